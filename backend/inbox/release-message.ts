import type { Database } from '../database/database.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** Removes a message's spam mark, so that it is mailed at once; resolves with whether there was such a message. */
export function releaseMessage(database: Database, id: string, now: number): Promise<boolean> {
  return database.transaction(async (queries) => {
    const [released] = await queries.query<{ received_at: number }>(
      'update contact_message set spam_reason = null where id = $1 and spam_reason is not null returning received_at',
      [id],
    );
    if (!released) return false;
    await enqueue(queries, id, released.received_at, now);
    return true;
  });
}
