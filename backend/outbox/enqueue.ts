import type { Queries } from '../database/database.ts';

/**
 * Puts a message that was stored at `receivedAt` into the outbox, due at `now` (both milliseconds since 1970); in the
 * transaction that stores or releases it.
 */
export async function enqueue(
  { query }: Queries,
  messageId: string,
  receivedAt: number,
  now = receivedAt,
): Promise<void> {
  await query(
    "insert into outbox (message_id, state, attempts, due_at, received_at) values ($1, 'waiting', 0, $2, $3)",
    [messageId, now, receivedAt],
  );
}
