import type { Database, Queries } from '../database/database.ts';
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
const DUE_NOW = `state = 'waiting', written = 0, attempts = 0, unconfirmed = 0, due_at = $1, waiting_since = $1,
  settled_at = null, seen_at = null, lease_token = null, recipients = null, missed = null,
  refused_since = case when (state = 'dead' and seen_at is null) or written = 1 then cast($1 as bigint) end`;

/** How many mails of each kind are due again. */
export type MailedAgain = { refused: number; written: number };

/** Makes all refused and written mails due again, once their cause is fixed. */
export function mailAllAgain(database: Database, now: number): Promise<MailedAgain> {
  return database.transaction(async ({ query }) => {
    const makeDue = async (condition: string) =>
      (await query(`update going.outbox set ${DUE_NOW} where channel = 'mail' and ${condition} returning 1`, [now]))
        .length;
    return { refused: await makeDue("state = 'dead'"), written: await makeDue("state = 'sent' and written = 1") };
  });
}

/**
 * Makes one message's mail due at once, whatever its state; a mail that was already accepted is sent a second time. Resolves
 * with whether the message has a mail that nobody is sending right now.
 */
export async function mailOneAgain({ query }: Database, messageId: string, now: number): Promise<boolean> {
  const changed = await query(
    `update going.outbox set ${DUE_NOW} where message_id = $2 and channel = 'mail' and (lease_token is null or due_at <= $1) returning message_id`,
    [now, messageId],
  );
  return changed.length > 0;
}
