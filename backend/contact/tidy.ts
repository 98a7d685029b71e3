import { dayOf } from '../../domain/visits.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { forgetOldCounts } from '../visits/visit-counts.ts';
import { fillAddressKeys } from './address-keys.ts';
import { forgetOldSenders } from './rate-limit.ts';

// Not in `erasing-loop.ts`, which imports `node:sqlite`: hosted functions tidy too, and Deno 2.1 has no such module.

const MINUTE_MS = 60_000;

export function startTidying(database: Database, now: () => number, log: Log): Repeating {
  return repeat(
    MINUTE_MS,
    async (stopping) => {
      while ((await tidy(database, now())) > 0 && !stopping.aborted);
      await database.purge();
    },
    log,
    'not-tidied',
  );
}

/** Forgets what is over, and fills in the next batch of address keys; resolves with the size of that batch. */
export async function tidy(database: Database, now: number): Promise<number> {
  await forgetOldSenders(database, now);
  await forgetOldCounts(database, dayOf(now));
  return fillAddressKeys(database);
}
