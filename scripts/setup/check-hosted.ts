import { CONTACT_FUNCTION_NAME, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { LOCAL_PUBLIC_KEY, type SiteSettings } from '../../domain/site-settings.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

const WITHIN_MS = 10_000;

/** Whether a hosted project takes the messages. */
export function isHosted(site: SiteSettings): boolean {
  return site.PUBLIC_SUPABASE_URL !== '';
}

/** What can be seen of a hosted project from here: the pages' key, and whether the function answers the pages. */
export async function checkHosted(site: SiteSettings): Promise<Finding[]> {
  return [
    ...(site.PUBLIC_SUPABASE_KEY === LOCAL_PUBLIC_KEY ? [NO_KEY] : []),
    await askFunction(site),
    advice(
      'A hosted project takes the messages (PUBLIC_SUPABASE_URL): its mail server is a setting of its functions, which cannot be seen from here',
      'Send a message from the site, and see that it arrives; docs/operations/troubles.md says where to look otherwise.',
    ),
  ];
}

const NO_KEY = wrong(
  'PUBLIC_SUPABASE_URL is set without PUBLIC_SUPABASE_KEY',
  "Set PUBLIC_SUPABASE_KEY to the project's publishable key (dashboard: Settings, API Keys), and build again.",
);

/** Asks the function as a browser of the site would before it sends a message. Sends none. */
async function askFunction({ PUBLIC_SUPABASE_URL: project, PUBLIC_SITE_URL: site }: SiteSettings): Promise<Finding> {
  const url = `${project.replace(/\/$/, '')}${CONTACT_FUNCTION_PATH}`;
  const origin = new URL(site).origin;
  const headers = { origin, 'access-control-request-method': 'POST' };
  const signal = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch(url, { method: 'OPTIONS', headers, signal }).catch(() => null);
  if (answer === null) {
    const remedy = 'Check PUBLIC_SUPABASE_URL, and whether the project is paused: the dashboard says so.';
    return wrong(`${url} does not answer`, remedy);
  }
  if (!answer.ok) {
    const remedy = `Deploy ${CONTACT_FUNCTION_NAME} (docs/operations/hosted.md); a paused project answers 540.`;
    return wrong(`${url} answers ${answer.status}`, remedy);
  }
  if (answer.headers.get('access-control-allow-origin') !== origin) {
    const remedy = `Set CONTACT_ALLOWED_ORIGINS=${origin} among the function's secrets.`;
    return wrong(`${CONTACT_FUNCTION_NAME} refuses messages from ${origin}`, remedy);
  }
  return fine(`${CONTACT_FUNCTION_NAME} answers the site`);
}
