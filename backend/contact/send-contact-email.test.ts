import { expect, vi } from 'vitest';
import { languages } from '../../content/languages.ts';
import {
  EVIDENCE_HEADER,
  LANGUAGE_HEADER,
  ORDER_HEADER,
  TRAP_FIELD,
  writeEvidence,
} from '../../domain/contact-evidence.ts';
import { CONTACT_ANSWER_PATHS } from '../../domain/contact-function.ts';
import { CONTACT_FIELDS, type ContactMessage } from '../../domain/contact-message.ts';
import { ADDRESS, codeOf, FUNCTION_URL, formPost, jsonPost, SITE, testFunction } from '../../tests/contact-function.ts';
import { SAMPLE, SAMPLE_ORDER } from '../../tests/outbox.ts';
import { countRows, listedMessages, test } from '../../tests/test-database.ts';
import { spamReason } from './spam.ts';
import { storeMessage } from './store-message.ts';

const VALID = JSON.stringify(SAMPLE);

test('stores an accepted message with its mail waiting, and wakes the delivery', async () => {
  const { handle, database, woken, clock } = await testFunction();
  const response = await handle(jsonPost(SAMPLE));
  expect(response.status).toBe(200);
  const [listed] = await listedMessages(database);
  expect(await response.json()).toEqual({ id: listed?.id, receivedAt: clock.now });
  expect(listed?.message).toEqual(SAMPLE);
  expect(listed?.delivery).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(woken).toHaveLength(1);
});

const tooLarge = JSON.stringify({ ...SAMPLE, message: 'x'.repeat(17_000) });
const ofType = (type: string, text = VALID) => jsonPost(text, { 'content-type': type });
const asked = (init: RequestInit) => new Request(FUNCTION_URL, init);
const [TYPE, NOT_UTF_8] = [
  'unsupported-media-type',
  Buffer.from([...Buffer.from('{"message":"'), 0xc3, 0x28, 0x22, 0x7d]),
];

test.each<[what: string, status: number, code: string, request: Request]>([
  ['a GET', 405, 'method-not-allowed', asked({})],
  ['a PUT', 405, 'method-not-allowed', asked({ method: 'PUT', body: VALID })],
  ['no content type', 415, TYPE, asked({ method: 'POST', body: new Blob([VALID]) })],
  ['plain text', 415, TYPE, ofType('text/plain')],
  ['another charset', 415, TYPE, ofType('application/json; charset=latin1')],
  ['a compressed body', 415, TYPE, jsonPost(VALID, { 'content-encoding': 'gzip' })],
  ['a content type that is wrong before a size that is', 415, TYPE, ofType('text/plain', tooLarge)],
  ['17 KB', 413, 'too-large', jsonPost(tooLarge)],
  ['17 KB that are no JSON', 413, 'too-large', jsonPost('{'.repeat(17_000))],
  ['invalid UTF-8', 400, 'not-utf-8', new Request(jsonPost(''), { body: NOT_UTF_8 })],
  ['no body', 400, 'not-json', jsonPost('')],
  ['half a JSON', 400, 'not-json', jsonPost('{"email":')],
  ['null', 422, 'invalid', jsonPost('null')],
  ['deep nesting', 422, 'invalid', jsonPost('['.repeat(8_000) + ']'.repeat(8_000))],
  ['the hidden field', 422, 'invalid', jsonPost({ ...SAMPLE, [TRAP_FIELD]: '' })],
  ['a __proto__ key', 422, 'invalid', jsonPost(VALID.replace('{', '{"__proto__":{"a":1},'))],
  ['a header in the address', 422, 'invalid', jsonPost({ ...SAMPLE, email: 'a@example.com\r\nBcc: b@example.com' })],
  ['an object where text belongs', 422, 'invalid', jsonPost({ ...SAMPLE, message: { path: '/etc/passwd' } })],
])('refuses %s with %i %s, and stores nothing', async (_what, status, code, request) => {
  const { handle, database, woken } = await testFunction();
  const response = await handle(request);
  expect([response.status, await codeOf(response)]).toEqual([status, code]);
  if (status === 405) expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  expect([await countRows(database, 'contact_message'), woken]).toEqual([0, []]);
});

