import { hurryDelivery, storeMessages } from '../outbox.ts';
import { type Mood, startFlappingMailbox } from './flapping-mailbox.ts';
import { countOutcome, type Outcome, until } from './outcome.ts';
import type { Store } from './store.ts';
import { p99, post } from './visitor.ts';

/**
 * The mail server is dead while messages already wait; visitors post meanwhile. Then it is back, and all has to arrive.
 * The note says how long visitors waited, and how long the server took to stop.
 */
export async function deadMailServer(store: Store, dead: Mood, queued: number, posts: number): Promise<Outcome> {
  let mood = dead;
  const mailbox = await startFlappingMailbox(() => mood);
  const database = await store.open();
  const acknowledged = new Set(await storeMessages(database, queued, Date.now() - queued));
  let server = await store.serve(mailbox);
  const waits: number[] = [];
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let index = visitor; index < posts; index += 4) {
      const { id, ms } = await post(server.url, `dead-${index}`);
      waits.push(ms);
      if (id !== null) acknowledged.add(id);
    }
  });
  await Promise.all(visitors);
  const stopping = performance.now();
  await server.end('SIGTERM');
  const stopMs = performance.now() - stopping;
  mood = 'take';
  await hurryDelivery(database);
  const unanswered = mailbox.unanswered();
  server = await store.serve(mailbox);
  await until('every message is taken', () => [...acknowledged].every((id) => mailbox.answered.has(id)), 600_000);
  await server.end('SIGTERM');
  await database.close();
  await mailbox.stop();
  return {
    fault: `mail server dead (${dead}), ${queued} queued, ${posts} posts`,
    ...countOutcome(acknowledged, mailbox.taken),
    unavoidable: unanswered,
    note: `POST p99 ${p99(waits).toFixed(0)} ms, ${posts + queued - acknowledged.size} not acknowledged, stopped in ${stopMs.toFixed(0)} ms`,
  };
}
