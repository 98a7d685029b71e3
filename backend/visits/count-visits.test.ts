// Runs on SQLite and on Postgres.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { DAY_MS, dayOf, MOST_HOSTS, NOT_FOUND, OTHER_HOSTS } from '../../domain/visits.ts';
import { test } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import type { LogEntry } from '../log.ts';
import { isDeclaredRobot, referringHost, startCounting, type Visit } from './count-visits.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const STORE_EVERY_MS = 5_000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(database: Database) {
  const clock = { now: NOW };
  const logged: LogEntry[] = [];
  const counting = startCounting({ database, now: () => clock.now, log: (entry) => logged.push(entry) });
  const visit = (changes: Partial<Visit> = {}) =>
    counting.count({
      page: '/kickoff',
      isPrepared: false,
      userAgent: BROWSER,
      referrer: undefined,
      host: 'going.example',
      ...changes,
    });
  return { clock, logged, visit, stop: counting.stop };
}

/** What is stored, as `kind name requests`, without the row of the day. */
async function stored(database: Database, time = NOW): Promise<string[]> {
  const rows = await database.query<{ kind: string; name: string; requests: number }>(
    'select kind, name, requests from going.visit where day = $1 and requests > 0 order by kind, name',
    [dayOf(time)],
  );
  return rows.map(({ kind, name, requests }) => `${kind} ${name} ${requests}`);
}

test('stores at its end what was counted, page by page', async ({ database }) => {
  const { visit, stop } = start(database);
  for (const page of ['/', '/kickoff', '/kickoff', NOT_FOUND]) visit({ page });
  await stop();
  expect(await stored(database)).toEqual(['opened / 1', 'opened /kickoff 2', `opened ${NOT_FOUND} 1`]);
});

test('leaves out robots, and counts what is prepared apart and without a referrer', async ({ database }) => {
  const { visit, stop } = start(database);
  const referrer = 'https://news.example.com/item?secret=1';
  visit({ referrer });
  visit({ referrer, userAgent: 'curl/8.5.0' });
  visit({ referrer, isPrepared: true });
  visit({ referrer: 'https://going.example/compare' });
  await stop();
  expect(await stored(database)).toEqual(['opened /kickoff 2', 'prepared /kickoff 1', 'referrer news.example.com 1']);
});

test('marks each day on which it counts, with or without visits', async ({ database }) => {
  const { clock, stop } = start(database);
  await vi.advanceTimersByTimeAsync(STORE_EVERY_MS);
  clock.now += DAY_MS;
  await stop();
  expect(await database.query('select day, name, requests from going.visit order by day')).toEqual([
    { day: dayOf(NOW), name: '/', requests: 0 },
    { day: dayOf(NOW) + 1, name: '/', requests: 0 },
  ]);
});

test('tries again with the next counts what could not be stored, and logs that once', async ({ database }) => {
  const transaction = vi.spyOn(database, 'transaction').mockRejectedValue(new Error('the disk is full'));
  const { visit, stop, logged } = start(database);
  visit();
  await vi.advanceTimersByTimeAsync(2 * STORE_EVERY_MS);
  expect(transaction.mock.calls.length).toBeGreaterThan(1);
  expect(logged).toEqual([{ level: 'error', event: 'visits-not-stored', reason: 'the disk is full' }]);
  transaction.mockRestore();
  visit();
  await stop();
  expect(await stored(database)).toEqual(['opened /kickoff 2']);
  expect(logged).toHaveLength(1);
});

test('remembers so many hosts until they are stored, however long that fails', async ({ database }) => {
  const transaction = vi.spyOn(database, 'transaction').mockRejectedValue(new Error('away'));
  const { visit, stop } = start(database);
  const flood = (name: string) => {
    for (let index = 0; index < MOST_HOSTS; index += 1) visit({ referrer: `https://${name}-${index}.example/` });
  };
  for (const name of ['a', 'b', 'c']) {
    flood(name);
    await vi.advanceTimersByTimeAsync(STORE_EVERY_MS);
  }
  const written: unknown[] = [];
  transaction.mockImplementation((work) =>
    work({
      query: async (sql, parameters) => {
        if (sql.startsWith('insert')) written.push(parameters);
        return [];
      },
    }),
  );
  await stop();
  const hosts = written.filter((row) => (row as string[])[1] === 'referrer');
  expect(hosts).toHaveLength(MOST_HOSTS + 1);
  expect(hosts).toContainEqual([dayOf(NOW), 'referrer', OTHER_HOSTS, 2 * MOST_HOSTS]);
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
});

test('does not need the name of the site', () => {
  for (const own of [undefined, '"><script>']) expect(referringHost('https://example.com/', own)).toBe('example.com');
});

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

const BROWSERS = [
  `${WINDOWS} Chrome/150.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT_X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
];
const ROBOTS = [
  undefined,
  '',
  'curl/8.5.0',
  'Go-http-client/2.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  `${WINDOWS} HeadlessChrome/150.0.0.0 Safari/537.36`,
  `${WINDOWS} Chrome/150.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
];

test('tells programs that say what they are from browsers', () => {
  expect(BROWSERS.filter((userAgent) => isDeclaredRobot(userAgent))).toEqual([]);
  expect(ROBOTS.filter((userAgent) => !isDeclaredRobot(userAgent))).toEqual([]);
});
