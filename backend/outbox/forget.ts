import { type Database, placesOf, type Queries } from '../database/database.ts';

/**
 * Deletes the outbox rows of up to `most` messages whose mail was sent at `before` or earlier (ms since 1970), oldest
 * first, within the transaction that erases their messages. Waiting and refused ones stay.
 */
export async function forgetSent(
  { query }: Queries,
  { skipLocked }: Pick<Database, 'skipLocked'>,
  before: number,
  most: number,
): Promise<string[]> {
  // `materialized` for the same reason as in `claimDue`.
  const forgotten = await query<{ message_id: string }>(
    `with old as materialized (
       select message_id from going.outbox where channel = 'mail' and state = 'sent' and settled_at <= $1
       order by settled_at limit $2 ${skipLocked}
     )
     delete from going.outbox where message_id in (select message_id from old) returning message_id`,
    [before, most],
  );
  return [...new Set(forgotten.map(({ message_id }) => message_id))];
}

/**
 * Deletes outbox rows by message, whatever their state, within the transaction that erases the messages. Resolves with their
 * number.
 */
export async function forget({ query }: Queries, messageIds: readonly string[]): Promise<number> {
  if (messageIds.length === 0) return 0;
  const forgotten = await query(
    `delete from going.outbox where message_id in (${placesOf(messageIds)}) returning message_id`,
    messageIds,
  );
  return forgotten.length;
}

/**
 * Deletes the outbox rows of a message that nobody has tried to deliver. Resolves with whether there were any, and none was
 * tried; otherwise all stay.
 */
export async function forgetUntried(queries: Queries, messageId: string): Promise<boolean> {
  // An update that changes nothing locks the rows on both databases.
  const rows = await queries.query<{ attempts: number }>(
    'update going.outbox set attempts = attempts where message_id = $1 returning attempts',
    [messageId],
  );
  if (rows.length === 0 || rows.some(({ attempts }) => attempts > 0)) return false;
  await forget(queries, [messageId]);
  return true;
}
