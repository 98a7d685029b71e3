import { MESSAGE_COLUMNS } from '../contact/message-fields.ts';
import { STORED_COLUMNS, type StoredMessage, type StoredRow, storedMessage } from '../contact/stored-message.ts';
import type { Database, Queries, SqlValue } from '../database/database.ts';
import {
  countIn,
  type DeliveryState,
  type DeliveryStep,
  deliveryStates,
  messagesIn,
  type Place,
} from '../outbox/delivery-state.ts';

/** The state of a message's mail; `held` for suspected spam and what came above a limit. */
export type Delivery = Omit<DeliveryState, 'state'> & { state: DeliveryState['state'] | 'held' };

export type ListedMessage = StoredMessage & {
  delivery: Delivery;
  /** The state of its post to the owner's webhook; null if there is none. */
  webhook: DeliveryState | null;
  /** When the owner marked it as answered, in ms since 1970; null while it is open. */
  answeredAt: number | null;
  /** The owner's private note; empty if there is none. */
  note: string;
};

/** Which messages to show: by mail state, by answer, held ones, all but held ones, or all. */
export type Shown = DeliveryStep | keyof typeof CONDITIONS;

export type MessageFilter = {
  show: Shown;
  /** The earliest arrival, in ms since 1970; null for any. */
  since: number | null;
  /** Text that some field must contain, ignoring case; null for any. */
  search: string | null;
};

type ListedRow = StoredRow & { spam_reason: string | null; answered_at: number | null; note: string };

const COLUMNS = `${STORED_COLUMNS}, spam_reason, answered_at, note`;
const PAGE = 200;

/** How many messages {@link listMessages} reads for a filter; a search matches only some of them. */
export async function countRead(database: Database, { show, since }: MessageFilter): Promise<number> {
  if (!isCondition(show)) return countIn(database, show, undefined, since ?? 0);
  const [row] = await database.query<{ messages: number }>(
    `select count(*) as messages from going.contact_message where received_at >= $1 ${CONDITIONS[show]}`,
    [since ?? 0],
  );
  return row?.messages ?? 0;
}

/**
 * Stored messages with their mail's state, newest first, in pages of `pageSize`. New arrivals do not shift the pages.
 * `onRead` is called with the number of messages read so far, those that do not match included.
 */
export async function* listMessages(
  database: Database,
  { show, since, search }: MessageFilter,
  pageSize = PAGE,
  onRead: (messages: number) => void = () => {},
): AsyncGenerator<ListedMessage[]> {
  let before: Place | undefined;
  let read = 0;
  do {
    const rows = await pageBefore(database, show, { since: since ?? 0, before }, pageSize);
    read += rows.length;
    onRead(read);
    const matching = search === null ? rows : rows.filter((row) => holds(row, search));
    if (matching.length > 0) yield await withDeliveries(database, matching);
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    before = last && { id: last.id, receivedAt: last.received_at };
  } while (before);
}

/** One message by its id; undefined if there is none. */
export async function findMessage(queries: Queries, id: string): Promise<ListedMessage | undefined> {
  const [message] = await withDeliveries(queries, await rowsOf(queries, [id]));
  return message;
}

/** The ids of all messages that came from an e-mail address, in any case. */
export async function messagesFrom({ query }: Queries, address: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    'select id from going.contact_message where lower(email) = lower($1) order by received_at, id',
    [address],
  );
  return rows.map(({ id }) => id);
}

/** How many held messages arrived after a time (ms since 1970), counted up to `most`. */
export async function countHeld({ query }: Queries, after = 0, most = Number.MAX_SAFE_INTEGER): Promise<number> {
  const [row] = await query<{ held: number }>(
    `select count(*) as held from
       (select 1 from going.contact_message where spam_reason is not null and received_at > $1 limit $2) as counted`,
    [after, most],
  );
  return row?.held ?? 0;
}

const CONDITIONS = {
  held: 'and spam_reason is not null',
  'not-held': 'and spam_reason is null',
  open: 'and spam_reason is null and answered_at is null',
  answered: 'and answered_at is not null',
  any: '',
} as const;

// Keyset pagination: each page starts after the last row of the previous one, which an index finds at any size.
async function pageBefore(
  queries: Queries,
  show: Shown,
  range: { since: number; before: Place | undefined },
  most: number,
): Promise<ListedRow[]> {
  if (!isCondition(show)) return rowsOf(queries, await messagesIn(queries, show, range, most));
  const { since, before } = range;
  const parameters: SqlValue[] = [since, most];
  if (before) parameters.push(before.receivedAt, before.id);
  return queries.query<ListedRow>(
    `select ${COLUMNS} from going.contact_message where received_at >= $1 ${CONDITIONS[show]}
     ${before ? 'and (received_at, id) < ($3, $4)' : ''} order by received_at desc, id desc limit $2`,
    parameters,
  );
}

function isCondition(show: Shown): show is keyof typeof CONDITIONS {
  return Object.hasOwn(CONDITIONS, show);
}

/** The messages with these ids, in the order of the ids. */
async function rowsOf({ query }: Queries, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const places = ids.map((_, index) => `$${index + 1}`).join(', ');
  const rows = await query<ListedRow>(`select ${COLUMNS} from going.contact_message where id in (${places})`, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

// Not in SQL, because SQLite folds ASCII letters only.
function holds(row: ListedRow, search: string): boolean {
  // Folding one joined text is what makes a million messages fast enough.
  const texts = [row.id, ...MESSAGE_COLUMNS.map((column) => row[column])].join('\n');
  return folded(texts).includes(folded(search));
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

async function withDeliveries(queries: Queries, rows: ListedRow[]): Promise<ListedMessage[]> {
  const ids = rows.map(({ id }) => id);
  const states = await deliveryStates(queries, ids);
  const webhooks = await deliveryStates(queries, ids, 'webhook');
  return rows.map((row) => ({
    ...storedMessage(row),
    delivery: states.get(row.id) ?? heldBack(row),
    webhook: webhooks.get(row.id) ?? null,
    answeredAt: row.answered_at,
    note: row.note,
  }));
}

function heldBack({ received_at, spam_reason }: ListedRow): Delivery {
  return { state: 'held', attempts: 0, dueAt: received_at, settledAt: null, lastError: spam_reason, seenAt: null };
}
