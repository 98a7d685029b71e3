import type { Queries } from '../database/database.ts';

const NAME = 'backup';
const DAY_MS = 24 * 3_600_000;
/** How old the last backup may be, in days, where the settings do not say and one was ever made. */
const DEFAULT_DAYS = 7;

/** Notes that a backup was made at a time (ms since 1970). */
export async function noteBackup({ query }: Queries, time: number): Promise<void> {
  await query(
    `insert into going.alarm (name, state, since, told_at) values ($1, 'up', $2, $2)
     on conflict (name) do update set told_at = excluded.told_at where excluded.told_at > alarm.told_at`,
    [NAME, time],
  );
}

/** When the last backup was made (ms since 1970); null if none ever was. */
export async function lastBackup({ query }: Queries): Promise<number | null> {
  const [row] = await query<{ told_at: number }>('select told_at from going.alarm where name = $1', [NAME]);
  return row?.told_at ?? null;
}

/**
 * Whether there should be a newer backup by now, in a sentence; null if not. `everyDays` is null where the settings do not say,
 * and 0 for never.
 */
export function backupIsOld(last: number | null, everyDays: number | null, now: number): string | null {
  if (last === null) return everyDays ? 'No backup of the messages was ever made.' : null;
  const days = everyDays ?? DEFAULT_DAYS;
  if (days === 0 || now - last <= days * DAY_MS) return null;
  return `The last backup of the messages was made ${Math.floor((now - last) / DAY_MS)} days ago.`;
}
