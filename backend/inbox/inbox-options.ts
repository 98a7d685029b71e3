import { parseArgs } from 'node:util';
import type { MessageFilter, Shown } from './list-messages.ts';

/** A parsed inbox command. */
export type InboxRequest =
  | { kind: 'help' }
  | { kind: 'check' }
  | { kind: 'list'; filter: MessageFilter; most: number }
  | { kind: 'show'; id: string }
  | { kind: 'export'; format: ExportFormat; filter: MessageFilter }
  | { kind: 'retry'; which: string }
  | { kind: 'release' | 'answered' | 'open' | 'seen'; id: string }
  | { kind: 'erase'; whose: string; isConfirmed: boolean };

export type ExportFormat = 'csv' | 'json';

export type InboxRequestResult = { ok: true; request: InboxRequest } | { ok: false; reason: string };

/** The values of `--state`, and what each shows. */
export const STATES = {
  waiting: 'waiting',
  mailed: 'sent',
  written: 'written',
  refused: 'dead',
  held: 'held',
  open: 'open',
  answered: 'answered',
} as const satisfies Record<string, Shown>;

/** How many messages are listed without `--all`. */
export const LISTED = 20;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  check: { type: 'boolean' },
  all: { type: 'boolean' },
  search: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  export: { type: 'string' },
  retry: { type: 'string' },
  release: { type: 'string' },
  answered: { type: 'string' },
  open: { type: 'string' },
  seen: { type: 'string' },
  erase: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

type Values = { [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean };

const ACTIONS = ['check', 'export', 'retry', 'release', 'answered', 'open', 'seen', 'erase'] as const;
const OF_ONE_MESSAGE = ['release', 'answered', 'open', 'seen'] as const;
const NEEDS = {
  search: 'some words',
  state: Object.keys(STATES).join(', '),
  since: 'a day such as 2026-11-01, or a time back such as 12h, 7d or 4w',
  export: 'csv or json',
  retry: 'the id of a message, or all',
  release: 'the id of a message',
  answered: 'the id of a message',
  open: 'the id of a message',
  seen: 'the id of a message',
  erase: 'the id of a message, or an e-mail address',
} as const;

/** Parses the command line; an invalid one gives a sentence. `now` is in ms since 1970. */
export function parseInboxOptions(args: readonly string[], now: number): InboxRequestResult {
  const read = readArgs(args);
  if (!read.ok) return read;
  const { values, ids } = read;
  if (values.help) return { ok: true, request: { kind: 'help' } };

  const asked = ACTIONS.filter((name) => values[name] !== undefined);
  if (asked.length + ids.length > 1)
    return wrong(`One thing at a time: one id, or one of ${ACTIONS.map((name) => `--${name}`).join(', ')}`);
  if (values.yes && values.erase === undefined) return wrong('--yes goes with --erase');
  const [id] = ids;
  const [action] = asked;
  const filters = (['all', 'search', 'state', 'since'] as const).filter((name) => values[name] !== undefined);
  if ((id !== undefined || (action && action !== 'export')) && filters.length > 0) {
    return wrong(`--${filters[0]} goes with the list and with --export only`);
  }
  if (values.check) return { ok: true, request: { kind: 'check' } };
  if (id !== undefined) return { ok: true, request: { kind: 'show', id } };
  if (values.retry !== undefined) return { ok: true, request: { kind: 'retry', which: values.retry } };
  for (const kind of OF_ONE_MESSAGE) {
    const ofOne = values[kind];
    if (ofOne !== undefined) return { ok: true, request: { kind, id: ofOne } };
  }
  if (values.erase !== undefined) {
    return { ok: true, request: { kind: 'erase', whose: values.erase, isConfirmed: values.yes ?? false } };
  }

  const { export: format } = values;
  if (format !== undefined && format !== 'csv' && format !== 'json') return needs('export');
  const { state } = values;
  if (state !== undefined && !isState(state)) return needs('state');
  const since = values.since === undefined ? null : parseSince(values.since, now);
  if (since === undefined) return needs('since');
  const search = values.search ?? null;
  // Looking for one message, or for one person's, includes those held.
  const everything: Shown = search !== null || format !== undefined ? 'any' : 'not-held';
  const show = state === undefined ? everything : STATES[state];
  const filter = { show, since, search };
  if (format !== undefined) return { ok: true, request: { kind: 'export', format, filter } };
  return { ok: true, request: { kind: 'list', filter, most: values.all ? Number.POSITIVE_INFINITY : LISTED } };
}

type Read = { ok: true; values: Values; ids: string[] } | { ok: false; reason: string };

function readArgs(args: readonly string[]): Read {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const empty = Object.entries(values).find(([, value]) => typeof value === 'string' && value.trim() === '');
    if (empty) return needs(empty[0] as keyof typeof NEEDS);
    return { ok: true, values, ids: positionals };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const [, name = ''] = /'(?:-\w, )?--?([\w-]+)/.exec(message) ?? [];
    if (name in NEEDS && code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return needs(name as keyof typeof NEEDS);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return wrong(`--${name} takes no value`);
    return wrong(`There is no option --${name}`);
  }
}

function needs(name: keyof typeof NEEDS): { ok: false; reason: string } {
  return wrong(`--${name} needs ${NEEDS[name]}`);
}

function wrong(what: string): { ok: false; reason: string } {
  return { ok: false, reason: `${what}. \`npm run inbox -- --help\` lists what there is.` };
}

function isState(text: string): text is keyof typeof STATES {
  return Object.hasOwn(STATES, text);
}

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const;

/** A date or time (UTC by default) or a time back from `now`; undefined for anything else. */
function parseSince(text: string, now: number): number | undefined {
  const [, count, unit] = /^(\d{1,5})([mhdw])$/.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?: ?UTC|Z)?)?$/.exec(text) ?? [];
  const parsed = Date.parse(`${day}T${time ?? '00:00'}Z`);
  // `Date` reads 30 February as a day in March.
  return Number.isNaN(parsed) || !new Date(parsed).toISOString().startsWith(day ?? ' ') ? undefined : parsed;
}
