import type { Queries } from '../database/database.ts';

/** Who takes deliveries. A receiver of webhooks is gone once it has answered that it takes no more (410). */
export type Receiver = 'mail-server' | 'webhook' | 'webhook-gone' | 'alert-gone';

/** `restMs` is how long it asks to be left alone. The time kept is that of the first failure in a row. */
export async function markUnusable({ query }: Queries, receiver: Receiver, reason: string, now: number, restMs = 0) {
  await query(
    `insert into going.alarm (name, state, since, reason, told_at, leased_until) values ($1, 'down', $2, $3, 0, $4)
     on conflict (name) do update set state = 'down', reason = excluded.reason, leased_until = excluded.leased_until,
       since = case when alarm.state = 'down' then alarm.since else excluded.since end`,
    [receiver, now, reason, now + restMs],
  );
}

export async function markUsable({ query }: Queries, receiver: Receiver): Promise<void> {
  await query(
    "update going.alarm set state = 'up', reason = null, leased_until = 0 where name = $1 and state = 'down'",
    [receiver],
  );
}

/** Until when a receiver asked to be left alone; 0 if it did not. */
export async function restsUntil({ query }: Queries, receiver: Receiver): Promise<number> {
  const [row] = await query<{ until: number }>('select leased_until as until from going.alarm where name = $1', [
    receiver,
  ]);
  return row?.until ?? 0;
}

/** Ends what lasts longer than anything that we set: a clock was ahead then, and has since been set back. */
export async function endFutureWaits({ query }: Queries, now: number): Promise<void> {
  const [soon, latest] = [now + QUOTA.everyMs, now + LONGEST_REST_MS];
  await query(
    `update going.outbox set due_at = $1, lease_token = null
     where state = 'waiting' and (due_at > $3 or (due_at > $2 and channel <> 'webhook'))`,
    [now, soon, latest],
  );
  await query(
    `update going.alarm set leased_until = case when leased_until > $3 then 0 else leased_until end,
       told_at = case when told_at > $2 then $1 else told_at end, since = case when since > $2 then $1 else since end
     where leased_until > $3 or told_at > $2 or since > $2`,
    [now, soon, latest],
  );
}

export async function unusableServer({ query }: Queries, receiver: Receiver) {
  const [row] = await query<{ since: number; reason: string | null }>(
    "select since, reason from going.alarm where name = $1 and state = 'down'",
    [receiver],
  );
  return row ? { since: row.since, reason: row.reason ?? 'no reason given' } : null;
}

/** Retries after seconds at first and every 15 minutes at last, without end. */
export const RETRY_POLICY = {
  mail: { firstMs: 5_000, longestMs: 15 * 60_000 },
  /** The same for all delivery while the mail server cannot be used. */
  server: { firstMs: 1_000, longestMs: 30_000 },
};
export type RetryPolicy = typeof RETRY_POLICY;

/** How often, and for how long, a mail is tried that a server refuses because a quota is used up. */
export const QUOTA = { everyMs: 3_600_000, forMs: 24 * 3_600_000 };

/** The longest that a receiver may ask to be left alone. */
export const LONGEST_REST_MS = 24 * 3_600_000;

/** In ms: exponential, with jitter between half and all of it; `failures` from 1, `random` in [0, 1). */
export function backoff({ firstMs, longestMs }: RetryPolicy['mail'], failures: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(full * (0.5 + random / 2));
}
