import { expect, test } from 'vitest';
import { deliveryDependencies, storeMessages } from '../../tests/outbox.ts';
import { listedMessages, testDatabase } from '../../tests/test-database.ts';
import type { SendResult } from '../mail/mail.ts';
import { sweep } from './sweep.ts';

async function sweeping(stored: number, answer: (attempt: number) => SendResult, longestMs = 60_000) {
  const database = await testDatabase();
  await storeMessages(database, stored, Date.now() - 1_000);
  let attempts = 0;
  const { dependencies } = deliveryDependencies(database, {
    send: async () => {
      attempts += 1;
      return answer(attempts);
    },
  });
  const outcome = await sweep(dependencies, longestMs);
  const sent = (await listedMessages(database)).filter(({ delivery }) => delivery.state === 'sent');
  return { outcome, attempts, sent: sent.length };
}

test('tries a dead mail server with a single mail', async () => {
  const { outcome, attempts } = await sweeping(11, () => ({ kind: 'unreachable', reason: 'connection refused' }));
  expect([outcome, attempts]).toEqual([{ tried: 1, unreachable: true }, 1]);
});

test('leaves a mail server that dies half-way alone until the next sweep', async () => {
  const { outcome, sent } = await sweeping(11, (attempt) =>
    attempt <= 3 ? { kind: 'sent', missed: [] } : { kind: 'unreachable', reason: 'connection refused' },
  );
  expect([outcome, sent]).toEqual([{ tried: 5, unreachable: true }, 3]);
});

test('ends when its time is over, and leaves the rest', async () => {
  const { outcome } = await sweeping(11, () => ({ kind: 'sent', missed: [] }), 0);
  expect(outcome).toEqual({ tried: 1, unreachable: false });
});

test('waits for a slow mail after the others', async () => {
  const database = await testDatabase();
  await storeMessages(database, 6, Date.now() - 1_000);
  const slow = Promise.withResolvers<SendResult>();
  let attempts = 0;
  const { dependencies } = deliveryDependencies(database, {
    async send() {
      attempts += 1;
      if (attempts === 6) slow.resolve({ kind: 'sent', missed: [] });
      return attempts === 1 ? slow.promise : { kind: 'sent', missed: [] };
    },
  });
  const timing = { leaseMs: 60_000, renewMs: 20_000, patienceMs: 0 };
  expect(await sweep({ ...dependencies, timing }, 60_000)).toEqual({ tried: 6, unreachable: false });
  expect((await listedMessages(database)).every(({ delivery }) => delivery.state === 'sent')).toBe(true);
});
