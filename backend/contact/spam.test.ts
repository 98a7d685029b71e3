import { expect, test } from 'vitest';
import { EVIDENCE_HEADER, TRAP_FIELD, writeEvidence } from '../../domain/contact-evidence.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { formPost, jsonPost, testFunction } from '../../tests/contact-function.ts';
import { SAMPLE } from '../../tests/outbox.ts';
import { countRows, listedMessages } from '../../tests/test-database.ts';
import { spamReason } from './spam.ts';

const evident = (text: string, headers: Record<string, string> = {}) =>
  jsonPost(SAMPLE, { [EVIDENCE_HEADER]: text, ...headers });

const TRAPPED = writeEvidence({ trapFilled: true, elapsedMs: 4_000 });
const timed = (elapsedMs: number | null) => writeEvidence({ trapFilled: false, elapsedMs });

const QUICK = 'it was sent within five seconds of the page opening';
const [MARKUP, MANY] = ['it has HTML or forum links', 'it has more than three links'];

test.each<[string, string, string]>([
  ['whose hidden field was filled in quickly', TRAPPED, `the hidden field was filled in, ${QUICK}`],
  ['that was sent at once', timed(200), 'it was sent faster than anyone writes'],
])('answers a message %s like any other, and holds it', async (_what, evidence, reason) => {
  const { handle, database, woken } = await testFunction();
  const [usual, answer] = [await handle(jsonPost(SAMPLE)), await handle(evident(evidence))];
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

test('counts spam towards the limit, and its repetition as the same message', async () => {
  const { handle, database } = await testFunction({ limit: 2 });
  for (let post = 0; post < 3; post += 1) await handle(evident(TRAPPED, { 'idempotency-key': 'k1' }));
  expect(await countRows(database, 'contact_message')).toBe(1);
  await handle(evident(TRAPPED));
  expect((await handle(evident(TRAPPED))).status).toBe(429);
});
