import { expect, test } from 'vitest';
import { TRAP_FIELD } from '../../domain/contact-evidence.ts';
import { codeOf, FUNCTION_URL, jsonPost, testFunction } from '../../testing/contact-function.ts';
import { listedMessages } from '../../testing/listed-messages.ts';
import { SAMPLE } from '../../testing/sample-message.ts';
import { countRows } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';

const ADDRESS = '192.0.2.1';
const VALID = JSON.stringify(SAMPLE);

test('stores an accepted message with its mail waiting, and wakes the delivery', async () => {
  const { handle, database, woken } = await testFunction();
  const response = await handle(jsonPost(SAMPLE), ADDRESS);
  expect(response.status).toBe(200);
  const [listed] = await listedMessages(database);
  expect(await response.json()).toEqual({ id: listed?.id });
  expect(listed?.message).toEqual(SAMPLE);
  expect(listed?.delivery).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(woken).toHaveLength(1);
});

test('accepts missing optional fields', async () => {
  const { handle, database } = await testFunction();
  expect((await handle(jsonPost({ email: 'a@example.com', message: 'Hi' }), ADDRESS)).status).toBe(200);
  const [listed] = await listedMessages(database);
  expect(listed?.message).toEqual({ email: 'a@example.com', linkedIn: '', phone: '', package: '', message: 'Hi' });
});

const tooLarge = JSON.stringify({ ...SAMPLE, message: 'x'.repeat(17_000) });
const refused: [string, Request, number, string][] = [
  ['a GET', new Request(FUNCTION_URL), 405, 'method-not-allowed'],
  ['a PUT of a valid message', new Request(FUNCTION_URL, { method: 'PUT', body: VALID }), 405, 'method-not-allowed'],
  [
    'no content type',
    new Request(FUNCTION_URL, { method: 'POST', body: new Blob([VALID]) }),
    415,
    'unsupported-media-type',
  ],
  ['plain text', jsonPost(VALID, { 'content-type': 'text/plain' }), 415, 'unsupported-media-type'],
  [
    'another charset',
    jsonPost(VALID, { 'content-type': 'application/json; charset=latin1' }),
    415,
    'unsupported-media-type',
  ],
  ['a compressed body', jsonPost(VALID, { 'content-encoding': 'gzip' }), 415, 'unsupported-media-type'],
  [
    'a content type that is wrong before a size that is',
    jsonPost(tooLarge, { 'content-type': 'text/plain' }),
    415,
    'unsupported-media-type',
  ],
  ['17 KB', jsonPost(tooLarge), 413, 'too-large'],
  ['17 KB that are no JSON', jsonPost('{'.repeat(17_000)), 413, 'too-large'],
  ['no body', jsonPost(''), 400, 'not-json'],
  ['half a JSON', jsonPost('{"email":'), 400, 'not-json'],
  ['a lone surrogate', jsonPost(`{"email":"a@example.com","message":"\\ud83d"}`), 422, 'invalid'],
  ['a NUL', jsonPost({ ...SAMPLE, message: 'a\u0000b' }), 422, 'invalid'],
  ['null', jsonPost('null'), 422, 'invalid'],
  ['an array', jsonPost('[]'), 422, 'invalid'],
  ['deep nesting', jsonPost('['.repeat(8_000) + ']'.repeat(8_000)), 422, 'invalid'],
  ['a sixth key', jsonPost({ ...SAMPLE, role: 'admin' }), 422, 'invalid'],
  ['the hidden field', jsonPost({ ...SAMPLE, [TRAP_FIELD]: '' }), 422, 'invalid'],
  ['a __proto__ key', jsonPost(`{"__proto__":{"email":"a@example.com","message":"x"}}`), 422, 'invalid'],
  [
    'a __proto__ key beside valid ones',
    jsonPost(`{"email":"a@example.com","message":"x","__proto__":{"a":1}}`),
    422,
    'invalid',
  ],
  ['two addresses', jsonPost({ ...SAMPLE, email: 'a@example.com, b@example.com' }), 422, 'invalid'],
  ['a header in the address', jsonPost({ ...SAMPLE, email: 'a@example.com\r\nBcc: b@example.com' }), 422, 'invalid'],
  ['an unknown package', jsonPost({ ...SAMPLE, package: 'get-rich' }), 422, 'invalid'],
  ['an object where text belongs', jsonPost({ ...SAMPLE, message: { path: '/etc/passwd' } }), 422, 'invalid'],
];

