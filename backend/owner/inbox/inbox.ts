// `npm run inbox`: shows the stored messages with the state of their mail, and retries, releases, marks, exports or erases
// them. `npm run inbox -- --help` lists the options.
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { Command, CommanderError, Option } from 'commander';
import { commandLine, commandStart, count } from '../../command-line.ts';
import type { Database } from '../../database/database.ts';
import { keptDatabases } from '../../database/open-database.ts';
import { reasonOf } from '../../log.ts';
import { mailAllAgain } from '../../outbox/enqueue.ts';
import { judgeMail } from '../../outbox/mail-health.ts';
import { channelsOf, receiversOf, type Settings } from '../../settings.ts';
import { describeMail, HELP } from '../../tell/describe-mail.ts';
import { changeMessage, eraseForGood, messagesOf, messageWith, Refusal } from './change-message.ts';
import { exportMessages, STATES } from './export-messages.ts';
import { countMessages, listMessages, listPage, type Shown } from './list-messages.ts';
import { NoMessages, openMessages } from './open-messages.ts';
import { printMessage } from './print-message.ts';

export class MailTrouble extends Refusal {}

export type InboxDependencies = {
  database: Database;
  settings: Pick<Settings, 'smtp' | 'messageWebhook' | 'dataDir' | 'mailFolder'>;
  confirm: (question: string) => Promise<boolean>;
  now: number;
};

/** How many messages are listed. */
const LISTED = 20;

const CHANGED = {
  retry: 'The message will be mailed',
  release: 'The message will be mailed',
  answered: 'The message is marked as answered.\n',
  seen: 'The refusal is marked as seen.\n',
} as const;
type Change = keyof typeof CHANGED;

type Options = { [Name in Change | 'erase']?: string } & {
  state?: keyof typeof STATES;
  check?: true;
  export?: 'csv';
};

export async function run(args: readonly string[]): Promise<void> {
  try {
    const asked = parseInbox(args);
    const { database, settings } = await openMessages();
    await print(answerInbox(asked, { database, settings, confirm, now: Date.now() }), database);
  } catch (error) {
    if (error instanceof NoMessages && args.length === 0) return console.log(error.message);
    const isKnown = error instanceof Refusal || error instanceof CommanderError;
    process.exitCode = error instanceof MailTrouble ? 3 : 1;
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    if (process.exitCode !== 0) console.error(isKnown ? error.message : reasonOf(error));
  }
}

/** Throws a `CommanderError`: with the exit code 0 after printing the help, otherwise with a sentence. */
export function parseInbox(args: readonly string[]): { id: string | undefined; options: Options } {
  const toFile = `${commandStart('inbox').replace(/ --$/, ' --silent --')} --export csv > FILE`;
  const command = new Command(commandStart('inbox'))
    .description(
      `Shows the newest ${LISTED} messages of the contact form that are not held, and the state of their mail.`,
    )
    .argument('[id]', 'shows one message in full')
    .addOption(
      new Option('--state <state>', `the newest ${LISTED} by their mail, or the answer`).choices(Object.keys(STATES)),
    )
    .addOption(new Option('--export <format>', `prints all: ${toFile}`).choices(['csv']))
    .option('--retry <id|all>', 'mails a message again, or all that were refused or written as files')
    .option('--release <id>', 'mails a held message')
    .option('--answered <id>', 'marks a message as answered')
    .option('--seen <id>', 'marks a refused mail as seen, which ends its alarm')
    .option('--erase <id|address>', 'erases a message, or all of an address, with deliveries and mail files')
    .option('--check', 'says whether mail goes out, for cron')
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 invalid options, 3 mail does not go out (--check).')
    // The caller prints the error that this throws.
    .configureOutput({ writeErr: () => {} })
    .exitOverride()
    .parse(args, { from: 'user' });
  const [options, [id]] = [command.opts<Options>(), command.args];
  if (Object.keys(options).length + command.args.length > 1) command.error('error: one option at a time, or an id');
  return { id, options };
}

