import type { Database, Queries } from '../database/database.ts';
import { forget, forgetSent } from '../outbox/forget.ts';

const BATCH = 100;

/**
 * Erases up to a hundred messages that were mailed at `before` or earlier (milliseconds since 1970), each with its place
 * in the outbox, and resolves with their number. A message whose mail still waits, was refused, or that is held as spam
 * is never too old.
 */
export function eraseOldMessages(database: Database, before: number, most = BATCH): Promise<number> {
  return database.transaction(async (queries) => {
    const ids = await forgetSent(queries, database, before, most);
    await removeMessages(queries, ids);
    return ids.length;
  });
}

/** The rows that went: messages, and their places in the outbox. */
export type Erased = { messages: number; deliveries: number };

/** Erases messages by their ids for whoever asks for it, whatever became of their mails. */
export async function eraseMessages(database: Database, ids: readonly string[]): Promise<Erased> {
  const erased: Erased = { messages: 0, deliveries: 0 };
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    await database.transaction(async (queries) => {
      erased.deliveries += await forget(queries, batch);
      erased.messages += await removeMessages(queries, batch);
    });
  }
  return erased;
}

async function removeMessages({ query }: Queries, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const places = ids.map((_, index) => `$${index + 1}`).join(', ');
  return (await query(`delete from contact_message where id in (${places}) returning id`, ids)).length;
}
