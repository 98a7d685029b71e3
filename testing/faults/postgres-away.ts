import { hurryDelivery } from '../outbox.ts';
import type { PostgresCluster } from '../postgres-cluster.ts';
import { startFlappingMailbox } from './flapping-mailbox.ts';
import { countMissingRows, countOutcome, until } from './outcome.ts';
import { makeStore } from './store.ts';
import { post } from './visitor.ts';

const VISITORS = 3;

/** Kills Postgres repeatedly while visitors post; the server answers 503 meanwhile and needs no restart. */
export async function postgresAway(cluster: PostgresCluster, kills: number) {
  const store = await makeStore(cluster.url);
  const mailbox = await startFlappingMailbox();
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
  for (let kill = 0; kill < kills; kill += 1) {
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
  const missingRows = await countMissingRows(database, acknowledged);
  await database.close();
  await mailbox.stop();
  await store.remove();
  return { ...countOutcome(acknowledged, mailbox.taken), missingRows, statuses: [...statuses.keys()].toSorted() };
}
