import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { stopAfterwards, temporaryFolder } from '../../tests/afterwards.ts';
import { mailServerAt, startMailbox } from '../../tests/mailbox.ts';
import { deliveryDependencies, QUICK_POLICY, storeMessages, storeRefused } from '../../tests/outbox.ts';
import { listedMessages, test, testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import type { MailTransport, SendResult } from '../mail/mail.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { type Claim, claimDue, nextDue, renewLease } from './claim.ts';
import { type DeliveryTiming, deliverDue } from './deliver-due.ts';
import { startDelivery, sweep } from './delivery-loop.ts';
import { mailAllAgain, mailOneAgain } from './enqueue.ts';
import { judgeMail } from './mail-health.ts';
import { markDead, markSent, postpone } from './record-result.ts';
import { backoff } from './server-state.ts';

const NEVER = new AbortController().signal;
const SENT: SendResult = { kind: 'sent', missed: [] };
const UNREACHABLE: SendResult = { kind: 'unreachable', reason: 'connection refused' };
const RECEIVERS = { hasMailServer: true, hasWebhook: false };

test.each<[SendResult, state: string, level: string]>([
  [SENT, 'sent', 'info'],
  [{ kind: 'refused', reason: '550 no such mailbox' }, 'dead', 'error'],
  [{ kind: 'postponed', reason: '451' }, 'waiting', 'warn'],
  [UNREACHABLE, 'waiting', 'warn'],
])('records and logs what became of a mail: %j', async (result, state, level) => {
  const database = await testDatabase();
  const now = Date.now();
  await storeMessages(database, 1, now);
  const { dependencies, logged } = deliveryDependencies(database, { send: async () => result });
  const policy = { ...QUICK_POLICY, server: { firstMs: 40, longestMs: 100 } };
  const outcome = await deliverDue({ ...dependencies, policy, now: () => now }, 4, NEVER);
  const unreachable = result.kind === 'unreachable';
  expect(outcome).toEqual({ claimed: 1, unreachable });
  const [listed] = await listedMessages(database);
  const lastError = 'reason' in result ? result.reason : null;
  const isSettled = state !== 'waiting';
  expect(listed?.delivery).toMatchObject({ state, lastError, attempts: 1, settledAt: isSettled ? now : null });
  const { firstMs } = unreachable ? policy.server : policy.mail;
  if (!isSettled) expect(listed?.delivery.dueAt).toBe(now + 0.75 * firstMs);
  expect(logged[0]).toMatchObject({ level, event: `mail-${result.kind}` });
});

test('says that the mail server is usable again once it answers, also that it puts a mail off', async ({
  database,
}) => {
  let now = Date.now();
  await storeMessages(database, 1, now);
  const judged = async (result: SendResult) => {
    now += 60_000;
    const { dependencies } = deliveryDependencies(database, { send: async () => result });
    await deliverDue({ ...dependencies, now: () => now }, 4, NEVER);
    return (await judgeMail(database, RECEIVERS, now)).unusable?.reason;
  };
  expect(await judged({ kind: 'unreachable', reason: 'ECONNREFUSED' })).toBe('ECONNREFUSED');
  expect(await judged({ kind: 'postponed', reason: 'a fault of ours' })).toBe('ECONNREFUSED');
  expect(await judged({ kind: 'postponed', reason: '450 greylisted', code: 450 })).toBeUndefined();
});

test('keeps the trouble of a mail, and since when it waits, if the owner retries it before it has gone out', async ({
  database,
}) => {
  const now = Date.now();
  const [id = ''] = await storeMessages(database, 1, now - 1_000);
  expect(await mailOneAgain(database, id, now)).toBe(true);
  expect((await judgeMail(database, RECEIVERS, now)).waitingSince).toBe(now - 1_000);
  const { messageId } = await storeRefused(database, now - 2_000);
  for (const retriedAt of [now, now + 1]) {
    expect(await mailOneAgain(database, messageId, retriedAt)).toBe(true);
    expect((await judgeMail(database, RECEIVERS, retriedAt)).trouble).toBe('waiting');
  }
});

test('retries a mail that cannot be composed, without stopping others', async ({ database }) => {
  const [first] = await storeMessages(database, 2, Date.now() - 10);
  const { dependencies } = deliveryDependencies(database, { send: async () => SENT });
  const compose: typeof dependencies.compose = async (claim) => {
    if (claim.messageId === first) throw new Error('a fault of ours');
    return dependencies.compose(claim);
  };
  await deliverDue({ ...dependencies, compose }, 4, NEVER);
  expect((await listedMessages(database)).map(({ delivery }) => delivery.state)).toEqual(['sent', 'waiting']);
});

test('does not send a mail twice when the disk was full while recording it', async ({ database }) => {
  await storeMessages(database, 1, Date.now() - 10);
  let failures = 1;
  const full: Database = {
    ...database,
    query: (sql, parameters) =>
      sql.includes("state = 'sent'") && failures-- > 0
        ? Promise.reject(new Error('database or disk is full'))
        : database.query(sql, parameters),
  };
  const send = vi.fn(async () => SENT);
  const { dependencies } = deliveryDependencies(full, { send });
  await deliverDue(dependencies, 4, NEVER);
  await deliverDue(dependencies, 4, NEVER);
  expect([send.mock.calls.length, (await listedMessages(database))[0]?.delivery.state]).toEqual([1, 'sent']);
});

test('gives up a mail that may have arrived three times, until it is retried', async ({ database }) => {
  let now = Date.now();
  await storeMessages(database, 1, now);
  const send = async (): Promise<SendResult> => ({ kind: 'unconfirmed', reason: 'no answer in time' });
  const { dependencies, logged } = deliveryDependencies(database, { send });
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await deliverDue({ ...dependencies, now: () => now }, 4, NEVER);
    now += QUICK_POLICY.mail.longestMs;
  }
  const [listed] = await listedMessages(database);
  const lastError = expect.stringContaining('may have arrived');
  expect(listed?.delivery).toMatchObject({ state: 'dead', attempts: 3, lastError });
  const events = ['mail-unconfirmed', 'mail-unconfirmed', 'mail-refused'];
  expect(logged.map(({ event }) => event)).toEqual(events);
  await mailAllAgain(database, now);
  expect(await claimDue(database, 1, 60_000, now)).toMatchObject([{ attempt: 1, unconfirmed: 0 }]);
});

