import type { Database } from '../database/database.ts';

/** A message taken by this worker; `attempt` counts from 1, this one included. */
export type Claim = { messageId: string; attempt: number; leaseToken: string };

/**
 * Takes up to `most` messages whose mail is due, those that have waited longest, for `leaseMs` milliseconds. While a
 * lease lasts nobody else gets the message; when it runs out (the worker died) it is due again, with the attempt counted.
 */
export async function claimDue(database: Database, most: number, leaseMs: number, now: number): Promise<Claim[]> {
  const leaseToken = crypto.randomUUID();
  return database.transaction(async ({ query }) => {
    // A lease is nothing but a due time in the future. `materialized` because Postgres may run a plain subselect once
    // for every row, each time skipping those already locked, and so take far more than `most`.
    const taken = await query<{ message_id: string; attempts: number }>(
      `with due as materialized (
         select message_id from outbox where state = 'waiting' and due_at <= $3
         order by due_at limit $4 ${database.skipLocked}
       )
       update outbox set attempts = attempts + 1, due_at = $1, lease_token = $2
       where message_id in (select message_id from due) returning message_id, attempts`,
      [now + leaseMs, leaseToken, now, most],
    );
    return taken.map(({ message_id, attempts }) => ({ messageId: message_id, attempt: attempts, leaseToken }));
  });
}

/** When the next mail is due (or a lease runs out), in milliseconds since 1970; null if none is waiting. */
export async function nextDue(database: Database): Promise<number | null> {
  const [row] = await database.query<{ due: number | null }>(
    "select min(due_at) as due from outbox where state = 'waiting'",
  );
  return row?.due ?? null;
}
