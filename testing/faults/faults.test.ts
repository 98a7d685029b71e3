// Faults that could lose messages, with real processes, on SQLite and on Postgres.
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { deadMailServer } from './dead-mail-server.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { makeStore, type Store } from './store.ts';

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

test.each(['refuse', 'hang'] as const)(
  'accepts every message while the mail server is dead (%s), and delivers it later',
  LONG,
  async (mood) => {
    const outcome = await deadMailServer(store, mood, 40, 24);
    expect(outcome).toMatchObject({ acknowledged: 64, lost: 0 });
    expect(outcome.duplicated).toBeLessThanOrEqual(outcome.unavoidable);
  },
);
