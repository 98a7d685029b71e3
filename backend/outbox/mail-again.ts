import type { Database } from '../database/database.ts';

const DUE_NOW = "state = 'waiting', written = 0, attempts = 0, due_at = $1, settled_at = null, lease_token = null";

/** How many mails of each kind are due again. */
export type MailedAgain = { refused: number; written: number };

/** Makes every mail due that was refused, or that was written as a file and so never mailed, after its cause was mended. */
export function mailAllAgain(database: Database, now: number): Promise<MailedAgain> {
  return database.transaction(async ({ query }) => ({
    refused: (await query(`update outbox set ${DUE_NOW} where state = 'dead' returning message_id`, [now])).length,
    written: (
      await query(`update outbox set ${DUE_NOW} where state = 'sent' and written = 1 returning message_id`, [now])
    ).length,
  }));
}

/**
 * Makes the mail of one message due at once, whatever became of it; a mail server that has taken it gets it a second
 * time. Resolves with whether the message has a mail and nobody is sending it right now.
 */
export async function mailOneAgain({ query }: Database, messageId: string, now: number): Promise<boolean> {
  const changed = await query(
    `update outbox set ${DUE_NOW} where message_id = $2 and (lease_token is null or due_at <= $1) returning message_id`,
    [now, messageId],
  );
  return changed.length > 0;
}