/** Runs a command and yields the text to print. Rejects with a {@link Refusal} if it cannot. */
export async function* answerInbox(
  { id, options }: ReturnType<typeof parseInbox>,
  dependencies: InboxDependencies,
): AsyncGenerator<string> {
  const { database, settings, now } = dependencies;
  if (id !== undefined) return yield printMessage(await messageWith(database, id), 'in-full');
  if (options.check) {
    const health = await judgeMail(database, receiversOf(settings), now);
    if (health.trouble !== null) throw new MailTrouble(describeMail(health));
    return yield `${describeMail(health)}\n`;
  }
  if (options.export) return yield* exportMessages(listMessages(database, { show: 'any' }));
  if (options.erase !== undefined) return yield await erase(dependencies, options.erase);
  if (options.retry === 'all') return yield await retryAll(dependencies);
  for (const kind of Object.keys(CHANGED) as Change[]) {
    const one = options[kind];
    if (one === undefined) continue;
    await changeMessage(database, { kind, id: one, isSeen: true }, { channels: channelsOf(settings), now });
    return yield CHANGED[kind] + (kind === 'retry' || kind === 'release' ? whenMailed(settings) : '');
  }
  yield* list(dependencies, options.state ? STATES[options.state] : 'not-held');
}

async function* list({ database, settings, now }: InboxDependencies, show: Shown) {
  const held = await countMessages(database, 'held');
  yield `${describeMail(await judgeMail(database, receiversOf(settings), now))}\n`;
  if (held > 0) yield `${count(held, 'message')} held, not mailed: ${HELP.held}\n`;
  yield '\n';
  const { messages, next } = await listPage(database, { show }, null, LISTED);
  for (const message of messages) yield `${printMessage(message, 'in-list')}\n`;
  if (messages.length === 0) yield 'There are no messages to show.\n';
  if (next) yield `These are the newest ${LISTED}: \`${commandLine('inbox', '--export csv')}\` prints all.\n`;
}

async function retryAll({ database, settings, now }: InboxDependencies): Promise<string> {
  const { refused, written } = await mailAllAgain(database, now);
  const all = refused + written;
  if (all === 0) return 'There is nothing to mail: no mail was refused or written as a file.\n';
  return `${count(all, 'mail')} (${refused} refused before, ${written} written as files) will be sent${whenMailed(settings)}`;
}

function whenMailed({ smtp }: InboxDependencies['settings']): string {
  const soon = ' within seconds if the server runs, otherwise when it starts.\n';
  if (smtp) return soon;
  return `${soon}The settings here name no mail server (SMTP_URL): a server with the same settings writes mails as files.\n`;
}

async function erase({ database, settings, confirm }: InboxDependencies, whose: string): Promise<string> {
  const ids = await messagesOf(database, whose);
  if (ids.length === 0 && keptDatabases(settings.dataDir).length === 0)
    throw new Refusal(`No message ${whose.includes('@') ? 'came from this address' : 'with this id is stored'}.`);
  const question = `${count(ids.length, 'message')} of ${whose}: erase for good, with delivery and mail files?`;
  if (!(await confirm(question))) throw new Refusal('Nothing is erased.');
  return `${await eraseForGood(database, settings, ids, whose)}\n`;
}

async function print(texts: AsyncGenerator<string>, database: Database): Promise<void> {
  try {
    await pipeline(texts, process.stdout, { end: false });
  } catch (error) {
    // A closed pipe (`| head`) is no error.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  } finally {
    await database.close();
  }
}

/** Asks on stderr and resolves with whether the answer is the whole word yes; no answer is no. */
async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = once(terminal, 'close').then(() => '');
  const answered = await Promise.race([terminal.question(`${question} Type yes: `), closed]);
  terminal.close();
  return /^yes$/i.test(answered.trim());
}
