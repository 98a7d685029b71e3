import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { MAIL_TROUBLES, type MailHealth } from '../../domain/mail-health.ts';
import { stopAfterwards } from '../../tests/afterwards.ts';
import { jsonPost } from '../../tests/contact-function.ts';
import { close, listen } from '../../tests/listen.ts';
import { SAMPLE } from '../../tests/outbox.ts';
import { exchangeBytes, startTestServer } from '../../tests/running-server.ts';
import type { LogEntry } from '../log.ts';
import { senderAddress } from './headers.ts';
import { createMailProbe } from './health.ts';
import { createNodeServer, createSlots, inheritedSocket, LIMITS, type RouteHandler } from './node-server.ts';
import { createPages } from './pages.ts';

const start = async () => stopAfterwards(await startTestServer());

async function startRoute(handler: RouteHandler) {
  const logged: LogEntry[] = [];
  const routes = new Map([['/route', handler]]);
  const log = (entry: LogEntry) => logged.push(entry);
  const server = createNodeServer({ pages: createPages(new Map()), routes, trustedProxies: 0, log });
  stopAfterwards({ stop: () => close(server) });
  return { url: `http://127.0.0.1:${await listen(server)}/route`, logged };
}

test('answers a sender of far too much who reads only after the last byte', async () => {
  const { port } = await start();
  const head = `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n`;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  for (const part of [head, ...Array(9).fill(' '.repeat(100_000))]) {
    await new Promise((resolve) => socket.write(part, resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ['a host that is none', `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: [\r\n\r\n`, '400 Bad Request'],
  // A target in absolute form is answered as in the origin form.
  ['an address', 'GET http://127.0.0.1/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '200 OK'],
  ['a query', 'GET HTTP://127.0.0.1?stage=idea HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', '200 OK'],
])('answers %s with its status and the security headers', async (_what, bytes, status) => {
  const answer = await exchangeBytes((await start()).port, bytes);
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
});

test.each([
  ['http://going.example', 'other.example', '303 See Other'],
  ['http://other.example', 'going.example', '403 Forbidden'],
])('takes the host of %s, not that of the header (%s)', async (target, host, status) => {
  const body = 'email=a%40example.com&message=Hello';
  const head = [
    `POST ${target}${CONTACT_FUNCTION_PATH} HTTP/1.1`,
    `host: ${host}`,
    'origin: http://going.example',
    'accept: text/html',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  const answer = await exchangeBytes((await start()).port, `${head.join('\r\n')}\r\n\r\n${body}`);
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
});

test('answers 500 without a reason when a handler fails, and logs the reason', async () => {
  const { url, logged } = await startRoute(() => Promise.reject(new Error('secret detail')));
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([500, '']);
  expect(logged).toContainEqual({ level: 'error', event: 'request-failed', reason: 'secret detail' });
});

test('answers 503 beyond the concurrency limit, and serves again later', async () => {
  const gate = Promise.withResolvers<void>();
  const handle = vi.fn(() => gate.promise.then(() => new Response('done')));
  const { url } = await startRoute(handle);
  const calls = Array.from({ length: LIMITS.handledAtOnceOfOne }, () => fetch(url));
  await expect.poll(() => handle.mock.calls.length).toBe(calls.length);
  const beyond = await fetch(url);
  expect([beyond.status, beyond.headers.get('retry-after')]).toEqual([503, '5']);
  gate.resolve();
  for (const call of calls) expect((await call).status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
});

test('sends the same security headers with every kind of answer', async () => {
  const server = await start();
  const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init });
  const posts = [jsonPost(SAMPLE, {}, server.url), jsonPost('no message', {}, server.url)].map((post) => fetch(post));
  const ofFunction = await Promise.all([...posts, get(CONTACT_FUNCTION_PATH)]);
  const others = ['/', '/no/such', '/started', '/healthz', '/readyz'].map((path) => get(path));
  for (const { headers } of [...ofFunction, ...(await Promise.all([...others, get('/', { method: 'DELETE' })]))]) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
  for (const { headers } of ofFunction) {
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('warns once of requests through an untrusted proxy', async () => {
  const untrusting = await startRoute(async () => new Response('ok'));
  for (let request = 0; request < 2; request += 1) {
    await (await fetch(untrusting.url, { headers: { 'x-forwarded-for': '203.0.113.1' } })).text();
  }
  const said = (event: string) => untrusting.logged.filter((entry) => entry.event === event);
  await expect.poll(() => said('request')).toHaveLength(2);
  const text = expect.stringContaining('Set TRUST_PROXY=1 behind one proxy');
  expect(said('proxy-not-trusted')).toEqual([{ level: 'warn', event: 'proxy-not-trusted', text }]);
});

test('limits the slots of one sender, leaves one for another, and frees a returned one', () => {
  const slots = createSlots(3, 2);
  const first = slots.take('a');
  expect(slots.take('a')).not.toBeNull();
  expect(slots.take('a')).toBeNull();
  expect(slots.take('b')).not.toBeNull();
  expect(slots.take('c')).toBeNull();
  first?.();
  expect(slots.take('b')).not.toBeNull();
  expect(slots.take('a')).toBeNull();
});

test('takes a socket that was opened for this process, and none of another', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3);
  for (const variables of [{ LISTEN_PID: '8', LISTEN_FDS: '1' }, { LISTEN_PID: '7', LISTEN_FDS: '0' }, {}])
    expect(inheritedSocket(variables, 7)).toBeNull();
});

const PROXY = '10.0.0.1';

test.each<[forwarded: string | undefined, proxies: number, address: string, own?: string]>([
  ['203.0.113.9', 0, PROXY],
  // What the sender claimed comes first.
  ['198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
  ['198.51.100.7, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['203.0.113.9', 3, '203.0.113.9'],
  [undefined, 1, PROXY],
  ['', 1, PROXY],
  ['unknown', 1, PROXY],
  ['a, <script>', 1, PROXY],
  ['999', 1, PROXY],
  ['evil:evil', 1, PROXY],
  ['203.0.113.9:4711', 1, '203.0.113.9'],
  ['[2001:db8:1:2::6]:4711', 1, '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', 1, '2001:db8:1:2::/64'],
  // The connection's own address.
  [undefined, 0, '192.0.2.1', '::ffff:192.0.2.1'],
  [undefined, 0, '2001:db8:1:2::/64', '2001:DB8:1:2:3:4:5:6'],
  [undefined, 0, '0:0:0:0::/64', '::1'],
  [undefined, 0, 'fe80:0:0:0::/64', 'fe80::1%eth0'],
])('takes of X-Forwarded-For: %s behind %i proxies %s', (forwarded, proxies, address, own = PROXY) => {
  expect(senderAddress(own, forwarded, proxies)).toBe(address);
});

const SECRET = 'whsec_c2VjcmV0';
const FIGURES = { waiting: 3, waitingSince: 5, refused: 0, written: 0, missed: 0, postWaitingSince: null };
const MORE = { isTried: false, isRefusedBefore: false, isPartly: false, unusable: null };
const HEALTH: MailHealth = { ...FIGURES, ...MORE, trouble: null, isWell: true };

async function probe(changes: Partial<MailHealth>, authorization = '', secret: string | null = SECRET) {
  const ask = createMailProbe(
    async () => ({ ...HEALTH, ...changes }),
    secret,
    () => {},
  );
  const response = await ask(new Request('http://localhost/mailz', { headers: { authorization } }));
  return [response.status, await response.json()];
}

test('answers 200 while mail goes out, and 503 with one word for each trouble', async () => {
  expect(await probe({})).toEqual([200, { status: 'ok' }]);
  expect(await probe({ isWell: false })).toEqual([200, { status: 'retrying' }]);
  for (const trouble of MAIL_TROUBLES) expect(await probe({ trouble })).toEqual([503, { status: trouble }]);
});

test('tells the figures only to who knows the secret', async () => {
  expect(await probe({}, `Bearer ${SECRET}`)).toEqual([200, { status: 'ok', ...FIGURES, ...MORE }]);
  expect(await probe({}, 'Bearer wrong')).toEqual([200, { status: 'ok' }]);
  expect(await probe({}, 'Bearer null', null)).toEqual([200, { status: 'ok' }]);
});

test('answers 503 and logs why when the database fails', async () => {
  const log = vi.fn();
  const ask = createMailProbe(() => Promise.reject(new Error('disk I/O error')), null, log);
  const response = await ask(new Request('http://localhost/mailz'));
  expect([response.status, await response.json()]).toEqual([503, { status: 'unknown' }]);
  expect(log).toHaveBeenCalledWith({ level: 'error', event: 'mail-not-judged', reason: 'disk I/O error' });
});