test.each(refused)('refuses %s and stores nothing', async (_what, request, status, code) => {
  const { handle, database, woken } = await testFunction();
  const response = await handle(request, ADDRESS);
  expect([response.status, await codeOf(response)]).toEqual([status, code]);
  expect(await countRows(database, 'contact_message')).toBe(0);
  expect(woken).toEqual([]);
});

test('refuses invalid UTF-8, whatever it would parse as', async () => {
  const { handle } = await testFunction();
  const body = new Uint8Array([
    ...new TextEncoder().encode('{"email":"a@example.com","message":"'),
    0xc3,
    0x28,
    0x22,
    0x7d,
  ]);
  const request = new Request(FUNCTION_URL, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const response = await handle(request, ADDRESS);
  expect([response.status, await codeOf(response)]).toEqual([400, 'not-utf-8']);
});

test('refuses an endless body after its first 16 KB and reads no further', async () => {
  const { handle } = await testFunction();
  let taken = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' };
  expect((await handle(new Request(FUNCTION_URL, init as RequestInit), ADDRESS)).status).toBe(413);
  expect(taken).toBeLessThanOrEqual(20 * 1024);
});

test('accepts a 5,000-character message in three-byte characters', async () => {
  const { handle } = await testFunction();
  expect((await handle(jsonPost({ ...SAMPLE, message: '字'.repeat(5_000) }), ADDRESS)).status).toBe(200);
});

test('names each invalid field once, in form order', async () => {
  const { handle } = await testFunction();
  const response = await handle(jsonPost({ email: 'ada', phone: 'x'.repeat(41), message: '' }), ADDRESS);
  const { error } = (await response.json()) as { error: { issues: { field: string; message: string }[] } };
  expect(error.issues.map(({ field }) => field)).toEqual(['email', 'phone', 'message']);
  expect(error.issues[0]?.message).toBe('Please enter a valid email address.');
});

test('answers a wrong method with the allowed ones', async () => {
  const { handle } = await testFunction();
  expect((await handle(new Request(FUNCTION_URL), ADDRESS)).headers.get('allow')).toBe('POST, OPTIONS');
});

test('answers 503 when the database fails, and tells only the log why', async () => {
  const { database } = await testFunction();
  const broken: Database = { ...database, transaction: () => Promise.reject(new Error('disk I/O error at /var/data')) };
  const { handle, logged } = await testFunction({ database: { ...broken, query: database.query } });
  const response = await handle(jsonPost(SAMPLE), ADDRESS);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.text()).not.toContain('disk');
  expect(logged).toContainEqual({ level: 'error', event: 'message-not-stored', reason: 'disk I/O error at /var/data' });
});

test('logs nothing that the visitor wrote, nor the address', async () => {
  const { handle, logged, database } = await testFunction({ limit: 20 });
  await handle(jsonPost(SAMPLE), ADDRESS);
  expect(logged).toHaveLength(1);
  for (const secret of [SAMPLE.email, SAMPLE.phone, 'Grüße', ADDRESS])
    expect(JSON.stringify(logged)).not.toContain(secret);
  const senders = await database.query('select * from going.contact_rate');
  expect(senders).not.toEqual([]);
  expect(JSON.stringify(senders)).not.toMatch(new RegExp(`${ADDRESS}|${SAMPLE.email}`));
});
