import { isSampleValue } from '../../../build/content-check/sample-values.ts';
import { company } from '../../../content/company.ts';
import { readSiteSettings, type SiteSettings } from '../../../domain/site-settings.ts';
import { readEnvFile } from '../../env-file.ts';
import { openHostWarning } from '../../obstacles.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

type Variables = Record<string, string | undefined>;

/** The settings of server and build as far as they can be read, what sets them, and the findings while reading. */
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

/** Whether visitors and search engines can use the site's public address. */
export function checkPublicAddress({ PUBLIC_SITE_URL: address }: Pick<SiteSettings, 'PUBLIC_SITE_URL'>): Finding {
  const what = `PUBLIC_SITE_URL is ${address}`;
  const remedy = 'Set PUBLIC_SITE_URL to the address of the site, such as https://www.your-name.com, and build again.';
  const { protocol, hostname } = new URL(address);
  const isHidden = isSampleValue(hostname) || PRIVATE.test(hostname);
  if (isHidden) return wrong(`${what}, where no visitor finds it`, remedy);
  return protocol === 'https:' ? fine(what) : wrong(`${what}: without https, browsers warn of it`, remedy);
}

/** Whether the server knows about the proxy in front of it, and only the proxy can reach it. */
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
