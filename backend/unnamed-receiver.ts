import { legalFacts } from '../content/company.ts';
import { links } from '../domain/links.ts';
import type { SiteFiles } from './http/site-files.ts';
import type { Settings } from './settings.ts';

/**
 * Why this server may not post messages to MESSAGE_WEBHOOK_URL: the built privacy page does not name its host. Without pages here
 * the content's fact counts. Null if the page names it or there is no webhook.
 */
export function unnamedReceiver(
  files: SiteFiles,
  { messageWebhook }: Pick<Settings, 'messageWebhook'>,
  named = legalFacts.messageReceiver?.host,
): string | null {
  if (messageWebhook === null) return null;
  const { host } = new URL(messageWebhook.url);
  const page = files.get(`${links.privacy.slice(1)}.html`);
  const [, built] = /data-messages-also-to="([^"]+)"/.exec(page ? new TextDecoder().decode(page.body) : '') ?? [];
  if ((files.size > 0 ? built : named) === host) return null;
  return `MESSAGE_WEBHOOK_URL would post messages to ${host}, which the privacy page does not name: set messageReceiver in content/company.ts to it, and run \`npm run build\`.`;
}
