import { legalFacts } from '../content/company.ts';
import { links } from '../domain/links.ts';
import { findInPage } from './http/built-page.ts';
import type { SiteFiles } from './http/site-files.ts';
import type { Settings } from './settings.ts';

/**
 * Why this server may not post messages to MESSAGE_WEBHOOK_URL: the built privacy page does not name its host. Without
 * pages here the content's fact counts. Null if the page names it or there is no webhook.
 */
export function unnamedReceiver(
  files: SiteFiles,
  { messageWebhook }: Pick<Settings, 'messageWebhook'>,
  named = legalFacts.messageReceiver?.host,
): string | null {
  if (messageWebhook === null) return null;
  const { host } = new URL(messageWebhook.url);
  const said = files.size > 0 ? findInPage(files, links.privacy, /data-messages-also-to="([^"]+)"/) : named;
  if (said === host) return null;
  return `MESSAGE_WEBHOOK_URL would post messages to ${host}, which the privacy page does not name: set messageReceiver in content/company.ts to it, and run \`npm run build\`.`;
}
