import { isSampleValue } from '../../../build/content-check/samples.ts';
import { company } from '../../../content/company.ts';
import type { BillingTerms } from '../../../content/proof.ts';
import { CONTACT_FUNCTION_NAME, CONTACT_FUNCTION_PATH } from '../../../domain/contact-function.ts';
import {
  LOCAL_PUBLIC_KEY,
  messagesServer,
  readSiteSettings,
  type SiteSettings,
} from '../../../domain/site-settings.ts';
import { readEnvFile } from '../../env-file.ts';
import { openHostWarning } from '../../obstacles.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

type Variables = Record<string, string | undefined>;

export type Setup = { server: Settings | null; site: SiteSettings | null; variables: Variables; findings: Finding[] };

/** Reads the settings from the environment, which takes precedence, and a settings file. */
export function readSetup(environment: Variables, path: string): Setup {
  const file = readEnvFile(path);
  const remedy = 'Correct the settings: each line above names one, and .env.example lists them all.';
  const findings = (file.ok ? [] : file.reasons).map((what) => wrong(what, remedy));
  // What the file sets is not known: the defaults in its place are nobody's choice.
  if (!file.ok) return { server: null, site: null, variables: environment, findings };
  const variables = { ...file.variables, ...environment };
  const server = readSettings(variables, company);
  if (!server.ok) findings.push(wrong(server.reason, remedy));
  let site: SiteSettings | null = null;
  try {
    site = readSiteSettings(variables);
    if (findings.length === 0) findings.push(fine('Every setting can be read'));
  } catch (error) {
    findings.push(wrong((error as Error).message, remedy));
  }
  return { server: server.ok ? server.settings : null, site, variables, findings };
}

/** Addresses of this machine and of private networks. */
const PRIVATE = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[(::1?|f[cde].*)\]$/;

export function checkPublicAddress({ PUBLIC_SITE_URL: address }: Pick<SiteSettings, 'PUBLIC_SITE_URL'>): Finding {
  const what = `PUBLIC_SITE_URL is ${address}`;
  const remedy = 'Set PUBLIC_SITE_URL to the address of the site, such as https://www.your-name.com, and build again.';
  const { protocol, hostname } = new URL(address);
  const isHidden = isSampleValue(hostname) || PRIVATE.test(hostname);
  if (isHidden) return wrong(`${what}, where no visitor finds it`, remedy);
  return protocol === 'https:' ? fine(what) : wrong(`${what}: without https, browsers warn of it`, remedy);
}

export function checkProxy(settings: Settings): Finding {
  if (settings.trustedProxies === 0) {
    return advice(
      'TRUST_PROXY is 0: behind a proxy, the limit of messages counts all visitors as one',
      'Behind a proxy that ends TLS, set TRUST_PROXY=1 and HOST=127.0.0.1.',
    );
  }
  const open = openHostWarning(settings);
  if (open === null) return fine(`Trusted proxies: ${settings.trustedProxies}`);
  return advice(open, 'Set HOST=127.0.0.1, unless only the proxy reaches the port.');
}

const WITHIN_MS = 10_000;

/** Whether the settings here are not those of who takes the messages: a hosted project, or a server elsewhere. */
export function isElsewhere(site: SiteSettings, server: Settings | null): boolean {
  return site.PUBLIC_SUPABASE_URL !== '' || (messagesServer(site) !== '' && !server?.smtp);
}

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

export async function checkBooking({ bookingUrl }: Pick<typeof company, 'bookingUrl'> = company): Promise<Finding[]> {
  if (bookingUrl === '') return [];
  const signal = AbortSignal.timeout(WITHIN_MS);
  const status = await fetch(bookingUrl, { signal }).then(
    ({ status }) => status,
    () => null,
  );
  if (status !== null && status < 400) return [fine(`The booking page answers: ${bookingUrl}`)];
  const what = `The booking page ${bookingUrl} ${status === null ? 'does not answer' : `answers ${status}`}`;
  return [wrong(what, 'Correct bookingUrl in content/company.ts.')];
}

/** All of it is optional. `terms` are by language. */
export function checkProof(people: readonly unknown[], terms: Readonly<Record<string, BillingTerms>>): Finding {
  const namesIn = (of: object) => Object.entries(of).flatMap(([name, value]) => (value === null ? [name] : []));
  const empty = [
    { file: 'proof.ts', names: people.length > 0 ? [] : ['people'] },
    ...Object.entries(terms).map(([code, of]) => ({ file: `${code}/proof.ts`, names: namesIn(of) })),
  ].filter(({ names }) => names.length > 0);
  if (empty.length === 0) return fine('People and billing terms are shown');
  const where = empty.map(({ file, names }) => `${names.join(', ')} (content/${file})`).join('; ');
  return advice(`Still empty, and not shown: ${where}`, 'A founder trusts you sooner with them.');
}
