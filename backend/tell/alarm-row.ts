import type { MailHealth } from '../../domain/mail-health.ts';
import type { Database, Queries } from '../database/database.ts';
import { LONGEST_REST_MS } from '../outbox/server-state.ts';

export type Situation = {
  database: Database;
  health: MailHealth;
  hasMailServer: boolean;
  backupEveryDays: number | null;
  now: number;
  row: AlarmRow | null;
};

export type Finding = { next: AlarmRow; notice: Notice | null };

/** What the owner is told. Contains no visitor's text or address. */
export type Notice = {
  type: string;
  /** What is the matter, in sentences; the first is the mail's subject. */
  summary: string;
  help: string;
  data?: Record<string, unknown>;
  fields?: { label: string; value: string }[];
  footer?: string;
};

export const NEVER_TOLD: AlarmRow = { state: 'up', since: 0, told_at: 0, reason: null };

/** What the owner was last told under a name; times in ms since 1970. */
type AlarmRow = {
  state: 'up' | 'down';
  since: number;
  told_at: number;
  reason: string | null;
};

export type NotTold = { reason: string; restMs?: number | undefined };

// Longer than a notification may take. After that, another server may send it.
const LEASE_MS = 60_000;

export async function loadAlarm({ query }: Queries, name: string): Promise<AlarmRow | null> {
  const [row] = await query<AlarmRow>('select state, since, told_at, reason from going.alarm where name = $1', [name]);
  return row ?? null;
}

// Only one of several servers tells. `tell` resolves with null, or with why it failed: then the state stays, and a later call
// tells again.
export async function notifyOnce(
  { query }: Queries,
  name: string,
  last: AlarmRow,
  next: AlarmRow,
  now: number,
  tell: () => Promise<NotTold | null>,
): Promise<{ isTold: boolean; failure: NotTold | null }> {
  const leased = await query(
    `insert into going.alarm (name, state, since, told_at, leased_until) values ($1, $2, $6, $3, $4)
     on conflict (name) do update set leased_until = $4
       where alarm.state = $2 and alarm.told_at = $3 and (alarm.leased_until <= $5 or alarm.leased_until > $7)
     returning name`,
    // A lease that ends later than any rest was taken before a clock was set back.
    [name, last.state, last.told_at, now + LEASE_MS, now, last.since, now + LONGEST_REST_MS],
  );
  if (leased.length === 0) return { isTold: false, failure: null };
  const failure = await tell();
  const { state, since, told_at, reason } = failure === null ? next : last;
  await query(
    'update going.alarm set state = $2, since = $3, told_at = $4, reason = $5, leased_until = $6 where name = $1',
    [name, state, since, told_at, reason, failure?.restMs ? now + failure.restMs : 0],
  );
  return { isTold: failure === null, failure };
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
