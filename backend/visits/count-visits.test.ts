// Runs on SQLite and on Postgres.

import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { languages } from '../../content/languages.ts';
import { FIRST_LANGUAGE, pathIn } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import type { OrderData } from '../../domain/order.ts';
import { DAY_MS, dayOf, MOST_HOSTS, NOT_FOUND, OTHER_HOSTS, VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { SAMPLE_ORDER, storeOne } from '../../tests/outbox.ts';
import { countRows, test, testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import type { LogEntry } from '../log.ts';
import { parsePostgresAddress } from '../setting-values.ts';
import { answerVisits } from './answer-visits.ts';
import {
  addCounts,
  forgetOldCounts,
  isDeclaredRobot,
  referringHost,
  startCounting,
  type Visit,
  type VisitCount,
} from './count-visits.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const STORE_EVERY_MS = 5_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

function start(database: Database) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true });
  onTestFinished(() => void vi.useRealTimers());
  const clock = { now: NOW };
  const logged: LogEntry[] = [];
  const counting = startCounting({ database, now: () => clock.now, log: (entry) => logged.push(entry) });
  const usual = { page: '/kickoff', isPrepared: false, userAgent: BROWSER, referrer: undefined, host: 'going.example' };
  const visit = (changes: Partial<Visit> = {}) => counting.count({ ...usual, ...changes });
  return { clock, logged, visit, stop: counting.stop };
}

const TODAY = dayOf(NOW);
const opened = (name: string, requests = 1, day = TODAY): VisitCount => ({ day, kind: 'opened', name, requests });
const prepared = (name: string, requests = 1): VisitCount => ({ ...opened(name, requests), kind: 'prepared' });
const referrer = (name: string, requests = 1): VisitCount => ({ ...opened(name, requests), kind: 'referrer' });
const stored = (database: Database) =>
  database.query<VisitCount>('select day, kind, name, requests from going.visit order by day, kind, name');

test('marks each day on which it counts, with or without visits', async ({ database }) => {
  const { clock, stop } = start(database);
  await vi.advanceTimersByTimeAsync(STORE_EVERY_MS);
  clock.now += DAY_MS;
  await stop();
  expect(await stored(database)).toEqual([opened('/', 0), opened('/', 0, TODAY + 1)]);
});

test('stores later what could not be stored, of many hosts as one, and logs that once', async ({ database }) => {
  const transaction = vi.spyOn(database, 'transaction').mockRejectedValue(new Error('the disk is full'));
  const { visit, stop, logged } = start(database);
  visit();
  for (let index = 0; index < 3_000; index += 1) visit({ referrer: `https://site-${index}.example/` });
  await vi.advanceTimersByTimeAsync(2 * STORE_EVERY_MS);
  expect(transaction.mock.calls.length).toBeGreaterThan(1);
  expect(logged).toEqual([{ level: 'error', event: 'visits-not-stored', reason: 'the disk is full' }]);
  const written: unknown[] = [];
  transaction.mockImplementation((work) =>
    work({
      query: async (sql, parameters) => {
        if (sql.startsWith('insert')) written.push(parameters);
        return [];
      },
    }),
  );
  visit();
  await stop();
  expect(written.length).toBeLessThanOrEqual(2_002);
  expect(written).toContainEqual([TODAY, 'opened', '/kickoff', 3_002]);
  expect(logged).toHaveLength(1);
});

test.each([
  ['https://news.example.com/item?id=1&token=secret#top', 'news.example.com'],
  ['http://user:password@example.com:8080/private', 'example.com'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  [undefined, null],
  ['android-app://com.example.mail/', null],
  ['https://going.example/kickoff', null],
  ['http://www.going.example:3000/', null],
  ['http://192.0.2.7/', OTHER_HOSTS],
  ['http://[2001:db8::7]/', OTHER_HOSTS],
  ['http://localhost:3000/', OTHER_HOSTS],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, OTHER_HOSTS],
  ["https://';drop.table/", OTHER_HOSTS],
])('keeps of %s the host alone: %s', (referrer, host) => {
  for (const own of ['going.example', 'www.GOING.example:3000']) expect(referringHost(referrer, own)).toBe(host);
  if (host !== null) for (const none of [undefined, '"><script>']) expect(referringHost(referrer, none)).toBe(host);
});

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

