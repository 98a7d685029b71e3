import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isSampleValue } from '../../../build/content-check/samples.ts';
import { commandLine } from '../../command-line.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { DATABASE_FILE } from '../../database/sqlite.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { createSmtpTransport, tryMailServer } from '../../mail/smtp-transport.ts';
import { countIn } from '../../outbox/delivery-state.ts';
import type { Settings } from '../../settings.ts';
import { backupIsOld, lastBackup } from '../../tell/alarm-row.ts';
import { countMessages } from '../inbox/list-messages.ts';
import { checkProxy, isElsewhere, type Setup } from './check-site.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

const SEND_TIMEOUT_MS = 30_000;

/** Checks nothing where the settings here are not those of who takes the messages. */
export async function checkServer({ server, site }: Setup, sendsOne: boolean): Promise<Finding[]> {
  if (!server || (site && isElsewhere(site, server))) return [];
  return [checkProxy(server), ...(await checkMail(server, sendsOne)), ...(await checkData(server))];
}

export async function checkMail(settings: Settings, sendsOne: boolean): Promise<Finding[]> {
  return [checkRecipient(settings), ...(await checkMailServer(settings, sendsOne))];
}

function checkRecipient({ contactTo }: Settings): Finding {
  const what = `Messages are mailed to ${contactTo.join(', ')} (CONTACT_TO)`;
  if (!contactTo.some(isSampleValue)) return fine(what);
  const remedy = 'Set CONTACT_TO, or the email in content/company.ts, to your own address.';
  return wrong(`${what}, which nobody reads`, remedy);
}

async function checkMailServer({ smtp, writesMailFiles, contactFrom, contactTo }: Settings, sendsOne: boolean) {
  if (!smtp) {
    const what = writesMailFiles
      ? 'Mails are written as files (SMTP_URL=files), and nobody gets them'
      : 'No mail server is set (SMTP_URL): mails are written as files, and a site on https does not start';
    const remedy = `Set SMTP_URL, such as smtps://user:password@mail.your-name.com:465; \`${commandLine('inbox', '--retry all')}\` then mails what was written.`;
    return [wrong(what, remedy)];
  }
  const place = `The mail server ${smtp.host} port ${smtp.port} (SMTP_URL)`;
  const reason = await tryMailServer(smtp);
  if (reason !== null) {
    const remedy = 'Fix what the mail server reports: its name, port, user and password are in SMTP_URL.';
    return [wrong(`${place} cannot be used: ${reason}`, remedy)];
  }
  // A server that offers no login is not given one.
  const usable = fine(`${place} ${smtp.user ? 'answers, and does not refuse the login' : 'answers'}`);
  if (!sendsOne) return [usable];
  const late = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const result = await createSmtpTransport(smtp).send(testMail(contactFrom, contactTo), late);
  const missed = result.kind === 'sent' ? result.missed.map(({ address, reason }) => `${address}: ${reason}`) : [];
  if (result.kind !== 'sent' || missed.length > 0) {
    const what = `The mail server did not confirm the test mail for every address: ${'reason' in result ? result.reason : missed.join(' ')}`;
    const remedy =
      'Do what the mail server says: it may want a user in SMTP_URL, a CONTACT_FROM that it may send for, or a CONTACT_TO that exists. What it puts off (4xx), try again later; messages are tried again by themselves.';
    return [usable, wrong(what, remedy)];
  }
  return [usable, fine(`A test mail is on its way to ${contactTo.join(', ')}`)];
}

function testMail(from: Settings['contactFrom'], to: Settings['contactTo']): Mail {
  const message = `You asked for this mail with \`${commandLine('check-setup', '--send-mail')}\`. Messages from the website are mailed the same way.`;
  const subject = `${from.name}: a test mail`;
  const content = { heading: subject, fields: [], message, footer: 'Sent once.' };
  return composeMail(content, {
    id: `test-${crypto.randomUUID()}`,
    time: Date.now(),
    from,
    to,
    replyTo: null,
    subject,
  });
}

export async function checkData(settings: Settings): Promise<Finding[]> {
  const { postgres, dataDir } = settings;
  if (!postgres && !existsSync(join(dataDir, DATABASE_FILE))) return [await checkFolder(dataDir), NO_BACKUP];
  const opened = await openDatabase(settings);
  if (!opened.ok) return [wrong(opened.reason, 'Fix what the database reports above.')];
  const { database } = opened;
  try {
    const place = postgres ? `${postgres.database} on ${postgres.host} (DATABASE_URL)` : `${dataDir} (DATA_DIR)`;
    const messages = await checkMessages(database);
    return [fine(`Messages are kept in ${place}`), ...messages, await checkBackup(database, settings)];
  } finally {
    await database.close();
  }
}

async function checkMessages(database: Database): Promise<Finding[]> {
  const [refused, written, held] = await Promise.all([
    countIn(database, 'dead'),
    countIn(database, 'written'),
    countMessages(database, 'held'),
  ]);
  if (refused + written + held === 0) return [];
  const what = `Messages that were not mailed: ${refused} refused, ${written} written as files, ${held} held`;
  const [again, release] = [commandLine('inbox', '--retry all'), commandLine('inbox', '--release ID')];
  return [advice(what, `\`${again}\` mails those refused and written, \`${release}\` one that is held.`)];
}

async function checkBackup(database: Database, { backupEveryDays }: Settings): Promise<Finding> {
  const last = await lastBackup(database);
  if (last === null) return NO_BACKUP;
  const old = backupIsOld(last, backupEveryDays, Date.now());
  if (old !== null) return advice(old, 'docs/operations/backup.md says how to make one every night.');
  return fine(`The last noted backup is of ${new Date(last).toISOString().slice(0, 10)}`);
}

const NO_BACKUP = advice(
  'No backup is noted',
  'From the first message on, back them up every night: docs/operations/backup.md says how, and how to test a backup.',
);

async function checkFolder(folder: string): Promise<Finding> {
  let nearest = resolve(folder);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  const writable = await access(nearest, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (writable && (await stat(nearest)).isDirectory()) return fine(`Messages will be kept in ${folder} (DATA_DIR)`);
  const what = `Nothing can be written into ${folder} (DATA_DIR)`;
  return wrong(what, "Set DATA_DIR to a folder that the server's user can write to.");
}
