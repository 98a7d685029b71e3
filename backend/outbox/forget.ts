import type { Database, Queries } from '../database/database.ts';

/**
 * Takes up to `most` messages out of the outbox whose mail went out at `before` or earlier (milliseconds since 1970), the
 * oldest first; in the transaction that erases them. What waits or was refused stays, however old it is.
 */
export async function forgetSent(
  { query }: Queries,
  { skipLocked }: Pick<Database, 'skipLocked'>,
  before: number,
  most: number,
): Promise<string[]> {
  // `materialized` for the reason that `claimDue` gives.
  const forgotten = await query<{ message_id: string }>(
    `with old as materialized (
       select message_id from outbox where state = 'sent' and settled_at <= $1
       order by settled_at limit $2 ${skipLocked}
     )
     delete from outbox where message_id in (select message_id from old) returning message_id`,
    [before, most],
  );
  return forgotten.map(({ message_id }) => message_id);
}

/**
 * Takes messages out of the outbox, whatever became of their mails; in the transaction that erases them. Resolves with
 * how many were in it.
 */
export async function forget({ query }: Queries, messageIds: readonly string[]): Promise<number> {
  if (messageIds.length === 0) return 0;
  const places = messageIds.map((_, index) => `$${index + 1}`).join(', ');
  const forgotten = await query(`delete from outbox where message_id in (${places}) returning message_id`, messageIds);
  return forgotten.length;
}
