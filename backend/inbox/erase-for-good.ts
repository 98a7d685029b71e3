import { eraseMessages } from '../contact/erase-messages.ts';
import type { Database } from '../database/database.ts';
import { eraseMailFiles } from '../mail/erase-mail-files.ts';
import { findMessage, messagesFrom } from './list-messages.ts';

/** The ids to erase: one message by id, or all of an email address. */
export async function messagesOf(database: Database, whose: string): Promise<string[]> {
  if (whose.includes('@')) return messagesFrom(database, whose.trim());
  return (await findMessage(database, whose)) ? [whose] : [];
}

/** Erases messages with everything that belongs to them and resolves with a sentence that says what was erased. */
export async function eraseForGood(database: Database, mailFolder: string, ids: readonly string[]): Promise<string> {
  const { messages, deliveries } = await eraseMessages(database, ids);
  const files = await eraseMailFiles(mailFolder, ids);
  const went = [count(messages, 'message'), count(deliveries, 'delivery', 'deliveries'), count(files, 'mail file')];
  return `Erased: ${went.join(', ')}. Mails in your mailbox, and copies in backups, are yours to erase.`;
}

/** A number with its noun. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;
}
