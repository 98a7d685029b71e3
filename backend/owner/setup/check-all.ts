import { checkBuild } from './check-build.ts';
import { checkData } from './check-data.ts';
import { checkReceiver, isElsewhere } from './check-hosted.ts';
import { checkMail } from './check-mail.ts';
import { checkProxy, checkPublicAddress, readSetup } from './check-settings.ts';
import type { Finding } from './finding.ts';

/** Every check of the setup, in the order to fix them; `sendsMail` sends a test mail. */
export async function checkAll(
  environment: Record<string, string | undefined>,
  path: string,
  sendsMail: boolean,
): Promise<Finding[]> {
  const { server, site, findings } = readSetup(environment, path);
  if (site) findings.push(checkPublicAddress(site), ...(await checkBuild(site)));
  if (site) findings.push(...(await checkReceiver(site)));
  if (server && !(site && isElsewhere(site, server))) {
    findings.push(checkProxy(server), ...(await checkMail(server, sendsMail)), ...(await checkData(server)));
  }
  return findings;
}
