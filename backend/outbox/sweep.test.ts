import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listedMessages } from '../../testing/listed-messages.ts';
import { deliveryDependencies, storeMessages } from '../../testing/outbox.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
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
    attempt <= 3 ? { kind: 'sent', missed: null } : { kind: 'unreachable', reason: 'connection refused' },
  );
  expect([outcome, sent]).toEqual([{ tried: 5, unreachable: true }, 3]);
});

test('ends when its time is over, and leaves the rest', async () => {
  const { outcome } = await sweeping(11, () => ({ kind: 'sent', missed: null }), 0);
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
      if (attempts === 6) slow.resolve({ kind: 'sent', missed: null });
      return attempts === 1 ? slow.promise : { kind: 'sent', missed: null };
    },
  });
  const timing = { leaseMs: 60_000, renewMs: 20_000, patienceMs: 0 };
  expect(await sweep({ ...dependencies, timing }, 60_000)).toEqual({ tried: 6, unreachable: false });
  expect((await listedMessages(database)).every(({ delivery }) => delivery.state === 'sent')).toBe(true);
});

test('mails each message once when two sweeps run at once', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'data.sqlite');
  const databases = [await testDatabase(path), await testDatabase(path)];
  const stored = await storeMessages(databases[0] as Database, 24, Date.now() - 1_000);
  const mailed: string[] = [];
  const both = Promise.withResolvers<void>();
  const sweeps = databases.map((database) => {
    const { dependencies } = deliveryDependencies(database, {
      async send({ messageId }) {
        mailed.push(messageId.replace(/^<|@.*/g, ''));
        // The first mail of one waits for the first of the other.
        if (mailed.length === 2) both.resolve();
        await both.promise;
        return { kind: 'sent', missed: null };
      },
    });
    return sweep(dependencies, 60_000);
  });
  const tried = (await Promise.all(sweeps)).map((outcome) => outcome.tried);
  expect(Math.min(...tried)).toBeGreaterThan(0);
  expect(mailed.toSorted()).toEqual(stored.toSorted());
  for (const database of databases) await database.close();
});
