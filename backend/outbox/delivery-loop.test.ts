import { once } from 'node:events';
import { expect } from 'vitest';
import { stopAfterwards } from '../../tests/afterwards.ts';
import { mailServerAt, startMailbox } from '../../tests/mailbox.ts';
import { deliveryDependencies, storeMessages } from '../../tests/outbox.ts';
import { listedMessages, test, testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import type { MailTransport, SendResult } from '../mail/mail.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { claimDue } from './claim.ts';
import type { DeliveryTiming } from './deliver-due.ts';
import { startDelivery, sweep } from './delivery-loop.ts';

function deliver(database: Database, transport: MailTransport, timing?: DeliveryTiming) {
  const { dependencies, logged } = deliveryDependencies(database, transport);
  const loop = stopAfterwards(startDelivery({ ...dependencies, ...(timing && { timing }) }));
  return { loop, logged };
}

const SENT = new Set(['sent']);
const PATIENT = { leaseMs: 60_000, renewMs: 20_000, patienceMs: 0 };

const allSent = (database: Database) =>
  expect
    .poll(async () => new Set((await listedMessages(database)).map(({ delivery }) => delivery.state)))
    .toEqual(SENT);

test('mails a new message at once when woken', async ({ database }) => {
  const { port, received } = stopAfterwards(await startMailbox());
  const { loop } = deliver(database, createSmtpTransport(mailServerAt(port)));
  await new Promise((resolve) => setImmediate(resolve));
  const startedAt = performance.now();
  const [id] = await storeMessages(database, 1);
  loop.wake();
  const [mail] = await received(1);
  expect(mail?.messageId).toBe(`<${id}@going.example>`);
  // The loop looks again by itself only after ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(8_000);
});

test('tries a dead mail server with one mail at a time', async ({ database }) => {
  await storeMessages(database, 40);
  const attempts: number[] = [];
  let now = 0;
  const send = async (): Promise<SendResult> => {
    now += 1;
    await new Promise((resolve) => setImmediate(resolve));
    attempts.push(now);
    now -= 1;
    return { kind: 'unreachable', reason: 'connection refused' };
  };
  deliver(database, { send });
  await expect.poll(() => attempts.slice(4, 8)).toEqual([1, 1, 1, 1]);
});

test('opens no more than sixteen conversations with a slow mail server, and releases all when it stops', async ({
  database,
}) => {
  await storeMessages(database, 30);
  let open = 0;
  const send: MailTransport['send'] = async (_mail, signal) => {
    open += 1;
    await once(signal, 'abort');
    return { kind: 'unconfirmed', reason: 'stopped' };
  };
  const { loop } = deliver(database, { send }, PATIENT);
  await expect.poll(() => open).toBeGreaterThan(12);
  // Time enough to open more.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const startedAt = performance.now();
  await loop.stop();
  expect(performance.now() - startedAt).toBeLessThan(1_900);
  expect(open).toBeLessThanOrEqual(16);
  // Our stop says nothing about the server.
  const released = { unconfirmed: 0 };
  expect(await claimDue(database, 30, 60_000, Date.now())).toMatchObject(Array(30).fill(released));
});

test('carries on after a database failure', async ({ database }) => {
  await storeMessages(database, 1);
  let failures = 3;
  const flaky: Database = {
    ...database,
    transaction: (work) => (failures-- > 0 ? Promise.reject(new Error('disk I/O error')) : database.transaction(work)),
  };
  const { logged } = deliver(flaky, { send: async () => ({ kind: 'sent', missed: [] }) });
  await allSent(database);
  expect(logged.filter(({ event }) => event === 'delivery-failed')).toHaveLength(3);
});

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
  expect(await sweep({ ...dependencies, timing: PATIENT }, 60_000)).toEqual({ tried: 6, unreachable: false });
  await allSent(database);
});
