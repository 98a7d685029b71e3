import { expect } from 'vitest';
import { CONTACT_FIELDS } from '../../domain/contact-message.ts';
import { codeOf, jsonPost, testFunction } from '../../tests/contact-function.ts';
import { SAMPLE } from '../../tests/outbox.ts';
import { countRows, listedMessages, test } from '../../tests/test-database.ts';
import { storeMessage } from './store-message.ts';

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

test('refuses a reused key with another value in any field, and keeps the first message', async () => {
  const { handle, database } = await testFunction();
  await handle(keyed('k1'));
  for (const field of CONTACT_FIELDS) {
    const changed = { ...SAMPLE, [field]: field === 'package' ? 'kickoff' : `${SAMPLE[field]}x` };
    const response = await handle(keyed('k1', changed));
    expect([response.status, await codeOf(response)], field).toEqual([422, 'idempotency-key-reused']);
  }
  expect((await listedMessages(database)).map(({ message }) => message)).toEqual([SAMPLE]);
});

test('takes a key of 200 visible characters, and no other', async () => {
  const { handle } = await testFunction();
  for (const key of ['', 'two words', 'tab\tkey', 'schlüssel', 'x'.repeat(201)]) {
    const response = await handle(keyed(key));
    expect([response.status, await codeOf(response)], key).toEqual([400, 'invalid-idempotency-key']);
  }
  expect((await handle(keyed('~'.repeat(200)))).status).toBe(200);
});
