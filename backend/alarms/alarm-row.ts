import type { Database } from '../database/database.ts';
import type { OwnerDependencies } from '../reminder/owner-mail.ts';
import type { WebhookReceiver } from '../webhook/webhook.ts';

export type WatchDependencies = OwnerDependencies & {
  /** Who receives the alarms; null to log them only. */
  alert: WebhookReceiver | null;
};

/** The last notification of an alarm; times in ms since 1970. */
export type Told = { state: 'up' | 'down'; since: number; told_at: number };

/** Why somebody could not be told. */
type Failure = { reason: string };

// Longer than a notification may take. After that, another server may send it.
const LEASE_MS = 60_000;

/** The last notification of an alarm; null if there was none. */
export async function lastTold({ query }: Database, name: string): Promise<Told | null> {
  const [row] = await query<Told>('select state, since, told_at from going.alarm where name = $1', [name]);
  return row ?? null;
}

/**
 * Tells somebody of an alarm's next state, at `now` (ms since 1970); only one of several servers does. `tell` resolves with null,
 * or with why it failed: then the state stays, and the next call tells again. Resolves with whether and how this server
 * told.
 */
export async function tellOnce(
  { query }: Database,
  name: string,
  last: Told,
  next: Told,
  now: number,
  tell: () => Promise<Failure | null>,
): Promise<{ isTold: boolean; failure: Failure | null }> {
  const leased = await query(
    `insert into going.alarm (name, state, since, told_at, leased_until) values ($1, $2, $6, $3, $4)
     on conflict (name) do update set leased_until = $4
       where alarm.state = $2 and alarm.told_at = $3 and (alarm.leased_until <= $5 or alarm.leased_until > $7)
     returning name`,
    // A lease that ends more than two leases from now was taken before a clock was set back.
    [name, last.state, last.told_at, now + LEASE_MS, now, last.since, now + 2 * LEASE_MS],
  );
  if (leased.length === 0) return { isTold: false, failure: null };
  const failure = await tell();
  const { state, since, told_at } = failure === null ? next : last;
  await query('update going.alarm set state = $2, since = $3, told_at = $4, leased_until = 0 where name = $1', [
    name,
    state,
    since,
    told_at,
  ]);
  return { isTold: failure === null, failure };
}
