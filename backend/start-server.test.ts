import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { CONTACT_FUNCTION_PATH } from '../domain/contact-function.ts';
import { links } from '../domain/links.ts';
import { dayOf, NOT_FOUND, VISITS_KEPT_DAYS } from '../domain/visits.ts';
import { stopAfterwards, temporaryFolder } from '../tests/afterwards.ts';
import { jsonPost } from '../tests/contact-function.ts';
import { listen } from '../tests/listen.ts';
import { startMailbox } from '../tests/mailbox.ts';
import { SAMPLE, storeMessages } from '../tests/outbox.ts';
import { exchangeBytes, startTestServer, writeBuiltSite } from '../tests/running-server.ts';
import { listedMessages, testDatabase } from '../tests/test-database.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../tests/webhook-receiver.ts';
import { DATABASE_FILE } from './database/sqlite.ts';
import { HEALTH_PATHS } from './http/health.ts';
import { StartError, startServer } from './start-server.ts';
import { addCounts } from './visits/count-visits.ts';

const start = async (variables?: Record<string, string>) => stopAfterwards(await startTestServer(variables));

const send = ({ url }: { url: string }, headers: Record<string, string> = {}) => fetch(jsonPost(SAMPLE, headers, url));

test('writes each message as a mail file without a mail server', async () => {
  const server = await start();
  await send(server);
  const folder = server.settings.mailFolder;
  await expect.poll(() => server.logged.map(({ event }) => event)).toContain('mail-written');
  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file), 'utf8')).toContain('Reply-To: ada@example.com\r\n');
});

async function countRequests(privacyPage: string): Promise<string[]> {
  const folder = await temporaryFolder();
  const [SITE_DIR, DATA_DIR] = [join(folder, 'dist'), join(folder, 'data')];
  await writeBuiltSite(SITE_DIR);
  await writeFile(join(SITE_DIR, 'privacy.html'), privacyPage);
  const server = await startTestServer({ SITE_DIR, DATA_DIR });
  const ask = async (path: string, more: Record<string, string> = {}, method = 'GET') => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11) Firefox/145.0', ...more };
    await (await fetch(server.url + path, { method, headers })).text();
  };
  const { headers } = await fetch(`${server.url}/kickoff`, { headers: { 'user-agent': 'curl/8' } });
  await ask('/kickoff?stage=idea', { referer: 'https://www.example.com/secret' });
  await ask('/kickoff', { 'if-none-match': headers.get('etag') ?? '', referer: `${server.url}/` });
  const referer = 'https://search.example.com/';
  for (const purpose of ['prefetch', 'prefetch;prerender']) await ask('/kickoff', { 'sec-purpose': purpose, referer });
  await ask('/kickoff', { purpose: 'prefetch' });
  await ask('/kickoff', {}, 'HEAD');
  for (const path of ['/started', '/checkout/no-such-package/payment', '/no/such?secret=1', '/no/other', '/robots.txt'])
    await ask(path);
  for (const path of ['/_astro/app.AbC123.js', ...Object.values(HEALTH_PATHS)]) await ask(path);
  await send(server);
  await server.stop();
  const database = await testDatabase(join(DATA_DIR, DATABASE_FILE));
  const rows = await database.query<{ kind: string; name: string; requests: number }>(
    'select kind, name, sum(requests) as requests from going.visit group by kind, name order by kind, name',
  );
  await database.close();
  return rows.map(({ kind, name, requests }) => `${kind} ${name} ${requests}`);
}

const COUNTED = [
  'opened / 0',
  'opened /checkout/unknown/payment 1',
  'opened /get-started 1',
  'opened /kickoff 2',
  `opened ${NOT_FOUND} 2`,
  'prepared /kickoff 3',
  'referrer example.com 1',
];
test.each([
  [`<div data-visits-kept="${VISITS_KEPT_DAYS}">`, COUNTED],
  [`<div data-visits-kept="${VISITS_KEPT_DAYS - 1}">`, []],
  ['<div>', []],
])('counts pages, and nothing else, where the privacy page says so for these days (%s)', async (page, counted) => {
  expect(await countRequests(page)).toEqual(counted);
});

