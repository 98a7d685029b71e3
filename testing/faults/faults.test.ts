// The faults that cost messages elsewhere, with real processes, on SQLite and on Postgres. `npm run test:faults` breaks
// the same things longer, and prints a table.
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { deadMailServer } from './dead-mail-server.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { oneKeyAtOnce } from './one-key.ts';
import { makeStore, type Store } from './store.ts';
import { limitAcrossServers, serversOnOneDatabase } from './two-servers.ts';

let store: Store;
beforeEach(async () => {
  store = await makeStore(inject('postgresUrl') as string | undefined);
});
afterEach(() => store.remove());

const LONG = { timeout: 180_000 };

test('a server that is killed ten times under load, with a mail server that flaps, loses nothing', LONG, async () => {
  const outcome = await killUnderLoad(store, 10, Math.random);
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome).toMatchObject({ lost: 0, note: expect.stringContaining(' 0 rows missing') });
  expect(outcome.duplicated).toBeLessThanOrEqual(outcome.unavoidable);
});

test('one key, twenty times at once on two servers, is one message and one mail', LONG, async () => {
  const outcome = await oneKeyAtOnce(store, 5);
  expect(outcome).toMatchObject({ acknowledged: 5, lost: 0, duplicated: 0, note: '0 answers that differ' });
});

test('two servers on one database mail each message once', LONG, async () => {
  const outcome = await serversOnOneDatabase(store, 2, 40);
  expect(outcome).toMatchObject({ acknowledged: 80, lost: 0, duplicated: 0 });
});

test.each(['refuse', 'hang'] as const)(
  'while the mail server is dead (%s) every message is accepted, and arrives later',
  LONG,
  async (mood) => {
    const outcome = await deadMailServer(store, mood, 40, 24);
    expect(outcome).toMatchObject({ acknowledged: 64, lost: 0 });
    expect(outcome.duplicated).toBeLessThanOrEqual(outcome.unavoidable);
  },
);

test('of a hundred posts at once to two servers exactly the allowed number gets through', LONG, async () => {
  expect(await limitAcrossServers(store, 20, 100)).toBe(20);
});