test('names each invalid field once, in form order', async () => {
  const { handle } = await testFunction();
  const response = await handle(jsonPost({ email: 'ada', phone: 'x'.repeat(41), message: '' }));
  const { error } = (await response.json()) as { error: { issues: { field: string; message: string }[] } };
  expect(error.issues.map(({ field }) => field)).toEqual(['email', 'phone', 'message']);
  expect(error.issues[0]?.message).toBe('Please enter a valid email address.');
});

const POST = { message: SAMPLE, sender: { today: 'hash', counted: ['hash'] }, idempotencyKey: 'k1', spam: null };
const RATE = { perSender: 5, perHour: 0 };

test('leaves nothing behind when the outbox row cannot be written', async ({ database }) => {
  await expect(storeMessage(database, POST, RATE, 1, ['pigeon' as 'mail'])).rejects.toThrow('constraint');
  for (const table of ['contact_message', 'outbox', 'contact_rate']) expect(await countRows(database, table)).toBe(0);
  expect((await storeMessage(database, POST, RATE, 2)).kind).toBe('stored');
});

const keyed = (key: string, message: unknown = SAMPLE) => jsonPost(message, { 'idempotency-key': key });

test('stores one message for twenty concurrent posts with the same key, with equal answers', async () => {
  const { handle, database, woken } = await testFunction();
  const responses = await Promise.all(Array.from({ length: 20 }, () => handle(keyed('k1'))));
  const answers = await Promise.all(responses.map(async (response) => [response.status, await response.text()].join()));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200,/);
  expect(await countRows(database, 'contact_message')).toBe(1);
  expect(await countRows(database, 'outbox')).toBe(1);
  expect(woken).toHaveLength(1);
});

test('takes a key of 200 visible characters, and no other, for one message that no field of another equals', async () => {
  const { handle, database } = await testFunction();
  const refused = async (key: string, message: unknown = SAMPLE) => {
    const response = await handle(keyed(key, message));
    return [response.status, await codeOf(response)];
  };
  for (const key of ['', 'two words', 'tab\tkey', 'schlüssel', 'x'.repeat(201)])
    expect(await refused(key), key).toEqual([400, 'invalid-idempotency-key']);
  const key = '~'.repeat(200);
  expect((await handle(keyed(key))).status).toBe(200);
  for (const field of CONTACT_FIELDS) {
    const changed = { ...SAMPLE, [field]: field === 'package' ? 'kickoff' : `${SAMPLE[field]}x` };
    expect(await refused(key, changed), field).toEqual([422, 'idempotency-key-reused']);
  }
  expect((await listedMessages(database)).map(({ message }) => message)).toEqual([SAMPLE]);
});

test('answers 503 when the database fails, and tells only the log why', async () => {
  const { handle, logged, database } = await testFunction();
  vi.spyOn(database, 'transaction').mockRejectedValue(new Error('disk I/O error at /var/data'));
  const response = await handle(jsonPost(SAMPLE));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.text()).not.toContain('disk');
  expect(logged).toContainEqual({ level: 'error', event: 'message-not-stored', reason: 'disk I/O error at /var/data' });
});

test('logs nothing that the visitor wrote, nor the address', async () => {
  const { handle, logged, database } = await testFunction({ limit: 20 });
  await handle(jsonPost(SAMPLE));
  expect(logged).toHaveLength(1);
  for (const secret of [SAMPLE.email, SAMPLE.phone, 'Grüße', ADDRESS])
    expect(JSON.stringify(logged)).not.toContain(secret);
  const senders = await database.query('select * from going.contact_rate');
  expect(senders).not.toEqual([]);
  expect(JSON.stringify(senders)).not.toMatch(new RegExp(`${ADDRESS}|${SAMPLE.email}`));
});

