import type { Queries } from '../database/database.ts';

/** Puts a stored message into the outbox, due at once; in the transaction that stores or releases it. */
export async function enqueue({ query }: Queries, messageId: string, now: number): Promise<void> {
  await query("insert into outbox (message_id, state, attempts, due_at) values ($1, 'waiting', 0, $2)", [
    messageId,
    now,
  ]);
}
