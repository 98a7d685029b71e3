import { expect, test } from 'vitest';
import { languages } from '../../content/languages.ts';
import { EVIDENCE_HEADER, LANGUAGE_HEADER, ORDER_HEADER } from '../../domain/contact-evidence.ts';
import { CONTACT_ANSWER_PATHS } from '../../domain/contact-function.ts';
import { codeOf, FUNCTION_URL, formPost, SITE, testFunction } from '../../tests/contact-function.ts';
import { SAMPLE } from '../../tests/outbox.ts';
import { countRows, listedMessages } from '../../tests/test-database.ts';

test('stores a form posted without JavaScript, and redirects to the message-sent page up to the limit', async () => {
  const { handle, database } = await testFunction({ limit: 1 });
  const response = await handle(formPost({ ...SAMPLE, utm: 'ignored' }));
  expect([response.status, response.headers.get('location')]).toEqual([303, CONTACT_ANSWER_PATHS.sent]);
  expect((await listedMessages(database))[0]?.message).toEqual(SAMPLE);
  expect((await handle(formPost(SAMPLE))).headers.get('location')).toBe(`${CONTACT_ANSWER_PATHS.notSent}#too-many`);
});

test('accepts the longest message, with each CRLF as one character or each character encoded as nine', async () => {
  const { handle, database } = await testFunction();
  const encoded = await handle(formPost({ ...SAMPLE, message: '字'.repeat(5_000) }));
  expect(encoded.headers.get('location')).toBe(CONTACT_ANSWER_PATHS.sent);
  const message = `${'a\r\n'.repeat(2_499)}ab`;
  const response = await handle(formPost({ ...SAMPLE, message }));
  expect(response.headers.get('location')).toBe(CONTACT_ANSWER_PATHS.sent);
  const stored = (await listedMessages(database)).map((listed) => listed.message.message);
  expect(stored).toContain(message.replaceAll('\r\n', '\n'));
});

test.each([
  [{ ...SAMPLE, email: 'ada' }, 'email'],
  [{ ...SAMPLE, email: '', message: ' ' }, 'missing-email-message'],
  [{ ...SAMPLE, email: '' }, 'missing-email'],
  [{ ...SAMPLE, email: 'ada', message: '' }, 'missing-message'],
  [{ ...SAMPLE, package: 'get-rich' }, 'package'],
  [{ ...SAMPLE, message: 'x'.repeat(50_000) }, 'too-large'],
  ['email=a%40example.com&message=%C3%28', 'not-sent'],
  ['email=a%40example.com&email=b%40example.com&message=x', 'not-sent'],
] as [Record<string, string> | string, string][])('redirects form %# to explanation #%s', async (body, fragment) => {
  const { handle, database } = await testFunction();
  const { status, headers } = await handle(formPost(body));
  expect([status, headers.get('location')]).toEqual([303, `${CONTACT_ANSWER_PATHS.notSent}#${fragment}`]);
  expect(await countRows(database, 'contact_message')).toBe(0);
});

test('answers a refused form in JSON if the client does not accept HTML', async () => {
  const { handle } = await testFunction();
  const response = await handle(formPost({ ...SAMPLE, email: '' }, { accept: '*/*' }));
  expect([response.status, await codeOf(response)]).toEqual([422, 'invalid']);
});

test.each<[string, Record<string, string>]>([
  ['a page of another site, as the browser says', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a page of a neighbouring subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://shop.going.example' }],
  ['another site, in a browser that sends only an origin', { origin: 'https://evil.example' }],
  ['a page that hides its origin', { origin: 'null' }],
])('refuses a form from %s', async (_what, headers) => {
  const { handle, database } = await testFunction();
  const response = await handle(formPost(SAMPLE, headers));
  expect([response.status, await codeOf(response)]).toEqual([403, 'cross-site']);
  expect(await countRows(database, 'contact_message')).toBe(0);
});

const PARTNER = 'https://www.partner.example';

test.each<[string, Record<string, string>, string]>([
  ['our own page, as the browser says', { 'sec-fetch-site': 'same-origin', origin: SITE }, ''],
  ['our own page behind a proxy that ends TLS', { origin: SITE.replace('https:', 'http:') }, ''],
  ['no browser at all', {}, ''],
  ['an allowed origin', { 'sec-fetch-site': 'cross-site', origin: PARTNER }, PARTNER],
])('accepts a form from %s, and redirects it back there', async (_what, headers, start) => {
  const { handle } = await testFunction({ allowedOrigins: [PARTNER] });
  expect((await handle(formPost(SAMPLE, headers))).headers.get('location')).toBe(start + CONTACT_ANSWER_PATHS.sent);
});

const preflight = (origin: string) =>
  new Request(FUNCTION_URL, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

test('lets an allowed origin call with the headers of supabase-js and read the answer', async () => {
  const { handle } = await testFunction({ allowedOrigins: [PARTNER] });
  const asked = await handle(preflight(PARTNER));
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe(PARTNER);
  expect(asked.headers.get('access-control-allow-headers')).toBe(
    `authorization, apikey, content-type, x-client-info, idempotency-key, ${EVIDENCE_HEADER}, ${ORDER_HEADER}, ${LANGUAGE_HEADER}`,
  );
  const answered = await handle(formPost(SAMPLE, { origin: PARTNER, accept: '*/*' }));
  expect(answered.headers.get('access-control-allow-origin')).toBe(PARTNER);
  expect(answered.headers.get('vary')).toBe('Origin');
});

test('gives no other origin permission', async () => {
  for (const allowedOrigins of [[], [PARTNER]]) {
    const { handle } = await testFunction({ allowedOrigins });
    const asked = await handle(preflight('https://evil.example'));
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(asked.headers.get('access-control-allow-headers')).toBeNull();
  }
});

test.each<readonly [string, string, string]>([
  ...Object.keys(languages).map((code) => [code, code, code === 'en' ? '' : `/${code}`] as const),
  ['xx', 'en', ''],
  ['__proto__', 'en', ''],
])('answers a form from a page in %s in a language that it has', async (language, stored, start) => {
  const { handle, database } = await testFunction();
  const sent = await handle(formPost({ ...SAMPLE, language }));
  expect(sent.headers.get('location')).toBe(start + CONTACT_ANSWER_PATHS.sent);
  const refused = await handle(formPost({ ...SAMPLE, email: 'ada', language }));
  expect(refused.headers.get('location')).toBe(`${start}${CONTACT_ANSWER_PATHS.notSent}#email`);
  expect((await listedMessages(database)).map((listed) => listed.language)).toEqual([stored]);
});
