import type { Settings } from '../../backend/settings.ts';
import type { SiteSettings } from '../../domain/site-settings.ts';
import { checkBuild } from './check-build.ts';
import { checkData } from './check-data.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy } from './check-proxy.ts';
import { checkPublicAddress } from './check-public-address.ts';
import type { Finding } from './finding.ts';
import { readSetup } from './read-setup.ts';

/** Every check of the setup, in the order to fix them; `sendsMail` sends a test mail. */
export async function checkAll(
  environment: Record<string, string | undefined>,
  path: string,
  sendsMail: boolean,
): Promise<Finding[]> {
  const { server, site, findings } = readSetup(environment, path);
  return [
    ...findings,
    ...(site ? [checkPublicAddress(site), ...(await checkBuild(site))] : []),
    ...(site && isHosted(site) ? [HOSTED] : server ? await checkServer(server, sendsMail) : []),
  ];
}

async function checkServer(server: Settings, sendsMail: boolean): Promise<Finding[]> {
  return [checkProxy(server), ...(await checkMail(server, sendsMail)), ...(await checkData(server))];
}

/** Whether a hosted project takes the messages. */
export function isHosted(site: SiteSettings): boolean {
  return site.PUBLIC_SUPABASE_URL !== '';
}

/** Replaces the checks of mail, proxy and data when a hosted project has those. */
export const HOSTED: Finding = {
  level: 'advice',
  what: 'A hosted project takes the messages (PUBLIC_SUPABASE_URL): its mail server is a setting of its functions, which cannot be seen from here',
  remedy:
    'Send a message from the site, and see that it arrives; docs/operations/troubles.md says where to look otherwise.',
};
