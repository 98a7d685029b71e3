import type { Database } from '../../backend/database/database.ts';
import { countIn } from '../../backend/outbox/delivery-state.ts';
import { listedMessages } from '../listed-messages.ts';
import { hurryDelivery } from '../outbox.ts';
import { type FlappingMailbox, type Mood, startFlappingMailbox } from './flapping-mailbox.ts';
import { countMissingRows, countOutcome, until } from './outcome.ts';
import type { Store } from './store.ts';
import { post } from './visitor.ts';

const MOODS: Mood[] = ['take', 'take', 'take', 'take', 'refuse', 'put off', 'hang', 'drop after data'];
const VISITORS = 3;
const PAUSE_MS = 30;
const KILLS = 10;

/**
 * Kills the server (`kill -9`) repeatedly while visitors post and the mail server misbehaves; afterwards everything
 * acknowledged must arrive. A repetition is unavoidable where the mail was accepted, and the server that should have recorded
 * it was gone.
 */
export async function killUnderLoad(store: Store) {
  const acknowledged = new Set<string>();
  let calm = false;
  let url = '';
  let unrecorded = 0;
  const mailbox = await startFlappingMailbox(() =>
    calm ? 'take' : (MOODS[Math.floor(Math.random() * MOODS.length)] ?? 'take'),
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
  const missingRows = await countMissingRows(database, acknowledged);
  await database.close();
  await mailbox.stop();
  const unavoidable = mailbox.unanswered() + unrecorded;
  return { ...countOutcome(acknowledged, mailbox.taken), unavoidable, missingRows };
}

/** Mails accepted with an answer while the server that sent them was killed before recording it. */
async function countUnrecorded(database: Database, { answered }: FlappingMailbox): Promise<number> {
  const listed = await listedMessages(database);
  return listed.filter(({ id, delivery }) => delivery.state === 'waiting' && answered.has(id)).length;
}
