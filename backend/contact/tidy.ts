import { dayOf } from '../../domain/visits.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { forgetOldCounts } from '../visits/visit-counts.ts';
import { fillAddressKeys } from './address-keys.ts';
import { forgetOldSenders } from './rate-limit.ts';

const MINUTE_MS = 60_000;

/** Tidies at once and then every minute: {@link tidy}, and what was erased out of every file of the database. */
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

/**
 * Forgets senders and counts of visits whose time is over, where visits are no longer counted too, and fills in the next batch
 * of address keys. Resolves with the size of that batch.
 */
export async function tidy(database: Database, now: number): Promise<number> {
  await forgetOldSenders(database, now);
  await forgetOldCounts(database, dayOf(now));
  return fillAddressKeys(database);
}
