import { Command, InvalidArgumentError, Option } from 'commander';
import { commandLine, commandStart, count, type startProgress } from '../../command-line.ts';
import type { PackageLabel } from '../../contact/message-fields.ts';
import type { Database } from '../../database/database.ts';
import { keptDatabases } from '../../database/open-database.ts';
import { mailAllAgain } from '../../outbox/enqueue.ts';
import { judgeMail } from '../../outbox/mail-health.ts';
import { channelsOf, receiversOf, type Settings } from '../../settings.ts';
import { describeMail } from '../../tell/describe-mail.ts';
import { changeMessage, eraseForGood, messagesOf, messageWith, Refusal } from './change-message.ts';
import { type ExportFormat, exportMessages, STATES } from './export-messages.ts';
import { countHeld, countRead, listMessages, type MessageFilter } from './list-messages.ts';
import { printMessage } from './print-message.ts';

export class MailTrouble extends Refusal {}

export type InboxDependencies = {
  database: Database;
  settings: Pick<Settings, 'smtp' | 'messageWebhook' | 'dataDir' | 'mailFolder'>;
  packageLabel: PackageLabel;
  startProgress: typeof startProgress;
  confirm: (question: string) => Promise<boolean>;
  now: () => number;
};

/** How many messages are listed without `--all`, and how many are read at a time. */
const [LISTED, PAGE] = [20, 200];

const CHANGES = {
  retry: 'The message will be mailed',
  release: 'The message will be mailed',
  answered: 'The message is marked as answered.',
  open: 'The message is marked as not yet answered.',
  seen: 'The refusal is marked as seen.',
} as const;
const KINDS = Object.keys(CHANGES) as (keyof typeof CHANGES)[];

type Options = { [Kind in keyof typeof CHANGES | 'search' | 'erase']?: string } & {
  all?: true;
  state?: keyof typeof STATES;
  since?: number;
  check?: true;
  export?: ExportFormat;
  yes?: true;
};

/** Throws a `CommanderError`: with the exit code 0 after printing the help, otherwise with a sentence. */
export function parseInbox(args: readonly string[], now: number): { id: string | undefined; options: Options } {
  const alone = ['check', 'erase', ...KINDS];
  /** An option that is used alone. */
  const action = (flags: string, description: string) => {
    const option = new Option(flags, description);
    if (option.required) option.argParser(parseText);
    const others = [...alone, 'all', 'search', 'state', 'since', 'export'];
    return option.conflicts(others.filter((name) => name !== option.attributeName()));
  };
  const command = new Command(commandStart('inbox'))
    .description(
      `Shows the newest ${LISTED} messages of the contact form that are not held, and the state of their mail.`,
    )
    .argument('[id]', 'shows one message in full')
    .option('--all', `all that there are, not just the newest ${LISTED}`)
    .option('--search <words>', 'messages with all these words in any field, including held ones', parseText)
    .addOption(new Option('--state <state>', 'by the state of the mail, or the answer').choices(Object.keys(STATES)))
    .option('--since <when>', 'since a day (2026-11-01, in UTC) or a time back (12h, 7d, 4w)', (text) =>
      parseSince(text, now),
    )
    .addOption(
      new Option(
        '--export <format>',
        `prints them: ${commandStart('inbox').replace(/ --$/, ' --silent --')} --export csv > FILE`,
      ).choices(['csv', 'json']),
    )
    .addOption(action('--retry <id|all>', 'mails a message again, or all that were refused or written as files'))
    .addOption(action('--release <id>', 'mails a held message'))
    .addOption(action('--answered <id>', 'marks a message as answered'))
    .addOption(action('--open <id>', 'marks a message as not answered'))
    .addOption(action('--seen <id>', 'marks a refused mail as seen, which ends its alarm'))
    .addOption(action('--erase <id|address>', 'erases a message, or all of an address, with deliveries and mail files'))
    .option('--yes', 'erases without asking for confirmation')
    .addOption(action('--check', 'says whether mail goes out, for cron'))
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 invalid options, 3 mail does not go out (--check).')
    // The caller prints the error that this throws.
    .configureOutput({ writeErr: () => {} })
    .exitOverride()
    .parse(args, { from: 'user' });
  const [options, [id]] = [command.opts<Options>(), command.args];
  if (id !== undefined && Object.keys(options).length > 0) command.error('error: an id goes without options');
  if (options.yes && options.erase === undefined) command.error('error: --yes goes with --erase');
  return { id, options };
}

/** A text that is neither blank nor an option whose own value was forgotten. */
function parseText(text: string): string {
  if (text.trim() === '' || text.startsWith('--')) throw new InvalidArgumentError('A value is missing.');
  return text;
}

