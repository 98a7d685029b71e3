import { CONTACT_FUNCTION_NAME, CONTACT_FUNCTION_PATH } from '../../../domain/contact-function.ts';
import { LOCAL_PUBLIC_KEY, messagesServer, type SiteSettings } from '../../../domain/site-settings.ts';
import type { Settings } from '../../settings.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

const WITHIN_MS = 10_000;

/** Whether the settings here are not those of who takes the messages: a hosted project, or a server elsewhere. */
export function isElsewhere(site: SiteSettings, server: Settings | null): boolean {
  return site.PUBLIC_SUPABASE_URL !== '' || (messagesServer(site) !== '' && !server?.smtp);
}

/** Who takes the messages of pages that are elsewhere, and what to look at when it does not. */
function receiverOf({ PUBLIC_SUPABASE_URL: hosted, PUBLIC_MESSAGES_URL: own }: SiteSettings) {
  if (hosted !== '')
    return {
      what: 'A hosted project takes the messages (PUBLIC_SUPABASE_URL): its mail server is a setting of its functions, which cannot be seen from here',
      silent: 'Check PUBLIC_SUPABASE_URL, and whether the project is paused: the dashboard says so.',
      refusing: `Deploy ${CONTACT_FUNCTION_NAME} (docs/operations/hosted.md); a paused project answers 540.`,
      origins: "among the function's secrets",
    };
  const isProxied = messagesServer({ PUBLIC_MESSAGES_URL: own, PUBLIC_SUPABASE_URL: hosted }) === '';
  return {
    what: 'Another server takes the messages (PUBLIC_MESSAGES_URL): its settings cannot be seen from here',
    silent: `Check ${isProxied ? 'PUBLIC_SITE_URL' : 'PUBLIC_MESSAGES_URL'}, and whether the server runs.`,
    refusing: isProxied
      ? `Let the proxy pass ${CONTACT_FUNCTION_PATH} on to the server.`
      : "PUBLIC_MESSAGES_URL must be the address of this project's server.",
    origins: 'on that server',
  };
}

/** What can be seen from here of who takes the messages of pages elsewhere: the pages' key, and whether it answers them. */
export async function checkReceiver(site: SiteSettings): Promise<Finding[]> {
  if (site.PUBLIC_MESSAGES_URL === '' && site.PUBLIC_SUPABASE_URL === '') return [];
  const hasNoKey = site.PUBLIC_SUPABASE_URL !== '' && site.PUBLIC_SUPABASE_KEY === LOCAL_PUBLIC_KEY;
  const remedy =
    'Send a message from the site, and see that it arrives; docs/operations/troubles.md says where to look otherwise.';
  return [...(hasNoKey ? [NO_KEY] : []), await askFunction(site), advice(receiverOf(site).what, remedy)];
}

const NO_KEY = wrong(
  'PUBLIC_SUPABASE_URL is set without PUBLIC_SUPABASE_KEY',
  "Set PUBLIC_SUPABASE_KEY to the project's publishable key (dashboard: Settings, API Keys), and build again.",
);

/** Asks the function as a browser of the site would before it sends a message. Sends none. */
async function askFunction(site: SiteSettings): Promise<Finding> {
  const server = messagesServer(site) || site.PUBLIC_SITE_URL;
  const url = `${server.replace(/\/$/, '')}${CONTACT_FUNCTION_PATH}`;
  const { origin } = new URL(site.PUBLIC_SITE_URL);
  const { silent, refusing, origins } = receiverOf(site);
  const headers = { origin, 'access-control-request-method': 'POST' };
  const signal = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch(url, { method: 'OPTIONS', headers, signal }).catch(() => null);
  if (answer === null) return wrong(`${url} does not answer`, silent);
  // A host of files answers 405 or 404, or 200 with a page.
  if (answer.status !== 204) return wrong(`${url} answers ${answer.status}`, refusing);
  if (messagesServer(site) !== '' && answer.headers.get('access-control-allow-origin') !== origin) {
    const what = `${CONTACT_FUNCTION_NAME} refuses messages from ${origin}`;
    return wrong(what, `Set CONTACT_ALLOWED_ORIGINS=${origin} ${origins}.`);
  }
  return fine(`${CONTACT_FUNCTION_NAME} answers the site`);
}
