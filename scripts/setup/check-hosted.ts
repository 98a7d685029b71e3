import { CONTACT_FUNCTION_NAME, CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { LOCAL_PUBLIC_KEY, type SiteSettings } from '../../domain/site-settings.ts';
import type { Finding } from './finding.ts';

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
    {
      level: 'advice',
      what: 'A hosted project takes the messages (PUBLIC_SUPABASE_URL): its mail server is a setting of its functions, which cannot be seen from here',
      remedy:
        'Send a message from the site, and see that it arrives; docs/operations/troubles.md says where to look otherwise.',
    },
  ];
}

const NO_KEY: Finding = {
  level: 'wrong',
  what: 'PUBLIC_SUPABASE_URL is set without PUBLIC_SUPABASE_KEY',
  remedy: "Set PUBLIC_SUPABASE_KEY to the project's publishable key (dashboard: Settings, API Keys), and build again.",
};

/** Asks the function as a browser of the site would before it sends a message. Sends none. */
async function askFunction({ PUBLIC_SUPABASE_URL: project, PUBLIC_SITE_URL: site }: SiteSettings): Promise<Finding> {
  const url = `${project.replace(/\/$/, '')}${CONTACT_FUNCTION_PATH}`;
  const origin = new URL(site).origin;
  const headers = { origin, 'access-control-request-method': 'POST' };
  const signal = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch(url, { method: 'OPTIONS', headers, signal }).catch(() => null);
  if (answer === null) {
    return {
      level: 'wrong',
      what: `${url} does not answer`,
      remedy: 'Check PUBLIC_SUPABASE_URL, and whether the project is paused: the dashboard says so.',
    };
  }
  if (!answer.ok) {
    return {
      level: 'wrong',
      what: `${url} answers ${answer.status}`,
      remedy: `Deploy ${CONTACT_FUNCTION_NAME} (docs/operations/hosted.md); a paused project answers 540.`,
    };
  }
  if (answer.headers.get('access-control-allow-origin') !== origin) {
    return {
      level: 'wrong',
      what: `${CONTACT_FUNCTION_NAME} refuses messages from ${origin}`,
      remedy: `Set CONTACT_ALLOWED_ORIGINS=${origin} among the function's secrets.`,
    };
  }
  return { level: 'fine', what: `${CONTACT_FUNCTION_NAME} answers the site` };
}
