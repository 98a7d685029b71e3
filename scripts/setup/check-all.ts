import { checkBuild } from './check-build.ts';
import { checkData } from './check-data.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy } from './check-proxy.ts';
import { checkPublicAddress } from './check-public-address.ts';
import type { Finding } from './finding.ts';
import { readSetup } from './read-setup.ts';

/** Everything that can be checked of the setup, in the order in which it is put right; `sendsMail` sends a test mail. */
export async function checkAll(
  environment: Record<string, string | undefined>,
  path: string,
  sendsMail: boolean,
): Promise<Finding[]> {
  const { server, site, findings } = readSetup(environment, path);
  return [
    ...findings,
    ...(site ? [checkPublicAddress(site), ...(await checkBuild(site))] : []),
    ...(server ? [checkProxy(server), ...(await checkMail(server, sendsMail)), ...(await checkData(server))] : []),
  ];
}
