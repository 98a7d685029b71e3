import type { Queries } from '../database/database.ts';

/** Adds a message to the outbox, due at `now` (ms since 1970), within the transaction that stores or releases it. */
export async function enqueue(
  { query }: Queries,
  messageId: string,
  receivedAt: number,
  now = receivedAt,
): Promise<void> {
  await query(
    `insert into going.outbox (message_id, state, attempts, due_at, received_at, waiting_since)
     values ($1, 'waiting', 0, $2, $3, $2)`,
    [messageId, now, receivedAt],
  );
}
