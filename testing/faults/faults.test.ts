// Faults that could lose messages, with real processes, on SQLite and on Postgres.
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

test('loses nothing when a server is killed ten times under load with a flapping mail server', LONG, async () => {
  const outcome = await killUnderLoad(store);
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome).toMatchObject({ lost: 0, missingRows: 0 });
  expect(outcome.duplicated).toBeLessThanOrEqual(outcome.unavoidable);
});

test('stores one message and one mail for one key posted twenty times to two servers', LONG, async () => {
  const outcome = await oneKeyAtOnce(store, 5);
  expect(outcome).toMatchObject({ acknowledged: 5, lost: 0, duplicated: 0, different: 0 });
});

test('mails each message once from two servers on one database', LONG, async () => {
  const outcome = await serversOnOneDatabase(store, 2, 40);
  expect(outcome).toMatchObject({ acknowledged: 80, lost: 0, duplicated: 0 });
});

test.each(['refuse', 'hang'] as const)(
  'accepts every message while the mail server is dead (%s), and delivers it later',
  LONG,
  async (mood) => {
    const outcome = await deadMailServer(store, mood, 40, 24);
    expect(outcome).toMatchObject({ acknowledged: 64, lost: 0 });
    expect(outcome.duplicated).toBeLessThanOrEqual(outcome.unavoidable);
  },
);

test('lets exactly the allowed number of a hundred concurrent posts through two servers', LONG, async () => {
  expect(await limitAcrossServers(store, 20, 100)).toBe(20);
});
