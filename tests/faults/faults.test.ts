// Faults that could lose messages, with real processes, on SQLite and on Postgres.
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../backend/database/database.ts';
import { countIn } from '../../backend/outbox/delivery-state.ts';
import { stopAfterwards } from '../afterwards.ts';
import { type FlappingMailbox, type Mood, startFlappingMailbox } from '../mailbox.ts';
import { hurryDelivery } from '../outbox.ts';
import { listedMessages } from '../test-database.ts';
import { countMissingRows, countOutcome, makeStore, post, type Store, until } from './outcome.ts';

let store: Store;
beforeEach(async () => {
  store = await makeStore(inject('postgresUrl') as string | undefined);
});
afterEach(() => store.remove());

const LONG = { timeout: 180_000 };
const MOODS: Mood[] = ['take', 'take', 'take', 'take', 'refuse', 'put off', 'hang', 'drop after data'];
const VISITORS = 3;
const PAUSE_MS = 30;
const KILLS = 10;

test('loses nothing when a server is killed ten times under load with a flapping mail server', LONG, async () => {
  const acknowledged = new Set<string>();
  let calm = false;
  let url = '';
  let unrecorded = 0;
  const mailbox = stopAfterwards(
    await startFlappingMailbox(() => (calm ? 'take' : (MOODS[Math.floor(Math.random() * MOODS.length)] ?? 'take'))),
  );
  let posting = true;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let index = 0; posting; index += 1) {
      // Like a visitor who sees a failure and presses the button again.
      for (let tries = 0; posting || tries === 0; tries += 1) {
        const { status, id } = await post(url, `${visitor}-${index}`);
        if (id !== null && status === 200) acknowledged.add(id);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        if (status === 200) break;
      }
    }
  });

  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await store.serve(mailbox);
    url = server.url;
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 500));
    await server.end('SIGKILL');
    const database = await store.open();
    unrecorded += await countUnrecorded(database, mailbox);
    // Ends the killed server's leases; their expiry is tested with the claims.
    await hurryDelivery(database);
    await database.close();
  }
  posting = false;
  calm = true;
  await Promise.all(visitors);
  const server = await store.serve(mailbox);
  const database = await store.open();
  await until('nothing waits', async () => (await countIn(database, 'waiting')) === 0);
  await server.end('SIGTERM');
  expect(await countMissingRows(database, acknowledged)).toBe(0);
  await database.close();
  const outcome = countOutcome(acknowledged, mailbox.taken);
  expect(outcome.acknowledged).toBeGreaterThan(0);
  expect(outcome.lost).toBe(0);
  // Where the mail was accepted, and the server that should have recorded it was gone, a repetition is unavoidable.
  expect(outcome.duplicated).toBeLessThanOrEqual(mailbox.unanswered() + unrecorded);
});

/** Mails accepted with an answer while the server that sent them was killed before recording it. */
async function countUnrecorded(database: Database, { answered }: FlappingMailbox): Promise<number> {
  const listed = await listedMessages(database);
  return listed.filter(({ id, delivery }) => delivery.state === 'waiting' && answered.has(id)).length;
}
