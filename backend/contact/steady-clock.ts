import { lastTold } from '../alarms/alarm-row.ts';
import type { Database } from '../database/database.ts';

const NAME = 'erasing-clock';
const DAY_MS = 24 * 3_600_000;
const JUMP_MS = 30 * DAY_MS;

/**
 * Whether the clock has not jumped by more than 30 days within the last day. A computer that starts with an empty battery or
 * a wrong date would otherwise erase young messages. Records `now` (ms since 1970); call it regularly.
 */
export async function isClockSteady(database: Database, now: number): Promise<boolean> {
  // `told_at` is the time of the last call, `since` that of the last jump.
  const last = await lastTold(database, NAME);
  const hasJumped = last !== null && Math.abs(now - last.told_at) > JUMP_MS;
  const since = hasJumped ? now : (last?.since ?? 0);
  await database.query(
    `insert into going.alarm (name, state, since, told_at) values ($1, 'up', $2, $3)
     on conflict (name) do update set since = excluded.since, told_at = excluded.told_at`,
    [NAME, since, now],
  );
  return now - since >= DAY_MS;
}
