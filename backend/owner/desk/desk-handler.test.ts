import { readFile, rm, stat } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { expect, test, vi } from 'vitest';
import { DESK_KEY_HEADER, type DeskRequest } from '../../../domain/desk.ts';
import { stopAfterwards } from '../../../tests/afterwards.ts';
import { freePort } from '../../../tests/listen.ts';
import { OWNER_SETTINGS, storeMessages } from '../../../tests/outbox.ts';
import { exchangeBytes } from '../../../tests/running-server.ts';
import { testDatabase } from '../../../tests/test-database.ts';
import { mediaType } from '../../http/site-files.ts';
import { startDesk, writeRedirect } from './desk.ts';
import { createDeskGate, createDeskHandler } from './desk-handler.ts';

const HOST = '127.0.0.1:3400';
const files = new Map(
  ['index.html', 'assets/desk.js'].map((name) => [
    name,
    { body: Buffer.from(name), type: mediaType(name), hash: '', isCompressed: false },
  ]),
);
const LIST: DeskRequest = { kind: 'list', list: 'all', search: '', before: null, isPoll: false };
const VISITS: DeskRequest = { kind: 'visits', days: 30, isPoll: false };

const database = await testDatabase();
await storeMessages(database, 1);
const reported: string[] = [];
const OPTIONS = {
  ...{ files, database, settings: OWNER_SETTINGS, now: Date.now },
  ...{ port: 0, mayMove: false, report: (text: string) => reported.push(text) },
};
const desk = stopAfterwards(await startDesk({ ...OPTIONS, port: await freePort(), mayMove: true }));

type Headers = Record<string, string>;
type Asked = { method?: string; host?: string; origin?: string | null; headers?: Headers; body?: unknown };

