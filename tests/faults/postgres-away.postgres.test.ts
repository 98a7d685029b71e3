import { expect, test } from 'vitest';
import { stopAfterwards } from '../afterwards.ts';
import { startFlappingMailbox } from '../mailbox.ts';
import { hurryDelivery } from '../outbox.ts';
import { startPostgresCluster } from '../postgres-cluster.ts';
import { countMissingRows, countOutcome, makeStore, post, until } from './outcome.ts';

const VISITORS = 3;
const KILLS = 2;

test('survives a crash of Postgres: 503 meanwhile, nothing lost, no restart', async ({ skip }) => {
  const given = process.env['TEST_DATABASE_URL'] !== undefined;
  if (given) return skip('a Postgres server that was given for the tests is not to be killed');
  const cluster = stopAfterwards(await startPostgresCluster());
  const store = await makeStore(cluster.url);
  const mailbox = stopAfterwards(await startFlappingMailbox());
  const server = await store.serve(mailbox);
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  let posting = true;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let index = 0; posting; index += 1) {
      const { status, id } = await post(server.url, `${visitor}-${index}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200 && id !== null) acknowledged.add(id);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.size;
    await until('messages are accepted again', () => acknowledged.size > before + 5);
    await cluster.kill();
    const refused = statuses.get(503) ?? 0;
    await until('a message is refused', () => (statuses.get(503) ?? 0) > refused);
    await cluster.start();
  }
  const before = acknowledged.size;
  await until('messages are accepted again', () => acknowledged.size > before + 5);
  posting = false;
  await Promise.all(visitors);
  const database = await store.open();
  // Mails claimed when Postgres was killed would be due when their lease expires.
  await until('every message is taken', async () => {
    await hurryDelivery(database, Date.now() + 30_000);
    return [...acknowledged].every((id) => mailbox.taken.has(id));
  });
  await server.end('SIGTERM');
  expect(await countMissingRows(database, acknowledged)).toBe(0);
  await database.close();
  await store.remove();
  expect(countOutcome(acknowledged, mailbox.taken).lost).toBe(0);
  expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
}, 120_000);
