// The Node entry: the site, the function and the delivery of mails in one process.
import { company } from '../content/company.ts';
import { contactChoiceLabel } from '../content/contact-choices.ts';
import { describeKeeping } from '../domain/message-keeping.ts';
import { createAnnounce } from './announce.ts';
import { loadEnvFile } from './load-env-file.ts';
import { createLog, reasonOf } from './log.ts';
import { mailFolder } from './mail/mail-folder.ts';
import { tryMailServer } from './mail/smtp-transport.ts';
import { openHostWarning } from './open-host.ts';
import { misspeltVariables } from './setting-names.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartError, startServer } from './start-server.ts';

const STOP_AT_THE_LATEST_MS = 1_900;

const announce = createAnnounce(process.stdout.isTTY ?? false, (line) => process.stdout.write(`${line}\n`));
for (const oddity of [...loadEnvFile(), ...misspeltVariables(process.env)]) announce('warn', 'odd-setting', oddity);
const result = readSettings(process.env, company);
if (result.ok) await run(result.settings);
else fail(result.reason);

async function run(settings: Settings): Promise<void> {
  try {
    const log = createLog(settings.log, (line) => process.stdout.write(`${line}\n`));
    const server = await startServer(settings, { log, companyName: company.name, packageLabel: contactChoiceLabel });
    process.once('SIGTERM', () => stop(server));
    process.once('SIGINT', () => stop(server));
    announce('info', 'listening', `Going is at ${server.url}`);
    announce('info', 'keeping', describeKeeping(settings.keptMonths));
    const openHost = openHostWarning(settings);
    if (openHost) announce('warn', 'open-host', openHost);
    await announceMail(settings);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    fail(error.message);
  }
}

/** Says where mails go; a mail server that cannot be used is only warned of, because mails wait for it. */
async function announceMail({ smtp, dataDir }: Settings): Promise<void> {
  if (!smtp) {
    const text = `No mail server is set (SMTP_URL): each message is written as a mail file into ${mailFolder({ dataDir })}`;
    return announce('info', 'no-mail-server', text);
  }
  const reason = await tryMailServer(smtp);
  if (reason === null) return;
  const text = `The mail server ${smtp.host} port ${smtp.port} (SMTP_URL) cannot be used: ${reason} Messages are taken, and their mails wait for it.`;
  announce('warn', 'mail-server-unusable', text);
}

async function stop(server: { stop(): Promise<void> }): Promise<void> {
  // Ends what hangs. A second signal ends the process at once, because `once` has removed both handlers.
  setTimeout(() => process.exit(1), STOP_AT_THE_LATEST_MS).unref();
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    fail(`The server did not stop cleanly: ${reasonOf(error)}`);
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