test('tells while it runs that mail does not go out, pings the monitor, and forgets old counts', async () => {
  const folder = await temporaryFolder();
  const receiver = stopAfterwards(await startWebhookReceiver());
  const database = await testDatabase(join(folder, DATABASE_FILE));
  await storeMessages(database, 1, Date.now() - 3_600_000);
  const today = dayOf(Date.now());
  const counted = (day: number) => ({ day, kind: 'opened' as const, name: '/', requests: 1 });
  await addCounts(database, [counted(today - VISITS_KEPT_DAYS), counted(today - 1)]);
  const server = await start({
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    ALERT_URL: receiver.url,
    ALERT_SECRET: WEBHOOK_SECRET,
    HEARTBEAT_URL: receiver.url,
  });
  await expect.poll(() => receiver.requests).toEqual(['POST /hook', 'GET /hook']);
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['mail.down']);
  expect((await fetch(`${server.url}/mailz`)).status).toBe(503);
  await expect.poll(() => database.query('select day from going.visit')).toEqual([{ day: today - 1 }]);
  await database.close();
});

test('stops in time with open connections, a slow sender and a hanging mail server', async () => {
  const toMail = vi.fn(() => 'hang' as const);
  const mailbox = stopAfterwards(await startMailbox({ toMail }));
  const server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${mailbox.port}` });
  const slow = exchangeBytes(
    server.port,
    `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
  );
  await send(server);
  await expect.poll(() => toMail.mock.calls).toHaveLength(1);
  // Measured by a timer in the same process: a slow machine delays both.
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), 2_000));
  expect(await Promise.race([server.stop().then(() => 'in time'), late])).toBe('in time');
  await slow;
  await expect(fetch(server.url)).rejects.toThrow();
});

test('answers 503 instead of taking messages when its database file was deleted', async () => {
  const server = await start();
  expect((await send(server)).status).toBe(200);
  await rm(join(server.settings.dataDir, DATABASE_FILE));
  expect((await send(server)).status).toBe(503);
  // The probe remembers its last answer for a second.
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  const reason = expect.stringContaining('was deleted or replaced while it was in use');
  expect(server.logged).toContainEqual({ level: 'error', event: 'message-not-stored', reason });
});

// If an entry holds more, say so in `content/en/legal/privacy.ts`.
test('logs pages and failures, but no file that a page loads, no probe and nothing more of a visitor', async () => {
  const server = await start();
  for (const path of ['/kickoff?stage=idea', '/robots.txt', ...Object.values(HEALTH_PATHS), '/no/such.png'])
    await (await fetch(server.url + path)).text();
  const requests = () => server.logged.filter(({ event }) => event === 'request');
  await expect.poll(requests).toHaveLength(2);
  const entry = { event: 'request', method: 'GET', ms: expect.any(Number) };
  expect(requests()).toEqual([
    { ...entry, level: 'info', path: '/kickoff', status: 200 },
    { ...entry, level: 'warn', path: '/no/such.png', status: 404 },
  ]);
});

test('refuses to start without a built site, and with one for hosts that serve folders', async () => {
  const { settings } = await start();
  const starting = (siteDir: string | null) => startServer({ ...settings, siteDir }, { log: () => {} });
  await expect(starting(join(settings.dataDir, 'none'))).rejects.toThrow(/There is no built site .*npm run build/);
  const page = join(settings.siteDir ?? '', links.privacy, 'index.html');
  await mkdir(dirname(page));
  await writeFile(page, '');
  await expect(starting(settings.siteDir)).rejects.toThrow(StartError);
  await expect(starting(settings.siteDir)).rejects.toThrow('PUBLIC_HOST_FORM=directory, for other hosts');
});

test('mails and erases nothing when the start fails', async () => {
  const folder = await temporaryFolder();
  const database = await testDatabase(join(folder, DATABASE_FILE));
  await storeMessages(database, 1);
  const other = createServer();
  const PORT = String(await listen(other));
  await expect(startTestServer({ PORT, DATA_DIR: folder })).rejects.toThrow(`Port ${PORT} (PORT) is in use`);
  other.close();
  expect((await listedMessages(database))[0]?.delivery).toMatchObject({ state: 'waiting', attempts: 0 });
  await database.close();
});
