import type { Database } from '../database/database.ts';
import type { Channel } from '../outbox/channel.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { forgetUntried } from '../outbox/forget.ts';

/** Releases a held message, so that it is mailed at once. Resolves with whether there was one. */
export function releaseMessage(
  database: Database,
  id: string,
  now: number,
  channels: readonly Channel[] = ['mail'],
): Promise<boolean> {
  return database.transaction(async (queries) => {
    const [released] = await queries.query<{ received_at: number }>(
      'update going.contact_message set spam_reason = null where id = $1 and spam_reason is not null returning received_at',
      [id],
    );
    if (!released) return false;
    await enqueue(queries, id, released.received_at, now, channels);
    return true;
  });
}

/**
 * Takes a release back: holds the message again, for this reason. Resolves with whether nobody had begun to deliver it.
 */
export function holdAgain(database: Database, id: string, reason: string): Promise<boolean> {
  return database.transaction(async (queries) => {
    if (!(await forgetUntried(queries, id))) return false;
    await queries.query('update going.contact_message set spam_reason = $2 where id = $1', [id, reason]);
    return true;
  });
}
