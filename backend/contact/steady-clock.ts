import type { Database } from '../database/database.ts';

const NAME = 'erasing-clock';
const DAY_MS = 24 * 3_600_000;
const JUMP_MS = 30 * DAY_MS;

/**
 * Whether the clock has not jumped by more than 30 days within the last day. A computer that starts with an empty battery or
 * a wrong date would otherwise erase young messages. Records `now` (ms since 1970); call it regularly.
 */
export async function isClockSteady({ transaction }: Database, now: number): Promise<boolean> {
  return transaction(async ({ query }) => {
    // `told_at` is when it was called last, `since` when the clock jumped last.
    const [last] = await query<{ since: number; told_at: number }>(
      'select since, told_at from going.alarm where name = $1',
      [NAME],
    );
    const jumped = last && Math.abs(now - last.told_at) > JUMP_MS;
    const since = jumped ? now : (last?.since ?? 0);
    await query(
      `insert into going.alarm (name, state, since, told_at) values ($1, 'up', $2, $3)
       on conflict (name) do update set since = excluded.since, told_at = excluded.told_at`,
      [NAME, since, now],
    );
    return now - since >= DAY_MS;
  });
}
