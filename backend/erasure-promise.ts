import { links } from '../domain/links.ts';
import { inMonths, type KeptMonths } from '../domain/message-keeping.ts';
import { findInPage } from './http/built-page.ts';
import type { SiteFiles } from './http/site-files.ts';

/**
 * Why this server may not serve a built site: its privacy page promises to erase messages earlier than the server would. Null
 * if they agree or nothing is promised.
 */
export function brokenErasurePromise(files: SiteFiles, keptMonths: KeptMonths): string | null {
  const said = findInPage(files, links.privacy, /data-messages-kept="(\d+)"/);
  if (said === undefined || (keptMonths !== null && keptMonths <= Number(said))) return null;
  const kept = keptMonths === null ? 'for good' : `for ${inMonths(keptMonths)}`;
  return `The built site says that messages are kept for ${inMonths(Number(said))}, and this server would keep them ${kept}: run \`npm run build\`, or set CONTACT_KEEP_MONTHS to what the site says.`;
}
