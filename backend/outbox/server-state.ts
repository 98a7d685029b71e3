import type { Queries } from '../database/database.ts';

/** Who takes deliveries. */
export type Receiver = 'mail-server' | 'webhook';

/** Records that a receiver cannot be used, and the latest reason. The time is that of the first failure in a row. */
export async function markUnusable({ query }: Queries, receiver: Receiver, reason: string, now: number): Promise<void> {
  await query(
    `insert into going.alarm (name, state, since, reason, told_at) values ($1, 'down', $2, $3, 0)
     on conflict (name) do update set state = 'down', reason = excluded.reason,
       since = case when alarm.state = 'down' then alarm.since else excluded.since end`,
    [receiver, now, reason],
  );
}

/** Records that a receiver can be used. */
export async function markUsable({ query }: Queries, receiver: Receiver): Promise<void> {
  await query("update going.alarm set state = 'up', reason = null where name = $1 and state = 'down'", [receiver]);
}

/** Since when (ms since 1970) and why a receiver cannot be used; null while it can. */
export async function unusableServer(
  { query }: Queries,
  receiver: Receiver,
): Promise<{ since: number; reason: string } | null> {
  const [row] = await query<{ since: number; reason: string | null }>(
    "select since, reason from going.alarm where name = $1 and state = 'down'",
    [receiver],
  );
  return row ? { since: row.since, reason: row.reason ?? 'no reason given' } : null;
}
