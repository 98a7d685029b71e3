import type { Queries } from '../database/database.ts';

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

export async function lastBackup({ query }: Queries): Promise<number | null> {
  const [row] = await query<{ told_at: number }>('select told_at from going.alarm where name = $1', [NAME]);
  return row?.told_at ?? null;
}

/** In a sentence; null if no newer one is due. `everyDays` is null where the settings do not say, 0 for never. */
export function backupIsOld(last: number | null, everyDays: number | null, now: number): string | null {
  if (last === null) return everyDays ? 'No backup of the messages is noted.' : null;
  const days = everyDays ?? DEFAULT_DAYS;
  if (days === 0 || now - last <= days * DAY_MS) return null;
  return `The last noted backup of the messages is ${Math.floor((now - last) / DAY_MS)} days old.`;
}
