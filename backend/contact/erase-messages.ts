import { dayOf } from '../../domain/visits.ts';
import { type Database, placesOf, type Queries } from '../database/database.ts';
import type { Log } from '../log.ts';
import { forget, forgetSent } from '../outbox/enqueue.ts';
import { endFutureWaits } from '../outbox/server-state.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { forgetOldCounts } from '../visits/count-visits.ts';
import { forgetOldSenders } from './rate-limit.ts';

const BATCH = 100;

/** Erases up to `most` mailed at `before` (ms since 1970) or earlier. Waiting, refused and held ones never expire. */
export function eraseOldMessages(database: Database, before: number, most = BATCH): Promise<string[]> {
  return database.transaction(async (queries) => {
    const ids = await forgetSent(queries, database, before, most);
    await removeMessages(queries, ids);
    return ids;
  });
}

export async function eraseMessages(database: Database, ids: readonly string[]) {
  const erased = { messages: 0, deliveries: 0 };
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await database.transaction(async (queries) => {
      erased.deliveries += await forget(queries, batch);
      erased.messages += await removeMessages(queries, batch);
    });
  }
  return erased;
}

async function removeMessages({ query }: Queries, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (await query(`delete from going.contact_message where id in (${placesOf(ids)}) returning id`, ids)).length;
}

// Not in `erasing-loop.ts`, which imports `node:sqlite`: hosted functions tidy too, and Deno 2.1 has no such module.

const MINUTE_MS = 60_000;

export function startTidying(database: Database, now: () => number, log: Log): Repeating {
  return repeat(MINUTE_MS, () => tidy(database, now()).then(() => database.purge()), log, 'not-tidied');
}

/** Ends waits that a clock set ahead, and forgets what is over. */
export async function tidy(database: Database, now: number): Promise<void> {
  await endFutureWaits(database, now);
  await forgetOldSenders(database, now);
  await forgetOldCounts(database, dayOf(now));
}
