import { Command, InvalidArgumentError, Option } from 'commander';
import type { MessageFilter, Shown } from './list-messages.ts';

/** A parsed inbox command. */
export type InboxRequest =
  | { kind: 'check' }
  | { kind: 'list'; filter: MessageFilter; most: number }
  | { kind: 'show'; id: string }
  | { kind: 'export'; format: ExportFormat; filter: MessageFilter }
  | { kind: 'retry-all' }
  | { kind: (typeof OF_ONE_MESSAGE)[number]; id: string }
  | { kind: 'erase'; whose: string; isConfirmed: boolean };

export type ExportFormat = 'csv' | 'json';

/** The values of `--state`, and what each shows. */
export const STATES = {
  waiting: 'waiting',
  mailed: 'sent',
  written: 'written',
  refused: 'dead',
  missed: 'missed',
  held: 'held',
  open: 'open',
  answered: 'answered',
} as const satisfies Record<string, Shown>;

/** How many messages are listed without `--all`. */
const LISTED = 20;

const OF_ONE_MESSAGE = ['retry', 'release', 'answered', 'open', 'seen'] as const;
const ACTIONS = ['check', ...OF_ONE_MESSAGE, 'erase'] as const;
const FILTERS = ['all', 'search', 'state', 'since'] as const;

type Values = { [Name in 'search' | 'erase' | (typeof OF_ONE_MESSAGE)[number]]?: string } & {
  all?: true;
  state?: keyof typeof STATES;
  since?: number;
  check?: true;
  export?: ExportFormat;
  yes?: true;
};

/**
 * Parses the command line; `now` is in ms since 1970. Throws a `CommanderError`: with the exit code 0 after printing the help,
 * otherwise with a sentence.
 */
export function parseInboxOptions(args: readonly string[], now: number): InboxRequest {
  const command = inboxCommand(now).parse(args, { from: 'user' });
  const values = command.opts<Values>();
  const [id] = command.args;
  if (id !== undefined && Object.keys(values).length > 0) command.error('error: an id goes without options');
  if (values.yes && values.erase === undefined) command.error('error: --yes goes with --erase');
  if (id !== undefined) return { kind: 'show', id };
  if (values.check) return { kind: 'check' };
  if (values.retry === 'all') return { kind: 'retry-all' };
  if (values.erase !== undefined) return { kind: 'erase', whose: values.erase, isConfirmed: values.yes ?? false };
  for (const kind of OF_ONE_MESSAGE) {
    const one = values[kind];
    if (one !== undefined) return { kind, id: one };
  }
  const { state, since = null, search = null, export: format } = values;
  // Searching, and exporting, includes held messages.
  const everything: Shown = search !== null || format !== undefined ? 'any' : 'not-held';
  const filter = { show: state === undefined ? everything : STATES[state], since, search };
  if (format !== undefined) return { kind: 'export', format, filter };
  return { kind: 'list', filter, most: values.all ? Number.POSITIVE_INFINITY : LISTED };
}

function inboxCommand(now: number): Command {
  /** An option that is used alone. */
  const action = (flags: string, description: string) => {
    const option = new Option(flags, description);
    if (option.required) option.argParser(parseText);
    return option.conflicts([...ACTIONS, ...FILTERS, 'export'].filter((name) => name !== option.attributeName()));
  };
  return (
    new Command('npm run inbox --')
      .description(
        `Shows the messages of the contact form and the state of their mail. Without options: the newest ${LISTED} that are not held.`,
      )
      .argument('[id]', 'shows one message in full')
      .optionsGroup('Choose messages:')
      .option('--all', `every message, not just the newest ${LISTED}`)
      .option(
        '--search <words>',
        'messages with all these words, in any field and any case, including held ones',
        parseText,
      )
      .addOption(new Option('--state <state>', 'by the state of the mail, or the answer').choices(Object.keys(STATES)))
      .option('--since <when>', 'since a day (2026-11-01, in UTC) or a time back (12h, 7d, 4w)', (text) =>
        parseSince(text, now),
      )
      .addOption(
        new Option(
          '--export <format>',
          'prints them for another program: npm run inbox --silent -- --export csv > FILE',
        ).choices(['csv', 'json']),
      )
      .optionsGroup('Change messages:')
      .addOption(action('--retry <id|all>', 'mails a message again, or all that were refused or written as files'))
      .addOption(action('--release <id>', 'mails a held message'))
      .addOption(action('--answered <id>', 'marks a message as answered'))
      .addOption(action('--open <id>', 'marks a message as not answered'))
      .addOption(action('--seen <id>', 'marks a refused mail as seen, which ends its alarm'))
      .addOption(
        action(
          '--erase <id|address>',
          'erases a message, or all from an email address, with deliveries and mail files',
        ),
      )
      .option('--yes', 'erases without asking for confirmation')
      .optionsGroup('More:')
      .addOption(action('--check', 'says whether mail goes out, for cron'))
      .helpOption('-h, --help', 'prints this help')
      .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 invalid options, 3 mail does not go out (--check).')
      // The caller prints the error that this throws.
      .configureOutput({ writeErr: () => {} })
      .exitOverride()
  );
}

/** A text that is neither blank nor an option whose own value was forgotten. */
function parseText(text: string): string {
  if (text.trim() === '' || text.startsWith('--')) throw new InvalidArgumentError('A value is missing.');
  return text;
}

const UNIT_MS = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;

/** A day (UTC) or a time back from `now`, in ms since 1970. */
function parseSince(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  const parsed = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // `Date` reads 30 February as a day in March.
  if (Number.isNaN(parsed) || !new Date(parsed).toISOString().startsWith(text)) {
    throw new InvalidArgumentError('Use a day such as 2026-11-01, or a time back such as 12h, 7d or 4w.');
  }
  return parsed;
}
