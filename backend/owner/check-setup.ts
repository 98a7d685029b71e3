import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isReleased } from '../command-line.ts';
import { DEFAULT_SITE_DIR } from '../settings.ts';
import { checkServer } from './setup/check-server.ts';
import { checkPublicAddress, checkReceiver, readSetup, type Setup } from './setup/check-site.ts';
import { type Finding, fine, isAnyWrong, printFindings, wrong } from './setup/finding.ts';

type CheckBuild = (variables: Setup['variables']) => Finding[];

/** `--send-mail` also sends a test mail to CONTACT_TO. The exit code is 1 while anything is wrong. */
export async function run(args: string[], checkBuild: CheckBuild = checkRelease): Promise<void> {
  const sendsMail = args[0] === '--send-mail';
  if (args.length > (sendsMail ? 1 : 0)) {
    const [command, option] = [commandLine('check-setup'), commandLine('check-setup', '--send-mail')];
    console.error(`\`${command}\` knows one option: \`${option}\` sends a test mail to CONTACT_TO.`);
    process.exit(2);
  }
  const setup = readSetup(process.env, '.env');
  const { site, variables, findings } = setup;
  if (site && !isReleased) findings.push(checkPublicAddress(site));
  if (site) findings.push(...checkBuild(variables), ...(await checkReceiver(site)));
  findings.push(...(await checkServer(setup, sendsMail)));
  process.stdout.write(printFindings(findings));
  process.exitCode = isAnyWrong(findings) ? 1 : 0;
}

/** Whether the site lies beside the program, and for which address it was built: here, no setting changes that. */
function checkRelease(): Finding[] {
  const home = join(DEFAULT_SITE_DIR, 'index.html');
  const built = existsSync(home) && /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(home, 'utf8'))?.[1];
  if (built) return [checkPublicAddress({ PUBLIC_SITE_URL: new URL(built).origin }), fine('The site is built')];
  return [wrong('There is no built site', 'Copy the whole release: `npm run build` writes it into release/.')];
}
