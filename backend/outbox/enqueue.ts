import { type Database, placesOf, type Queries } from '../database/database.ts';
import type { Channel } from './claim.ts';

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

// The owner still waits for what was not mailed the first time, unless that was dismissed.
const DUE_NOW = `state = 'waiting', written = 0, attempts = 0, unconfirmed = 0, due_at = $1,
  settled_at = null, seen_at = null, lease_token = null, recipients = null, missed = null,
  waiting_since = case when state = 'waiting' then waiting_since else cast($1 as bigint) end,
  refused_since = case when state = 'waiting' then refused_since
    when (state = 'dead' and seen_at is null) or written = 1 then cast($1 as bigint) end`;

export function mailAllAgain(database: Database, now: number): Promise<{ refused: number; written: number }> {
  return database.transaction(async ({ query }) => {
    const makeDue = async (condition: string) =>
      (await query(`update going.outbox set ${DUE_NOW} where channel = 'mail' and ${condition} returning 1`, [now]))
        .length;
    return { refused: await makeDue("state = 'dead'"), written: await makeDue("state = 'sent' and written = 1") };
  });
}

/** Whatever its state; an accepted mail is sent a second time. False if somebody is sending it right now. */
export async function mailOneAgain({ query }: Database, messageId: string, now: number): Promise<boolean> {
  const changed = await query(
    `update going.outbox set ${DUE_NOW} where message_id = $2 and channel = 'mail' and (lease_token is null or due_at <= $1) returning message_id`,
    [now, messageId],
  );
  return changed.length > 0;
}

/** Within the transaction that erases their messages; waiting and refused ones stay. */
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

/** Within the transaction that erases the messages; resolves with the number of rows. */
export async function forget({ query }: Queries, messageIds: readonly string[]): Promise<number> {
  if (messageIds.length === 0) return 0;
  const forgotten = await query(
    `delete from going.outbox where message_id in (${placesOf(messageIds)}) returning message_id`,
    messageIds,
  );
  return forgotten.length;
}

/** Withdraws the acknowledgements of a message that wait. One that is being mailed stays. */
export async function forgetAcknowledgement({ query }: Queries, messageId: string, now: number): Promise<void> {
  await query(
    `delete from going.outbox where message_id = $1 and channel = 'acknowledgement' and state = 'waiting'
     and (lease_token is null or due_at <= $2)`,
    [messageId, now],
  );
}

/** Resolves with whether none of the message's deliveries was tried; otherwise all stay. */
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
