import { LONGEST_NOTE } from '../../domain/desk.ts';
import { startAnswerWatch } from '../alarms/answer-watch.ts';
import type { Database, Queries } from '../database/database.ts';

/**
 * Marks a message as answered at `now` (ms since 1970). Resolves with whether there is one; an earlier mark stays. The first
 * mark of all starts the watch over the promised answers.
 */
export function markAnswered(database: Database, id: string, now: number): Promise<boolean> {
  return database.transaction(async (queries) => {
    const marked = await queries.query(
      'update going.contact_message set answered_at = coalesce(answered_at, $2) where id = $1 returning id',
      [id, now],
    );
    if (marked.length > 0) await startAnswerWatch(queries, now);
    return marked.length > 0;
  });
}

/** Marks a message as not yet answered. Resolves with whether there is one. */
export async function markOpen({ query }: Queries, id: string): Promise<boolean> {
  const marked = await query('update going.contact_message set answered_at = null where id = $1 returning id', [id]);
  return marked.length > 0;
}

/**
 * Replaces the owner's private note on a message; an empty text removes it. Resolves with false if there is no such message, or
 * if its note is no longer `was`. Rejects a note longer than {@link LONGEST_NOTE}.
 */
export async function setNote({ query }: Database, id: string, note: string, was: string): Promise<boolean> {
  if (note.length > LONGEST_NOTE) throw new Error(`A note has at most ${LONGEST_NOTE} characters.`);
  // Postgres stores no NUL character.
  const noted = await query('update going.contact_message set note = $2 where id = $1 and note = $3 returning id', [
    id,
    note.replaceAll('\0', ''),
    was,
  ]);
  return noted.length > 0;
}