const ORDERED = jsonOfOrder(SAMPLE_ORDER);
function jsonOfOrder(order: unknown): string {
  return JSON.stringify(order).replace(
    /[^\x20-\x7e]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
const orderPost = (order = ORDERED, changes: Partial<typeof SAMPLE> = {}, headers = {}) =>
  jsonPost({ ...SAMPLE, ...changes }, { 'x-contact-order': order, ...headers });

test('stores an order as data, which wins over the message, and one that cannot be read as a plain message', async () => {
  const { handle, database, logged } = await testFunction();
  await handle(orderPost('{'));
  expect(await listedMessages(database)).toMatchObject([{ message: SAMPLE, order: null }]);
  expect(logged[0]).toEqual({ level: 'warn', event: 'order-not-readable' });
  await handle(orderPost());
  await handle(formPost({ ...SAMPLE, email: 'form@example.com', order: ORDERED }));
  const orders = (await listedMessages(database)).filter(({ order }) => order !== null);
  expect(orders).toMatchObject(Array(2).fill({ order: SAMPLE_ORDER, message: { package: 'long-term-team' } }));
});

test('recognises an order that comes again within a day, in any language, under any key and over midnight, and only the same', async () => {
  const { handle, database, clock } = await testFunction();
  const answerTo = async (request: Request) => (await handle(request)).json();
  const [first, same] = await Promise.all(
    ['a', 'same-time'].map((key) => answerTo(orderPost(ORDERED, {}, { 'idempotency-key': key }))),
  );
  expect(same).toEqual(first);
  clock.now += 23 * 3_600_000;
  expect(await answerTo(orderPost(ORDERED, {}, { 'idempotency-key': 'b' }))).toEqual(first);
  const inGerman = jsonOfOrder({ ...SAMPLE_ORDER, price: '3.499 €/Monat zzgl. USt' });
  expect(await answerTo(orderPost(inGerman, { message: 'Bestellung' }))).toEqual(first);
  expect(await countRows(database, 'contact_message')).toBe(1);
  expect(await countRows(database, 'outbox')).toBe(1);
  const adding = (start: string, info: string) => orderPost(ORDERED, { message: `${start}:\n${info}` });
  const added = await answerTo(adding('Order\n\nName: Ada\n\nAdditional information', 'Call me.\n\nAt noon.'));
  expect(await answerTo(adding('Bestellung\n\nName: Ada\n\nWeitere Angaben', 'Call me.\n\nAt noon.'))).toEqual(added);
  const others = [
    adding('Order\n\nName: Ada\n\nAdditional information', 'Call me.\n\nAt one.'),
    orderPost(ORDERED, { phone: '1' }),
    orderPost(jsonOfOrder({ ...SAMPLE_ORDER, hours: 21 })),
    jsonPost({ ...SAMPLE, package: 'long-term-team' }),
  ];
  for (const other of others) expect([first, added]).not.toContainEqual(await answerTo(other));
  clock.now += 2 * 3_600_000;
  expect(await answerTo(orderPost()), 'a day later').not.toEqual(first);
  expect(await countRows(database, 'contact_message')).toBe(7);
});

test('stores a form posted without JavaScript, and redirects to the message-sent page up to the limit', async () => {
  const { handle, database } = await testFunction({ limit: 1 });
  const response = await handle(formPost({ ...SAMPLE, utm: 'ignored' }));
  expect([response.status, response.headers.get('location')]).toEqual([303, CONTACT_ANSWER_PATHS.sent]);
  expect((await listedMessages(database))[0]?.message).toEqual(SAMPLE);
  expect((await handle(formPost(SAMPLE))).headers.get('location')).toBe(`${CONTACT_ANSWER_PATHS.notSent}#too-many`);
  const toProgram = await handle(formPost({ ...SAMPLE, email: '' }, { accept: '*/*' }));
  expect([toProgram.status, await codeOf(toProgram)]).toEqual([422, 'invalid']);
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

test.each<[string, Record<string, string>]>([
  ['a page of another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
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

test('lets an allowed origin alone call with the headers of supabase-js and read the answer', async () => {
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
  for (const allowedOrigins of [[], [PARTNER]]) {
    const { headers } = await (await testFunction({ allowedOrigins })).handle(preflight('https://evil.example'));
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
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

const evident = (text: string, headers: Record<string, string> = {}) =>
  jsonPost(SAMPLE, { [EVIDENCE_HEADER]: text, ...headers });

const TRAPPED = writeEvidence({ trapFilled: true, elapsedMs: 4_000 });
const timed = (elapsedMs: number | null) => writeEvidence({ trapFilled: false, elapsedMs });

const QUICK = 'it was sent within five seconds of the page opening';
const [MARKUP, MANY] = ['it has HTML or forum links', 'it has more than three links'];

test('answers a message that looks like spam as any other, and holds it', async () => {
  const { handle, database, woken } = await testFunction();
  const [usual, answer] = [await handle(jsonPost(SAMPLE)), await handle(evident(TRAPPED))];
  const reason = `the hidden field was filled in, ${QUICK}`;
  expect(answer.status).toBe(usual.status);
  const withoutId = async (response: Response) => (await response.text()).replace(/[0-9a-f-]{36}/, 'ID');
  expect(await withoutId(answer)).toBe(await withoutId(usual));
  const [held] = await listedMessages(database, 'held');
  expect(held).toMatchObject({ message: SAMPLE, delivery: { state: 'held', lastError: reason } });
  expect(await countRows(database, 'outbox')).toBe(1);
  expect(woken).toHaveLength(1);
});

test.each<[string, () => Request]>([
  ['that nobody timed', () => evident(timed(null))],
  ['with evidence that nobody can read', () => evident('trap=perhaps; ms=soon')],
  ['whose hidden field a password manager filled in', () => evident('trap=filled; ms=60000')],
  ['from a form whose hidden field was filled in', () => formPost({ ...SAMPLE, [TRAP_FIELD]: 'Ada' })],
])('mails a message %s', async (_what, post) => {
  const { handle, database, woken } = await testFunction();
  await handle(post());
  expect((await listedMessages(database)).map(({ delivery }) => delivery.state)).toEqual(['waiting']);
  expect(await listedMessages(database, 'held')).toEqual([]);
  expect(woken).toHaveLength(1);
});

const PITCH =
  'We build software for dentists: https://dent.example, https://dent.example/deck and www.dent.example/team.';
test.each<[string, Partial<ContactMessage>, number | null, string | null]>([
  ['a pitch with three links', { message: PITCH }, 30_000, null],
  ['a long list of links, pasted with care', { message: `${PITCH} `.repeat(5) }, 30_000, null],
  ['a message sent at once', {}, 200, 'it was sent faster than anyone writes'],
  ['six links that begin with www', { message: 'https://www.dent.example '.repeat(6) }, 4_000, null],
  ['one link in markup', { message: 'My site: <a href="https://dent.example">dent</a>' }, 30_000, null],
  ['a quick short message', { message: 'Call me, please.' }, 3_000, null],
  ['links in markup, sent at once', { message: '[url=https://pills.example]x[/url]' }, 3_000, `${QUICK}, ${MARKUP}`],
  ['many links in markup', { message: '<a href="https://pills.example">x</a>'.repeat(4) }, null, `${MARKUP}, ${MANY}`],
  [
    'a long list of links, sent at once',
    { message: 'https://pills.example '.repeat(11) },
    4_999,
    `${QUICK}, ${MANY}, it has more than ten links`,
  ],
  [
    'a link for a phone number and links in markup',
    { phone: 'https://pills.example', message: '[link]https://pills.example[/link]' },
    60_000,
    `${MARKUP}, its phone number is a link`,
  ],
])('judges %s by its links and the time it took', (_what, changes, elapsedMs, reason) => {
  expect(spamReason({ ...SAMPLE, ...changes }, { trapFilled: false, elapsedMs })).toBe(reason);
});
