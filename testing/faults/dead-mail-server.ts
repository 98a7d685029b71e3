import { hurryDelivery, storeMessages } from '../outbox.ts';
import { type Mood, startFlappingMailbox } from './flapping-mailbox.ts';
import { countOutcome, until } from './outcome.ts';
import type { Store } from './store.ts';
import { post } from './visitor.ts';

/** The mail server is dead while messages already wait; visitors post meanwhile. Then it is back, and all has to arrive. */
export async function deadMailServer(store: Store, dead: Mood, queued: number, posts: number) {
  let mood = dead;
  const mailbox = await startFlappingMailbox(() => mood);
  const database = await store.open();
  const acknowledged = new Set(await storeMessages(database, queued, Date.now() - queued));
  let server = await store.serve(mailbox);
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let index = visitor; index < posts; index += 4) {
      const { id } = await post(server.url, `dead-${index}`);
      if (id !== null) acknowledged.add(id);
    }
  });
  await Promise.all(visitors);
  await server.end('SIGTERM');
  mood = 'take';
  await hurryDelivery(database);
  const unavoidable = mailbox.unanswered();
  server = await store.serve(mailbox);
  await until('every message is taken', () => [...acknowledged].every((id) => mailbox.answered.has(id)));
  await server.end('SIGTERM');
  await database.close();
  await mailbox.stop();
  return { ...countOutcome(acknowledged, mailbox.taken), unavoidable };
}
