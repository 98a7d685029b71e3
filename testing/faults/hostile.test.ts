// Hostile requests as raw bytes: nothing is stored, and the server carries on.

import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { exchangeBytes, startTestServer } from '../running-server.ts';
import { SAMPLE } from '../sample-message.ts';
import { post } from './visitor.ts';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ CONTACT_RATE_LIMIT: '0', CONTACT_HOURLY_LIMIT: '0' });
});
afterAll(() => server.stop());

const json = (changes: object) => JSON.stringify({ ...SAMPLE, ...changes });
const raw = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const bodies: [string, string | Buffer][] = [
  ['an empty list', '[]'],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"hello"'],
  ['nothing', ''],
  ['half an object', '{"email":"a@example.com","message":'],
  ['a list where a text belongs', json({ message: ['x'] })],
  ['an object where a text belongs', json({ message: { path: '/etc/passwd' } })],
  ['a number where a text belongs', json({ email: 7 })],
  ['null where a text belongs', json({ phone: null })],
  ['a line break in the address', json({ email: 'a@example.com\r\nBcc: b@example.com' })],
  ['a line break in the phone', json({ phone: '1\r\nBcc: b@example.com' })],
  ['a line break in the link', json({ linkedIn: 'x\nX-Header: y' })],
  ['two addresses', json({ email: 'a@example.com,b@example.com' })],
  ['two addresses with a semicolon', json({ email: 'a@example.com;b@example.com' })],
  ['an address with a name', json({ email: 'A <a@example.com>' })],
  ['a comment in the address', json({ email: 'a(b)@example.com' })],
  ['a NUL in the message', json({ message: 'a\u0000b' })],
  ['a NUL in the address', json({ email: 'a\u0000@example.com' })],
  ['an escape sequence in the message', json({ message: '\u001b[2J' })],
  ['a lone surrogate', '{"email":"a@example.com","message":"\\ud83d"}'],
  ['a lone surrogate in the link', '{"email":"a@example.com","message":"x","linkedIn":"\\udc00"}'],
  ['bytes that are no UTF-8', raw('{"email":"a@example.com","message":"', [0xc3, 0x28], '"}')],
  ['UTF-8 that says more than it needs', raw('{"email":"a@example.com","message":"', [0xc0, 0xaf], '"}')],
  ['surrogates in UTF-8', raw('{"email":"a@example.com","message":"', [0xed, 0xa0, 0x80], '"}')],
  ['a __proto__ key', '{"__proto__":{"email":"a@example.com","message":"x"}}'],
  ['a __proto__ key beside valid ones', '{"email":"a@example.com","message":"x","__proto__":{"admin":true}}'],
  ['a constructor key', json({ constructor: { prototype: { admin: true } } })],
  ['a sixth key', json({ role: 'admin' })],
  ['brackets ten thousand deep', '['.repeat(8_000) + ']'.repeat(8_000)],
  ['a number that is too long', `{"email":"a@example.com","message":${'9'.repeat(10_000)}}`],
  ['too much', json({ message: 'x'.repeat(20_000) })],
];

test.each(bodies)('refuses %s with a reason and the security headers', async (_what, body) => {
  const response = await fetch(server.url + CONTACT_FUNCTION_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  expect([400, 413, 422]).toContain(response.status);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.message).toMatch(/^[A-Z].+\.$/);
  expect(JSON.stringify(error)).not.toMatch(/node|sqlite|\.ts|stack/i);
});

test('stores none of it, and accepts the next message', async () => {
  expect(server.logged.filter(({ event }) => event === 'message-stored')).toEqual([]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
  expect((await post(server.url, 'after')).status).toBe(200);
});

test.each([
  ['announced', (length: number) => `content-length: ${length}`],
  ['in chunks', () => 'transfer-encoding: chunked'],
])('refuses a gigabyte %s after its first kilobytes', async (_how, header) => {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header(2 ** 30)}\r\n\r\n`,
  );
  const chunk = header(0).startsWith('transfer') ? `10000\r\n${' '.repeat(0x10000)}\r\n` : ' '.repeat(0x10000);
  for (let sent = 0; sent < 2 ** 30 && socket.writable; sent += 0x10000) {
    await new Promise((resolve) => socket.write(chunk, resolve));
  }
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(socket.bytesWritten).toBeLessThan(64 * 2 ** 20);
});

test.each([
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/_astro/../../data/going.sqlite',
  '/_astro/..%5c..%5cdata%5cgoing.sqlite',
  '/data/going.sqlite',
  '//etc/passwd',
  '/etc/passwd%00.html',
  'file:///etc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
])('serves nothing outside the site for the path %s', async (path) => {
  const answer = await exchangeBytes(server.port, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /);
  expect(answer).not.toMatch(/root:|SQLite format/);
});

test('refuses two lengths, or a length with chunks, so that nothing can be smuggled', async () => {
  for (const headers of ['content-length: 5\r\ncontent-length: 6', 'content-length: 5\r\ntransfer-encoding: chunked']) {
    const bytes = `POST ${CONTACT_FUNCTION_PATH} HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`;
    const answer = await exchangeBytes(server.port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  }
});