function createDesk() {
  const onUse = vi.fn();
  const gate = createDeskGate();
  const handle = createDeskHandler(files, gate, OPTIONS, onUse);
  const ask = (path: string, { method = 'POST', host = HOST, origin, headers = {}, body }: Asked = {}) => {
    const from = origin === undefined && method === 'POST' ? `http://${host}` : origin;
    return handle(
      new Request(`http://${host}${path}`, {
        method,
        headers: { host, ...(from && { origin: from }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  };
  const enter = async (headers: Headers = {}) => {
    const response = await ask('/session', { headers, body: { token: gate.freshToken() } });
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return { cookie, [DESK_KEY_HEADER]: (await response.json()).key as string };
  };
  return { gate, ask, enter, uses: () => onUse.mock.calls.length };
}

const status = async (response: Promise<Response>) => (await response).status;

test('opens a session once for the newest printed address, and none with a guess', async () => {
  const { gate, ask } = createDesk();
  const older = gate.freshToken();
  const token = gate.freshToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  for (const body of [{ token: older }, { token: '' }, { token: `${token}x` }, { token: [token] }, {}, null, 'x'])
    expect(await status(ask('/session', { body }))).toBe(403);
  const opened = await ask('/session', { body: { token } });
  expect(opened.status).toBe(200);
  expect(opened.headers.get('set-cookie')).toMatch(/^desk-[0-9a-f]{16}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(await status(ask('/session', { body: { token } }))).toBe(403);
});

test('answers data only with the cookie of a session, one for all tabs of a browser, and a key of its own', async () => {
  const { ask, enter } = createDesk();
  const session = await enter();
  const other = await createDesk().enter();
  const { cookie, [DESK_KEY_HEADER]: key = '' } = session;
  const tab = await enter({ cookie: `another=1; ${cookie}` });
  expect(tab.cookie).toBe(cookie);
  for (const headers of [session, tab]) expect(await status(ask('/data', { headers, body: LIST }))).toBe(200);
  const half: Headers[] = [{}, { cookie }, { [DESK_KEY_HEADER]: key }];
  const wrong = [
    { cookie, [DESK_KEY_HEADER]: `${key}x` },
    { ...session, cookie: `${cookie}x` },
  ];
  for (const headers of [...half, ...wrong, other])
    expect(await status(ask('/data', { headers, body: LIST }))).toBe(403);
});

test('answers its own page under every name of this machine and any port, as through a tunnel, and no other', async () => {
  const { ask, enter } = createDesk();
  for (const host of ['127.0.0.1:9999', 'localhost:8022', '[::1]:3400', 'localhost'])
    expect(await status(ask('/data', { host, headers: await enter(), body: LIST })), host).toBe(200);
  const names = ['evil.example', 'localhost.evil.example:3400', '127.0.0.1.evil.example', '0.0.0.0:3400'];
  for (const host of [...names, '192.168.1.10:3400', 'localhost:3400:80']) {
    const url = { host: 'localhost', headers: { ...(await enter()), host }, origin: `http://${host}` };
    expect(await status(ask('/data', { ...url, body: LIST })), host).toBe(403);
    expect(await status(ask('/', { ...url, method: 'GET', origin: null })), host).toBe(403);
  }
  for (const origin of ['http://evil.example', 'http://127.0.0.1:3401', 'https://127.0.0.1:3400', 'null', null])
    expect(await status(ask('/data', { origin, headers: await enter(), body: LIST })), String(origin)).toBe(403);
});

test('refuses other methods, paths and questions, and too long ones', async () => {
  const { ask, enter } = createDesk();
  const headers = await enter();
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'HEAD'])
    expect(await status(ask('/data', { method, headers }))).toBe(403);
  for (const path of ['/nothing', '/data/', '/session', '/index.html/..%2f']) {
    expect(await status(ask(path, { headers, body: LIST }))).toBe(403);
  }
  expect(await status(ask('/data', { method: 'GET', headers }))).toBe(403);
  const wrong = [null, { kind: 'sql' }, { ...LIST, more: 1 }, { ...LIST, search: 'x'.repeat(70_000) }];
  for (const body of wrong) expect(await status(ask('/data', { headers, body }))).toBe(403);
});

test('sends every answer with its guards, and allows no other origin', async () => {
  const { ask, enter } = createDesk();
  const headers = await enter();
  const answers = [ask('/', { method: 'GET' }), ask('/data', { headers, body: LIST }), ask('/data', { body: LIST })];
  for (const answer of answers) {
    const { headers } = await answer;
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' },
      'content-security-policy': expect.stringMatching(/^default-src 'self';/),
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('counts what the owner does as use, not what the page asks by itself', async () => {
  const { ask, enter, uses } = createDesk();
  const headers = await enter();
  const before = uses();
  for (const body of [LIST, VISITS]) await ask('/data', { headers, body: { ...body, isPoll: true } });
  await ask('/', { method: 'GET' });
  expect(uses()).toBe(before);
  await ask('/data', { headers, body: LIST });
  expect(uses()).toBe(before + 1);
});

test('says in a sentence what it could not do', async () => {
  const { ask, enter } = createDesk();
  const headers = await enter();
  const missing = await ask('/data', { headers, body: { kind: 'show', id: 'none', isPoll: false } });
  const reason = 'There is no such message; it may have been erased.';
  expect([missing.status, await missing.json()]).toEqual([409, { reason }]);
});

test('serves the page by its name alone, no path beyond it and no other host, and reports nothing', async () => {
  const get = (path: string, host = 'localhost') =>
    exchangeBytes(desk.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (const target of ['/', 'http://localhost/']) expect(await get(target)).toContain('index.html');
  expect(await get('/assets/desk.js')).toContain('content-type: text/javascript');
  const beyond = ['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'];
  for (const path of [...beyond, 'http://evil.example/']) expect(await get(path)).toMatch(/^HTTP\/1\.1 403/);
  for (const host of ['localhost@evil.example', 'localhost\r\nHost: evil.example'])
    expect(await get('/', host)).toMatch(/^HTTP\/1\.1 403/);
  expect(reported).toEqual([]);
});

test('listens for this machine alone', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) await expect(fetch(`http://${address}:${desk.port}/`)).rejects.toThrow();
  expect((await fetch(`http://127.0.0.1:${desk.port}/`)).status).toBe(200);
});

test('takes a free port if its own is in use, unless that was asked for, and ends once nobody uses it', async () => {
  const next = await startDesk({ ...OPTIONS, port: desk.port, mayMove: true, idleMs: 1 });
  expect(next.port).not.toBe(desk.port);
  await next.idle;
  await next.stop();
  await expect(startDesk({ ...OPTIONS, port: desk.port })).rejects.toThrow('EADDRINUSE');
});

test('hands the address to the browser in a file that nobody else can read', async () => {
  const address = desk.freshAddress();
  const { folder, path } = await writeRedirect(address);
  expect(await readFile(path, 'utf8')).toContain(`url=${address}"`);
  expect([(await stat(path)).mode & 0o777, (await stat(folder)).mode & 0o777]).toEqual([0o600, 0o700]);
  await rm(folder, { recursive: true });
});
