import type { Queries } from '../database/database.ts';

/**
 * Marks a message's refused mail as seen by the owner, at `now` (ms since 1970), or as unseen again with null. Resolves with
 * whether the message has a refused mail. A retry starts afresh.
 */
export async function markRefusalSeen({ query }: Queries, messageId: string, now: number | null): Promise<boolean> {
  const marked = await query(
    "update going.outbox set seen_at = $2 where message_id = $1 and channel = 'mail' and state = 'dead' returning message_id",
    [messageId, now],
  );
  return marked.length > 0;
}
