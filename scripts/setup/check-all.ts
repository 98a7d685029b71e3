import type { Settings } from '../../backend/settings.ts';
import { checkBuild } from './check-build.ts';
import { checkData } from './check-data.ts';
import { checkHosted, isHosted } from './check-hosted.ts';
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
    ...(site && isHosted(site) ? await checkHosted(site) : server ? await checkServer(server, sendsMail) : []),
  ];
}

async function checkServer(server: Settings, sendsMail: boolean): Promise<Finding[]> {
  return [checkProxy(server), ...(await checkMail(server, sendsMail)), ...(await checkData(server))];
}
