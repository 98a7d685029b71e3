import { legalFacts } from '../content/company.ts';
import { links } from '../domain/links.ts';
import { inMonths } from '../domain/message-keeping.ts';
import { findInPage, type SiteFiles } from './http/site-files.ts';
import type { Settings } from './settings.ts';

const CANONICAL = /<link rel="canonical" href="(https:\/\/[^"]+)"/;

/** Why this server may not start with a built site, in a sentence; null if nothing is in the way. */
export function obstacleTo(files: SiteFiles, settings: Settings): string | null {
  return missingMailServer(files, settings) ?? unnamedReceiver(files, settings) ?? brokenPromise(files, settings);
}

function missingMailServer(files: SiteFiles, { smtp, writesMailFiles, siteUrl }: Settings): string | null {
  if (smtp !== null || writesMailFiles) return null;
  const address = siteUrl?.startsWith('https:') ? siteUrl : findInPage(files, links.home, CANONICAL);
  if (address === undefined) return null;
  return `The site is at ${address}, and no mail server is set: nobody would get its messages. Set SMTP_URL, or SMTP_URL=files if each message is to be written as a file only.`;
}

/** Without pages here, the content's fact counts. */
export function unnamedReceiver(
  files: SiteFiles,
  { messageWebhook }: Settings,
  named = legalFacts.messageReceiver?.host,
): string | null {
  if (messageWebhook === null) return null;
  const { host } = new URL(messageWebhook.url);
  const said = files.size > 0 ? findInPage(files, links.privacy, /data-messages-also-to="([^"]+)"/) : named;
  if (said === host) return null;
  return `MESSAGE_WEBHOOK_URL would post messages to ${host}, which the privacy page does not name: set messageReceiver in content/company.ts to it, and run \`npm run build\`.`;
}

function brokenPromise(files: SiteFiles, { keptMonths }: Settings): string | null {
  const said = findInPage(files, links.privacy, /data-messages-kept="(\d+)"/);
  if (said === undefined || (keptMonths !== null && keptMonths <= Number(said))) return null;
  const kept = keptMonths === null ? 'for good' : `for ${inMonths(keptMonths)}`;
  return `The built site says that messages are kept for ${inMonths(Number(said))}, and this server would keep them ${kept}: run \`npm run build\`, or set CONTACT_KEEP_MONTHS to what the site says.`;
}

const EVERYWHERE = [undefined, '0.0.0.0', '::'];

export function openHostWarning({ host, trustedProxies, port }: Settings): string | null {
  if (trustedProxies === 0 || !EVERYWHERE.includes(host)) return null;
  return `TRUST_PROXY is set, and HOST is every address of this machine: anyone who reaches port ${port} past the proxy can forge any sender. Set HOST=127.0.0.1, unless only the proxy reaches that port.`;
}
