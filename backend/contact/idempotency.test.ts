import { expect, test } from 'vitest';
import { codeOf, jsonPost, testFunction } from '../../tests/contact-function.ts';
import { SAMPLE } from '../../tests/sample-message.ts';
import { countRows } from '../../tests/test-database.ts';

const ADDRESS = '192.0.2.1';
const keyed = (key: string, message: unknown = SAMPLE) => jsonPost(message, { 'idempotency-key': key });

test('stores one message for twenty concurrent posts with the same key, with equal answers', async () => {
  const { handle, database, woken } = await testFunction();
  const responses = await Promise.all(Array.from({ length: 20 }, () => handle(keyed('k1'), ADDRESS)));
  const answers = await Promise.all(responses.map(async (response) => [response.status, await response.text()].join()));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^200,/);
  expect(await countRows(database, 'contact_message')).toBe(1);
  expect(await countRows(database, 'outbox')).toBe(1);
  expect(woken).toHaveLength(1);
});

test.each(['email', 'linkedIn', 'phone', 'package', 'message'] as const)(
  'refuses a reused key with a different %s and keeps the first message',
  async (field) => {
    const { handle, database } = await testFunction();
    await handle(keyed('k1'), ADDRESS);
    const changed = { ...SAMPLE, [field]: field === 'package' ? 'kickoff' : `${SAMPLE[field]}x` };
    const response = await handle(keyed('k1', changed), ADDRESS);
    expect([response.status, await codeOf(response)]).toEqual([422, 'idempotency-key-reused']);
    expect(await countRows(database, 'contact_message')).toBe(1);
  },
);

test.each(['', 'two words', 'tab\tkey', 'schlüssel', 'x'.repeat(201)])('refuses the key %j', async (key) => {
  const { handle } = await testFunction();
  const response = await handle(keyed(key), ADDRESS);
  expect([response.status, await codeOf(response)]).toEqual([400, 'invalid-idempotency-key']);
});

test('accepts a key of 200 characters', async () => {
  const { handle } = await testFunction();
  expect((await handle(keyed('~'.repeat(200)), ADDRESS)).status).toBe(200);
});