test('renews the lease while a mail server is slow, so that nobody else sends the mail', async ({ database }) => {
  const clock = { now: Date.now() };
  await storeMessages(database, 1, clock.now);
  const answer = Promise.withResolvers<SendResult>();
  const { dependencies } = deliveryDependencies(database, { send: () => answer.promise });
  const timing = { leaseMs: 60_000, renewMs: 5, patienceMs: 0 };
  const open = new Set<Promise<void>>();
  await deliverDue({ ...dependencies, timing, now: () => clock.now }, 4, NEVER, open);
  for (let minute = 1; minute <= 9; minute += 1) {
    clock.now += 59_000;
    while ((await listedMessages(database))[0]?.delivery.dueAt !== clock.now + timing.leaseMs)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await claimDue(database, 1, timing.leaseMs, clock.now + 59_000)).toEqual([]);
  }
  answer.resolve(SENT);
  await Promise.all(open);
  expect((await listedMessages(database))[0]?.delivery).toMatchObject({ state: 'sent', attempts: 1 });
});

const WAITS = { firstMs: 1_000, longestMs: 60_000 };

test('doubles the wait with each failure up to the longest, and spreads it between half and all', () => {
  const waits = [1, 2, 3, 6, 7, 8, 5_000].map((failures) => backoff(WAITS, failures, 1 - Number.EPSILON));
  expect(waits).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000]);
  expect([0, 0.5, 1 - Number.EPSILON].map((random) => backoff(WAITS, 3, random))).toEqual([2_000, 3_000, 4_000]);
});

const LEASE_MS = 60_000;
const NOW = 1_000_000;

const ids = (claims: { messageId: string }[]) => claims.map(({ messageId }) => messageId);

test('never gives two concurrent workers the same message', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'data.sqlite');
  const workers = await Promise.all([testDatabase(path), testDatabase(path)]);
  const stored = await storeMessages(workers[0], 20, NOW);
  const claims = await Promise.all(
    Array.from({ length: 10 }, (_, index) => claimDue(workers[index % 2] ?? workers[0], 3, LEASE_MS, NOW + 100)),
  );
  const claimed = claims.flatMap(ids);
  expect(claimed.toSorted()).toEqual(stored.toSorted());
  for (const database of workers) await database.close();
});

test('claims the longest waiting first, and again when its lease expires, with the attempt counted', async ({
  database,
}) => {
  const [first] = await storeMessages(database, 4, NOW);
  const claimed = async (now: number) =>
    (await claimDue(database, 1, LEASE_MS, now)).map(({ messageId, attempt }) => [messageId, attempt]);
  expect(await claimed(NOW)).toEqual([[first, 1]]);
  await database.query("update going.outbox set state = 'sent' where attempts = 0");
  expect(await claimed(NOW + LEASE_MS - 1)).toEqual([]);
  expect(await nextDue(database)).toBe(NOW + LEASE_MS);
  expect(await claimed(NOW + LEASE_MS)).toEqual([[first, 2]]);
});

