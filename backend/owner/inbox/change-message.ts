import { type DeskRequest, LONGEST_NOTE } from '../../../domain/desk.ts';
import { count } from '../../command-line.ts';
import { messagesFrom } from '../../contact/address-keys.ts';
import { eraseMessages } from '../../contact/erase-messages.ts';
import type { Database } from '../../database/database.ts';
import { inKeptDatabases } from '../../database/open-database.ts';
import { eraseMailFiles } from '../../mail/file-transport.ts';
import type { Channel } from '../../outbox/claim.ts';
import { enqueue, forgetAcknowledgement, forgetUntried, mailOneAgain } from '../../outbox/enqueue.ts';
import { markRefusalSeen } from '../../outbox/record-result.ts';
import type { Settings } from '../../settings.ts';
import { findMessage, type ListedMessage } from './list-messages.ts';

export class Refusal extends Error {}

type Change = 'answered' | 'open' | 'note' | 'retry' | 'release' | 'hold' | 'seen';

/** Changes a message at `now` (ms since 1970). Rejects with a {@link Refusal}, changing nothing, if it cannot. */
export async function changeMessage(
  database: Database,
  change: Extract<DeskRequest, { kind: Change }>,
  { channels, now, waitMs = 0 }: { channels: readonly Channel[]; now: number; waitMs?: number },
): Promise<void> {
  const { id } = change;
  const { delivery, note } = await messageWith(database, id);
  switch (change.kind) {
    case 'answered':
      return markAnswered(database, id, Math.min(change.at ?? now, now));
    case 'open':
      await database.query('update going.contact_message set answered_at = null where id = $1', [id]);
      return;
    case 'retry':
      refuseUnless(delivery.state !== 'held', 'The message is held: release it to have it mailed.');
      return refuseUnless(await mailOneAgain(database, id, now), 'The message is being mailed right now.');
    case 'release':
      return refuseUnless(await releaseMessage(database, id, now + waitMs, channels), 'This message is not held.');
    case 'hold':
      return refuseUnless(await holdAgain(database, id, change.reason), TOO_LATE);
    case 'seen': {
      const seenAt = change.isSeen ? now : null;
      return refuseUnless(await markRefusalSeen(database, id, seenAt), 'The mail of this message is not refused.');
    }
    case 'note': {
      if (await setNote(database, id, change.note, change.was)) return;
      // Another desk has saved a note in the meantime: neither is lost.
      const both = [note, change.note].filter(Boolean).join('\n\n');
      const isSet = both.length <= LONGEST_NOTE && (await setNote(database, id, both, note));
      return refuseUnless(isSet, 'Not saved: this note has since been changed at another desk.');
    }
    default:
      return change satisfies never;
  }
}

export async function messageWith(database: Database, id: string): Promise<ListedMessage> {
  const found = await findMessage(database, id);
  if (!found) throw new Refusal('There is no such message; it may have been erased.');
  return found;
}

const TOO_LATE = 'It is too late to hold this message: it is being mailed.';

function refuseUnless(isDone: boolean, reason: string): void {
  if (!isDone) throw new Refusal(reason);
}

/** An earlier mark stays. */
export function markAnswered(database: Database, id: string, now: number): Promise<void> {
  const sql = 'update going.contact_message set answered_at = coalesce(answered_at, $2) where id = $1';
  return database.transaction(async (queries) => {
    await queries.query(sql, [id, now]);
    // It says that somebody will read the message.
    await forgetAcknowledgement(queries, id, now);
  });
}

/** Replaces the owner's private note; an empty text removes it. Resolves with false if the note is no longer `was`. */
export async function setNote({ query }: Database, id: string, note: string, was: string): Promise<boolean> {
  // Postgres stores no NUL character.
  const noted = await query('update going.contact_message set note = $2 where id = $1 and note = $3 returning id', [
    id,
    note.replaceAll('\0', ''),
    was,
  ]);
  return noted.length > 0;
}

export function releaseMessage(database: Database, id: string, dueAt: number, channels: readonly Channel[] = ['mail']) {
  return database.transaction(async (queries) => {
    const [released] = await queries.query<{ received_at: number }>(
      'update going.contact_message set spam_reason = null where id = $1 and spam_reason is not null returning received_at',
      [id],
    );
    if (released) await enqueue(queries, id, released.received_at, dueAt, channels);
    return released !== undefined;
  });
}

function holdAgain(database: Database, id: string, reason: string): Promise<boolean> {
  return database.transaction(async (queries) => {
    const isUntried = await forgetUntried(queries, id);
    if (isUntried) await queries.query('update going.contact_message set spam_reason = $2 where id = $1', [id, reason]);
    return isUntried;
  });
}

const PATIENCE_MS = 2_000;

const NOT_YET =
  'Another program is reading the database, so its files still hold the text: a running server clears them within a minute after that has ended.';

export async function messagesOf(database: Database, whose: string): Promise<string[]> {
  if (whose.includes('@')) return messagesFrom(database, whose);
  return (await findMessage(database, whose)) ? [whose] : [];
}

/** With everything that belongs to them in the data folder; the sentences also say what is not erased yet. */
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
