import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { storeMessages } from '../../tests/outbox.ts';
import { listedMessages, test, testDatabase } from '../../tests/test-database.ts';
import { type Claim, claimDue, nextDue, renewLease } from './claim.ts';
import { mailAllAgain } from './enqueue.ts';
import { markDead, markSent, postpone } from './record-result.ts';

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

test('claims the longest waiting first', async ({ database }) => {
  const stored = await storeMessages(database, 4, NOW);
  expect(ids(await claimDue(database, 2, LEASE_MS, NOW + 100)).toSorted()).toEqual(stored.slice(0, 2).toSorted());
});

test('makes a claimed message due again when its lease expires, with the attempt counted', async ({ database }) => {
  await storeMessages(database, 1, NOW);
  expect(await claimDue(database, 1, LEASE_MS, NOW)).toMatchObject([{ attempt: 1 }]);
  expect(await claimDue(database, 1, LEASE_MS, NOW + LEASE_MS - 1)).toEqual([]);
  expect(await nextDue(database, NOW)).toBe(NOW + LEASE_MS);
  expect(await claimDue(database, 1, LEASE_MS, NOW + LEASE_MS)).toMatchObject([{ attempt: 2 }]);
});

test('keeps the longer lease when an earlier renewal arrives last', async ({ database }) => {
  await storeMessages(database, 1, NOW);
  const [claim] = (await claimDue(database, 1, LEASE_MS, NOW)) as [Claim];
  await renewLease(database, claim, NOW + 3 * LEASE_MS);
  await renewLease(database, claim, NOW + 2 * LEASE_MS);
  expect(await nextDue(database, NOW)).toBe(NOW + 3 * LEASE_MS);
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
  expect(await nextDue(database, NOW)).toBeNull();
  expect(await claimDue(database, 2, LEASE_MS, NOW + 10 * LEASE_MS)).toEqual([]);
  expect(await mailAllAgain(database, NOW)).toEqual({ refused: 1, written: 0 });
  expect(await claimDue(database, 2, LEASE_MS, NOW)).toMatchObject([{ messageId: deadId, attempt: 1 }]);
});

test('claims a retry and a lease from a clock that was set back, and no lease of now', async ({ database }) => {
  const tomorrow = NOW + 24 * 60 * LEASE_MS;
  const [retried, leased] = await storeMessages(database, 2, tomorrow);
  const claims = await claimDue(database, 2, LEASE_MS, tomorrow + 1);
  const [claim] = claims.filter(({ messageId }) => messageId === retried) as [Claim];
  await postpone(database, claim, { reason: 'no mail server', dueAt: tomorrow + LEASE_MS });
  expect(ids(await claimDue(database, 2, LEASE_MS, NOW)).sort()).toEqual([retried, leased].sort());
  expect(await claimDue(database, 2, LEASE_MS, NOW - 1)).toEqual([]);
});

const NAMES_THE_TABLE = /\b(?:from|into|update|join|table|on) going\.outbox\b/i;

// How the table came to be is history; the tests' own hand on it is one file.
const EXCEPT = ['backend/database/migrations.ts', 'tests/outbox.ts'];

const sources = globSync('{backend,build,catalogue,content,domain,src,supabase,tests}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
}).filter((path) => !path.endsWith('.test.ts') && !EXCEPT.includes(path));

const ours = sources.filter((path) => path.startsWith('backend/outbox/'));

test('has no SQL outside the outbox that names its table', () => {
  const naming = sources.filter((path) => NAMES_THE_TABLE.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual(naming.filter((path) => ours.includes(path)));
  expect(naming.length).toBeGreaterThan(1);
});

test('knows nothing of what it delivers', () => {
  const imports = ours.flatMap((path) => readFileSync(path, 'utf8').match(/from '\.[^']*'/g) ?? []);
  const rooms = imports.map((line) => /'\.\.\/(\w+)/.exec(line)?.[1]).filter((room) => room !== undefined);
  expect([...new Set(rooms)].toSorted()).toEqual(['database', 'log', 'mail', 'repeat']);
});