const BROWSERS = [
  `${WINDOWS} Chrome/150.0.0.0 Safari/537.36`,
  BROWSER,
  'Mozilla/5.0 (Linux; Android 14; CUBOT_X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
];
const ROBOTS = [
  undefined,
  '',
  'curl/8.5.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  `${WINDOWS} HeadlessChrome/150.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
];

test('tells programs that say what they are from browsers', () => {
  expect(BROWSERS.filter((userAgent) => isDeclaredRobot(userAgent))).toEqual([]);
  expect(ROBOTS.filter((userAgent) => !isDeclaredRobot(userAgent))).toEqual([]);
});

test('loses nothing when several servers add at the same time', async () => {
  const path = join(await temporaryFolder(), 'shared.sqlite');
  const servers = await Promise.all([testDatabase(path), testDatabase(path)]);
  const pages = ['/', '/kickoff', '/compare'].map((name) => opened(name));
  await Promise.all(
    servers.flatMap((database, server) =>
      Array.from({ length: 10 }, () => addCounts(database, server === 0 ? pages : pages.toReversed())),
    ),
  );
  expect((await stored(servers[0])).map(({ requests }) => requests)).toEqual([20, 20, 20]);
  for (const server of servers) await server.close();
});

test('tells so many referring hosts apart on a day, and counts the rest as one', async ({ database }) => {
  const hosts = Array.from({ length: MOST_HOSTS + 20 }, (_, index) => referrer(`site-${1_000 + index}.example`));
  await addCounts(database, hosts.slice(0, 10));
  await addCounts(database, hosts);
  await addCounts(database, [referrer('late.example', 5), referrer('site-1000.example')]);
  const counts = new Map((await stored(database)).map(({ name, requests }) => [name, requests]));
  expect(counts.size).toBe(MOST_HOSTS + 1);
  const all = [OTHER_HOSTS, 'site-1000.example', 'late.example'].map((name) => counts.get(name));
  expect(all).toEqual([25, 3, undefined]);
});

test('keeps as many days as the privacy page says, and forgets those before', async ({ database }) => {
  const oldest = TODAY - VISITS_KEPT_DAYS + 1;
  await addCounts(database, [opened('/', 1, oldest - 1), opened('/', 2, oldest), opened('/', 3)]);
  await forgetOldCounts(database, TODAY);
  expect(await stored(database)).toEqual([opened('/', 2, oldest), opened('/', 3)]);
  await forgetOldCounts(database, TODAY + VISITS_KEPT_DAYS);
  expect(await countRows(database, 'visit')).toBe(0);
});

/** English again if there is no other. */
const OTHER = Object.keys(languages).at(-1) ?? FIRST_LANGUAGE;
const HERE = { siteDir: './dist', formTargets: [], postgres: null };

const visits = (database: Database, days = 7) => answerVisits(database, HERE, days, NOW);

const store = (database: Database, at: string, order: OrderData | null, spam: string | null = null) =>
  storeOne(database, {}, { at: Date.parse(at), order, spam });

test('shows the way to an order day by day', async ({ database }) => {
  await addCounts(database, [
    opened('/', 5),
    opened(links.package('kickoff'), 2),
    opened(pathIn(OTHER, links.package('kickoff')), 1),
    opened(links.checkout('kickoff'), 1),
    opened(pathIn(OTHER, links.checkout('kickoff')), 1),
    opened(links.checkout('kickoff', 'payment'), 1),
    opened(NOT_FOUND, 9),
    opened('/', 0, TODAY - 1),
    opened('/', 7, TODAY - 6),
    opened('/', 100, TODAY - 7),
  ]);
  await store(database, '2026-03-01T00:00:00.000Z', null);
  await store(database, '2026-03-01T11:00:00.000Z', SAMPLE_ORDER);
  await store(database, '2026-03-01T11:30:00.000Z', SAMPLE_ORDER, 'it has links in markup');
  await store(database, '2026-02-28T23:59:59.999Z', null);
  const { days } = await visits(database);
  const figures = { visits: 0, packagePages: 0, checkouts: 0, messages: 0, orders: 0 };
  const day = (date: string, isCounted: boolean, changes: Partial<typeof figures> = {}) => ({
    ...figures,
    time: Date.parse(date),
    isCounted,
    ...changes,
  });
  expect(days).toHaveLength(7);
  expect(days.slice(0, 2)).toEqual([day('2026-02-23', true, { visits: 7 }), day('2026-02-24', false)]);
  const today = { visits: 11, packagePages: 3, checkouts: 2, messages: 2, orders: 1 };
  expect(days.slice(5)).toEqual([day('2026-02-28', true, { messages: 1 }), day('2026-03-01', true, today)]);
});

