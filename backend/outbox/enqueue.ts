import type { Queries } from '../database/database.ts';
import type { Channel } from './channel.ts';

/** Adds a message to the outbox, due at `now` (ms since 1970), within the transaction that stores or releases it. */
export async function enqueue(
  { query }: Queries,
  messageId: string,
  receivedAt: number,
  now = receivedAt,
  channels: readonly Channel[] = ['mail'],
): Promise<void> {
  for (const channel of channels) {
    await query(
      `insert into going.outbox (message_id, channel, state, attempts, due_at, received_at, waiting_since)
       values ($1, $4, 'waiting', 0, $2, $3, $2)`,
      [messageId, now, receivedAt, channel],
    );
  }
}
