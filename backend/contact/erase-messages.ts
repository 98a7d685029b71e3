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

/** Erases one message for whoever asks for it, whatever became of its mail; resolves with whether there was one. */
export function eraseMessage(database: Database, id: string): Promise<boolean> {
  return database.transaction(async (queries) => {
    await forget(queries, id);
    return (await removeMessages(queries, [id])).length > 0;
  });
}

async function removeMessages({ query }: Queries, ids: readonly string[]): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const places = ids.map((_, index) => `$${index + 1}`).join(', ');
  return query(`delete from contact_message where id in (${places}) returning id`, ids);
}