const UNIT_MS = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;

function parseSince(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  const parsed = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // `Date` reads 30 February as a day in March.
  if (Number.isNaN(parsed) || !new Date(parsed).toISOString().startsWith(text))
    throw new InvalidArgumentError('Use a day such as 2026-11-01, or a time back such as 12h, 7d or 4w.');
  return parsed;
}

/** Runs a command and yields the text to print. Rejects with a {@link Refusal} if it cannot. */
export async function* answerInbox(
  { id, options }: ReturnType<typeof parseInbox>,
  dependencies: InboxDependencies,
): AsyncGenerator<string> {
  const { database, settings, packageLabel, now } = dependencies;
  if (id !== undefined) return yield printMessage(await messageWith(database, id), packageLabel, 'in-full');
  if (options.check) {
    const health = await judgeMail(database, receiversOf(settings), now());
    if (health.trouble !== null) throw new MailTrouble(describeMail(health));
    return yield `${describeMail(health)}\n`;
  }
  if (options.retry === 'all') return yield await retryAll(dependencies);
  if (options.erase !== undefined) return yield await erase(dependencies, options.erase, options.yes ?? false);
  for (const kind of KINDS) {
    const one = options[kind];
    if (one === undefined) continue;
    await changeMessage(database, { kind, id: one, isSeen: true }, { channels: channelsOf(settings), now: now() });
    const isMailed = kind === 'retry' || kind === 'release';
    return yield CHANGES[kind] + (isMailed ? whenMailed(settings) : '\n');
  }
  const { state, since = null, search = null, export: format } = options;
  // Searching, and exporting, includes held messages.
  const show = state !== undefined ? STATES[state] : search !== null || format !== undefined ? 'any' : 'not-held';
  const filter: MessageFilter = { show, since, search };
  yield* format === undefined ? list(dependencies, filter, options.all) : exportAll(dependencies, filter, format);
}

async function* list(
  { database, settings, packageLabel, now }: InboxDependencies,
  filter: MessageFilter,
  isAll = false,
): AsyncGenerator<string> {
  const held = await countHeld(database);
  yield `${describeMail(await judgeMail(database, receiversOf(settings), now()))}\n`;
  if (held > 0)
    yield `${count(held, 'message')} held, not mailed: \`${commandLine('inbox', '--state held')}\` shows them, \`${commandLine('inbox', '--release ID')}\` mails one that is not spam.\n`;
  yield '\n';
  let [printed, most] = [0, isAll ? Number.POSITIVE_INFINITY : LISTED];
  // One more than is printed, to tell whether there are more.
  for await (const page of listMessages(database, filter, Math.min(most + 1, PAGE))) {
    const shown = page.slice(0, most - printed);
    yield shown.map((message) => `${printMessage(message, packageLabel, 'in-list')}\n`).join('');
    printed += shown.length;
    if (shown.length < page.length) return yield `These are the newest ${most}: \`--all\` prints the others too.\n`;
  }
  if (printed === 0) yield 'There are no messages to show.\n';
}

async function* exportAll(
  { database, startProgress }: InboxDependencies,
  filter: MessageFilter,
  format: ExportFormat,
): AsyncGenerator<string> {
  const progress = startProgress('Exporting', { total: await countRead(database, filter), unit: 'messages' });
  try {
    yield* exportMessages(listMessages(database, filter, undefined, progress.update), format);
  } finally {
    progress.end();
  }
}

async function retryAll({ database, settings, now }: InboxDependencies): Promise<string> {
  const { refused, written } = await mailAllAgain(database, now());
  const all = refused + written;
  if (all === 0) return 'There is nothing to mail: no mail was refused or written as a file.\n';
  return `${count(all, 'mail')} (${refused} refused before, ${written} written as files) will be sent${whenMailed(settings)}`;
}

function whenMailed({ smtp }: InboxDependencies['settings']): string {
  const soon = ' within seconds if the server runs, otherwise when it starts.\n';
  if (smtp) return soon;
  return `${soon}The settings here name no mail server (SMTP_URL): a server with the same settings writes mails as files.\n`;
}

async function erase({ database, settings, confirm }: InboxDependencies, whose: string, isConfirmed: boolean) {
  const ids = await messagesOf(database, whose);
  if (ids.length === 0 && keptDatabases(settings.dataDir).length === 0)
    throw new Refusal(`No message ${whose.includes('@') ? 'came from this address' : 'with this id is stored'}.`);
  const question = `${count(ids.length, 'message')} of ${whose}: erase for good, with delivery and mail files?`;
  if (!isConfirmed && !(await confirm(question))) throw new Refusal('Nothing is erased.');
  return `${await eraseForGood(database, settings, ids, whose)}\n`;
}