test('keeps the longer lease when an earlier renewal arrives last', async ({ database }) => {
  await storeMessages(database, 1, NOW);
  const [claim] = (await claimDue(database, 1, LEASE_MS, NOW)) as [Claim];
  for (const leases of [3, 2]) await renewLease(database, claim, NOW + leases * LEASE_MS);
  expect(await nextDue(database)).toBe(NOW + 3 * LEASE_MS);
});

test('ignores a worker whose lease has expired, unless it sent the mail', async ({ database }) => {
  await storeMessages(database, 1, NOW);
  const [late] = (await claimDue(database, 1, LEASE_MS, NOW)) as [Claim];
  await claimDue(database, 1, LEASE_MS, NOW + LEASE_MS);
  await markDead(database, late, 'too late', NOW + LEASE_MS);
  await postpone(database, late, { reason: 'too late', dueAt: NOW });
  expect((await listedMessages(database))[0]?.delivery).toMatchObject({ state: 'waiting', dueAt: NOW + 2 * LEASE_MS });
  await markSent(database, late, NOW + LEASE_MS);
  expect((await listedMessages(database))[0]?.delivery.state).toBe('sent');
});

test('never claims sent or refused mail again, until a refused one is revived', async ({ database }) => {
  const [, deadId] = await storeMessages(database, 2, NOW);
  const claims = await claimDue(database, 2, LEASE_MS, NOW + 100);
  const [sent, dead] = claims.toSorted((a) => (a.messageId === deadId ? 1 : -1)) as [Claim, Claim];
  await markSent(database, sent, NOW);
  await markDead(database, dead, '550 unknown', NOW);
  expect(await nextDue(database)).toBeNull();
  expect(await claimDue(database, 2, LEASE_MS, NOW + 10 * LEASE_MS)).toEqual([]);
  expect(await mailAllAgain(database, NOW)).toEqual({ refused: 1, written: 0 });
  expect(await claimDue(database, 2, LEASE_MS, NOW)).toMatchObject([{ messageId: deadId, attempt: 1 }]);
});

function deliver(database: Database, transport: MailTransport, timing?: DeliveryTiming) {
  const { dependencies, logged } = deliveryDependencies(database, transport);
  const loop = stopAfterwards(startDelivery({ ...dependencies, ...(timing && { timing }) }));
  return { loop, logged };
}

const PATIENT = { leaseMs: 60_000, renewMs: 20_000, patienceMs: 0 };

const allSent = (database: Database) =>
  expect
    .poll(async () => new Set((await listedMessages(database)).map(({ delivery }) => delivery.state)))
    .toEqual(new Set(['sent']));

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
    return UNREACHABLE;
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
  const { logged } = deliver(flaky, { send: async () => SENT });
  await allSent(database);
  expect(logged.filter(({ event }) => event === 'delivery-failed')).toHaveLength(3);
});

test.each<[what: string, answer: (attempt: number) => SendResult, longestMs: number, tried: number, sent: number]>([
  ['leaves a mail server that dies half-way alone', (n) => (n <= 3 ? SENT : UNREACHABLE), 60_000, 5, 3],
  ['ends when its time is over', () => SENT, 0, 1, 1],
])('%s until the next sweep', async (_what, answer, longestMs, tried, sent) => {
  const database = await testDatabase();
  await storeMessages(database, 11, Date.now() - 1_000);
  let attempts = 0;
  const send = async () => {
    attempts += 1;
    return answer(attempts);
  };
  const outcome = await sweep(deliveryDependencies(database, { send }).dependencies, longestMs);
  expect(outcome).toEqual({ tried, unreachable: sent < tried });
  const listed = await listedMessages(database);
  expect(listed.filter(({ delivery }) => delivery.state === 'sent')).toHaveLength(sent);
});

test('waits for a slow mail after the others', async () => {
  const database = await testDatabase();
  await storeMessages(database, 6, Date.now() - 1_000);
  const slow = Promise.withResolvers<SendResult>();
  let attempts = 0;
  const { dependencies } = deliveryDependencies(database, {
    async send() {
      attempts += 1;
      if (attempts === 6) slow.resolve(SENT);
      return attempts === 1 ? slow.promise : SENT;
    },
  });
  expect(await sweep({ ...dependencies, timing: PATIENT }, 60_000)).toEqual({ tried: 6, unreachable: false });
  await allSent(database);
});

test('has no SQL outside the outbox that names its table', () => {
  const sources = globSync('backend/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const naming = sources.filter((path) => / going\.outbox\b/.test(readFileSync(path, 'utf8')));
  // How the table came to be is history.
  const elsewhere = naming.filter((path) => !path.startsWith('backend/outbox/'));
  expect(elsewhere).toEqual(['backend/database/migrations.ts']);
});