test('compares with as many days before, if visits were counted on all of them and since', async ({ database }) => {
  const daily = Array.from({ length: 15 }, (_, index) => opened('/', index, TODAY - index));
  const before = async () => (await visits(database)).before;
  await addCounts(database, daily.slice(1, 14));
  expect(await before(), 'the first day may have begun late').toBeNull();
  await addCounts(database, daily.slice(14));
  await store(database, '2026-02-22T23:59:59.999Z', SAMPLE_ORDER);
  expect((await before())?.map((day) => day.visits)).toEqual([13, 12, 11, 10, 9, 8, 7]);
  expect((await before())?.at(-1)).toMatchObject({ time: Date.parse('2026-02-22'), messages: 1, orders: 1 });
  await database.query('delete from going.visit where day = $1', [TODAY - 3]);
  expect(await before(), 'a day without figures').toBeNull();
});

test('shows pages and sites, those with the most first, and what was prepared apart', async ({ database }) => {
  await addCounts(database, [
    opened('/', 2),
    opened('/', 2, TODAY - 1),
    opened('/compare', 9),
    prepared('/compare', 1),
    prepared(links.package('kickoff'), 4),
    prepared(links.checkout('kickoff'), 6),
    prepared(NOT_FOUND, 8),
    opened('/find', 0),
    referrer('example.com', 1),
    referrer(OTHER_HOSTS, 2),
    opened('/terms', 50, TODAY - 7),
  ]);
  const answer = await visits(database);
  expect(answer.pages).toEqual([
    { path: '/compare', opened: 9, prepared: 1 },
    { path: '/', opened: 4, prepared: 0 },
    { path: NOT_FOUND, opened: 0, prepared: 8 },
    { path: links.checkout('kickoff'), opened: 0, prepared: 6 },
    { path: links.package('kickoff'), opened: 0, prepared: 4 },
  ]);
  expect(answer.prepared).toEqual({ visits: 11, packagePages: 4, checkouts: 6 });
  expect(answer.hosts).toEqual([
    { host: OTHER_HOSTS, visits: 2 },
    { host: 'example.com', visits: 1 },
  ]);
});

test('says whether visits are counted now, when they last were, and whether pages are on a CDN', async ({
  database,
}) => {
  const at = (host: string) => parsePostgresAddress(`postgres://user:password@${host}:5432/postgres`);
  type Place = Partial<Parameters<typeof answerVisits>[1]>;
  const answer = (changes: Place = {}) => answerVisits(database, { ...HERE, ...changes }, 7, NOW);
  expect(await answer()).toMatchObject({ counting: 'off', lastCounted: null, pages: [], hosts: [] });
  const elsewhere: Place[] = [
    { siteDir: null },
    { formTargets: ['https://api.going.example'] },
    { postgres: at('aws-0-eu-central-1.pooler.supabase.com') },
    { postgres: at('db.abcdefghijklmnopqrst.supabase.co') },
  ];
  for (const place of elsewhere) expect(await answer(place)).toMatchObject({ counting: 'elsewhere' });
  expect(await answer({ postgres: at('db.example.com') })).toMatchObject({ counting: 'off' });
  await addCounts(database, [opened('/', 1, TODAY - 2)]);
  expect(await answer()).toMatchObject({ counting: 'off', lastCounted: Date.parse('2026-02-27') });
  await addCounts(database, [opened('/', 0, TODAY - 1)]);
  expect(await answer({ siteDir: null })).toMatchObject({ counting: 'on', lastCounted: Date.parse('2026-02-28') });
});
