import { messagesFrom } from '../../contact/address-keys.ts';
import { eraseMessages } from '../../contact/erase-messages.ts';
import type { Database } from '../../database/database.ts';
import { inKeptDatabases } from '../../database/kept-databases.ts';
import { eraseMailFiles } from '../../mail/erase-mail-files.ts';
import type { Settings } from '../../settings.ts';
import { findMessage } from './list-messages.ts';

/** How long a program that reads the database is waited for. */
const PATIENCE_MS = 2_000;

const NOT_YET =
  'Another program is reading the database, so its files still hold the text: a running server clears them within a minute after that has ended.';

/** The ids to erase: one message by id, or all of an email address. */
export async function messagesOf(database: Database, whose: string): Promise<string[]> {
  if (whose.includes('@')) return messagesFrom(database, whose);
  return (await findMessage(database, whose)) ? [whose] : [];
}

/**
 * Erases messages of an id or address with everything that belongs to them in the data folder, and resolves with sentences
 * that say what was erased, and what is not yet.
 */
export async function eraseForGood(
  database: Database,
  { dataDir, mailFolder }: Pick<Settings, 'dataDir' | 'mailFolder'>,
  ids: readonly string[],
  whose: string,
): Promise<string> {
  const { messages, deliveries } = await eraseMessages(database, ids);
  let older: string[] = [];
  const unusable = await inKeptDatabases(dataDir, async (kept) => {
    const found = await messagesOf(kept, whose);
    older = [...older, ...found];
    await eraseMessages(kept, found);
  });
  const files = await eraseMailFiles(mailFolder, [...ids, ...older]);
  const went = [count(messages, 'message'), count(deliveries, 'delivery', 'deliveries'), count(files, 'mail file')];
  if (older.length > 0) went.push(`${count(older.length, 'message')} in an older database`);
  const isPurged = await database.purge(PATIENCE_MS);
  return [
    `Erased: ${went.join(', ')}.`,
    !isPurged && NOT_YET,
    unusable.length > 0 && `${unusable.join(', ')} cannot be opened and may hold more: delete what you do not need.`,
    'Mails in your mailbox, and copies in backups, are yours to erase.',
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** A number with its noun. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
}
