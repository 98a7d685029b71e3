import type { Queries } from '../database/database.ts';

/** What the owner was last told under a name; times in ms since 1970. */
export type AlarmRow = { state: 'up' | 'down'; since: number; told_at: number; reason: string | null };

export const NEVER_TOLD: AlarmRow = { state: 'up', since: 0, told_at: 0, reason: null };

export type NotTold = { reason: string; restMs?: number | undefined };

// Longer than a notification may take. After that, another server may send it.
const LEASE_MS = 60_000;

export async function loadAlarm({ query }: Queries, name: string): Promise<AlarmRow | null> {
  const [row] = await query<AlarmRow>('select state, since, told_at, reason from going.alarm where name = $1', [name]);
  return row ?? null;
}

/** Only one of several servers tells, the others get undefined. A failure to tell keeps the state, and a later call tells again. */
export async function notifyOnce(
  { query }: Queries,
  name: string,
  last: AlarmRow,
  next: AlarmRow,
  now: number,
  tell: () => Promise<NotTold | null>,
): Promise<NotTold | null | undefined> {
  const leased = await query(
    `insert into going.alarm (name, state, since, told_at, leased_until) values ($1, $2, $6, $3, $4)
     on conflict (name) do update set leased_until = $4
       where alarm.state = $2 and alarm.told_at = $3 and alarm.leased_until <= $5
     returning name`,
    [name, last.state, last.told_at, now + LEASE_MS, now, last.since],
  );
  if (leased.length === 0) return undefined;
  const failure = await tell();
  const { state, since, told_at, reason } = failure === null ? next : last;
  await query(
    'update going.alarm set state = $2, since = $3, told_at = $4, reason = $5, leased_until = $6 where name = $1',
    [name, state, since, told_at, reason, failure?.restMs ? now + failure.restMs : 0],
  );
  return failure;
}

const NAME = 'backup';
const DAY_MS = 24 * 3_600_000;
const DEFAULT_DAYS = 7;

export async function noteBackup({ query }: Queries, time: number): Promise<void> {
  await query(
    `insert into going.alarm (name, state, since, told_at) values ($1, 'up', $2, $2)
     on conflict (name) do update set told_at = excluded.told_at where excluded.told_at > alarm.told_at`,
    [NAME, time],
  );
}

export async function lastBackup(queries: Queries): Promise<number | null> {
  return (await loadAlarm(queries, NAME))?.told_at ?? null;
}

/** In a sentence; null if no newer one is due. `everyDays` is null where the settings do not say, 0 for never. */
export function backupIsOld(last: number | null, everyDays: number | null, now: number): string | null {
  if (last === null) return everyDays ? 'No backup of the messages is noted.' : null;
  const days = everyDays ?? DEFAULT_DAYS;
  if (days === 0 || now - last <= days * DAY_MS) return null;
  return `The last noted backup of the messages is ${Math.floor((now - last) / DAY_MS)} days old.`;
}
