import { expect, test } from 'vitest';
import { type InboxRequest, parseInboxOptions } from './inbox-options.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const ALL = { show: 'not-held', since: null, search: null } as const;

const request = (...args: string[]) => parseInboxOptions(args, NOW);

test.each<[string[], InboxRequest]>([
  [[], { kind: 'list', filter: ALL, most: 20 }],
  [['--all'], { kind: 'list', filter: ALL, most: Number.POSITIVE_INFINITY }],
  [['--state', 'mailed'], { kind: 'list', filter: { ...ALL, show: 'sent' }, most: 20 }],
  [['--state', 'refused'], { kind: 'list', filter: { ...ALL, show: 'dead' }, most: 20 }],
  [['--state', 'held'], { kind: 'list', filter: { ...ALL, show: 'held' }, most: 20 }],
  [['--search', 'ada'], { kind: 'list', filter: { ...ALL, show: 'any', search: 'ada' }, most: 20 }],
  [['--since', '2026-11-01'], { kind: 'list', filter: { ...ALL, since: Date.parse('2026-11-01') }, most: 20 }],
  [['--since', '12h'], { kind: 'list', filter: { ...ALL, since: NOW - 12 * 3_600_000 }, most: 20 }],
  [['--export', 'csv'], { kind: 'export', format: 'csv', filter: { ...ALL, show: 'any' } }],
  [['an-id'], { kind: 'show', id: 'an-id' }],
  [['--retry', 'all'], { kind: 'retry-all' }],
  [['--retry', 'an-id'], { kind: 'retry', id: 'an-id' }],
  [['--release', 'an-id'], { kind: 'release', id: 'an-id' }],
  [['--answered', 'an-id'], { kind: 'answered', id: 'an-id' }],
  [['--open', 'an-id'], { kind: 'open', id: 'an-id' }],
  [['--seen', 'an-id'], { kind: 'seen', id: 'an-id' }],
  [['--state', 'open'], { kind: 'list', filter: { ...ALL, show: 'open' }, most: 20 }],
  [['--erase', 'a@example.com'], { kind: 'erase', whose: 'a@example.com', isConfirmed: false }],
  [['--erase', 'an-id', '--yes'], { kind: 'erase', whose: 'an-id', isConfirmed: true }],
  [['--check'], { kind: 'check' }],
])('parses %j', (args, meant) => {
  expect(request(...args)).toEqual(meant);
});

test.each([
  [['--nonsense'], "unknown option '--nonsense'"],
  [['--retry'], "option '--retry <id|all>' argument missing"],
  [['--retry', '--all'], "argument '--all' is invalid. A value is missing."],
  [['--erase', ' '], "argument ' ' is invalid. A value is missing."],
  [['--export', 'csv', '--search', ''], "argument '' is invalid. A value is missing."],
  [['--all=5'], "unknown option '--all=5'"],
  [['--yes'], '--yes goes with --erase'],
  [['--state', 'dead'], 'Allowed choices are waiting, mailed, written, refused, missed, held, open, answered'],
  [['--since', '2026-02-30'], 'Use a day such as 2026-11-01, or a time back such as 12h, 7d or 4w'],
  [['--since', 'yesterday'], 'Use a day such as 2026-11-01, or a time back such as 12h, 7d or 4w'],
  [['--export', 'xml'], 'Allowed choices are csv, json'],
  [['an-id', '--all'], 'an id goes without options'],
  [['--seen', 'an-id', '--all'], "option '--seen <id>' cannot be used with option '--all'"],
  [
    ['--retry', 'all', '--erase', 'an-id'],
    "option '--retry <id|all>' cannot be used with option '--erase <id|address>'",
  ],
  [['an-id', 'another'], 'too many arguments'],
])('refuses %j in a sentence', (args, sentence) => {
  expect(() => request(...args)).toThrow(sentence);
});
