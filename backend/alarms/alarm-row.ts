import type { Database } from '../database/database.ts';

/** The last notification of an alarm; times in ms since 1970. */
export type Told = { state: 'up' | 'down'; since: number; told_at: number };

// Longer than a notification may take. After that, another server may send it.
const LEASE_MS = 60_000;

/** The last notification of an alarm; null if there was none. */
export async function lastTold({ query }: Database, name: string): Promise<Told | null> {
  const [row] = await query<Told>('select state, since, told_at from going.alarm where name = $1', [name]);
  return row ?? null;
}

/** Leases an alarm for a minute. Resolves with false if another server holds the lease, or has sent a notification since `last`. */
export async function leaseAlarm({ query }: Database, name: string, last: Told, now: number): Promise<boolean> {
  const leased = await query(
    `insert into going.alarm (name, state, since, told_at, leased_until) values ($1, $2, $6, $3, $4)
     on conflict (name) do update set leased_until = $4
       where alarm.state = $2 and alarm.told_at = $3 and (alarm.leased_until <= $5 or alarm.leased_until > $7)
     returning name`,
    // A lease that ends more than two leases from now was taken before a clock was set back.
    [name, last.state, last.told_at, now + LEASE_MS, now, last.since, now + 2 * LEASE_MS],
  );
  return leased.length > 0;
}

/** Releases the lease without a notification. */
export async function releaseAlarm({ query }: Database, name: string): Promise<void> {
  await query('update going.alarm set leased_until = 0 where name = $1', [name]);
}

/** Records a notification, and releases the lease. */
export async function recordTold({ query }: Database, name: string, { state, since, told_at }: Told): Promise<void> {
  await query('update going.alarm set state = $2, since = $3, told_at = $4, leased_until = 0 where name = $1', [
    name,
    state,
    since,
    told_at,
  ]);
}
