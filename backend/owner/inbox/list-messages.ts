import { addressKey } from '../../../domain/email-address.ts';
import {
  MESSAGE_COLUMNS,
  STORED_COLUMNS,
  type StoredMessage,
  type StoredRow,
  storedMessage,
} from '../../contact/message-fields.ts';
import type { Database, Queries, SqlValue } from '../../database/database.ts';
import {
  type DeliveryList,
  type DeliveryState,
  deliveryStates,
  type Place,
  pageOfMails,
} from '../../outbox/delivery-state.ts';

export type Delivery = Omit<DeliveryState, 'state'> & { state: DeliveryState['state'] | 'held' };

export type ListedMessage = StoredMessage & {
  delivery: Delivery;
  webhook: DeliveryState | null;
  answeredAt: number | null;
  note: string;
};

type MessageList = keyof typeof CONDITIONS;
export type Shown = DeliveryList | MessageList;

export type MessageFilter = {
  show: Shown;
  /** Words that must all be in its fields or its note, ignoring case; null for any. */
  search?: string | null;
  from?: string | null;
};

type ListedRow = StoredRow & {
  spam_reason: string | null;
  answered_at: number | null;
  note: string;
  address_key: string;
};

const COLUMNS = `${STORED_COLUMNS}, spam_reason, answered_at, note, address_key`;
const PAGE = 200;
const NEWEST: Place = { id: '', receivedAt: Number.MAX_SAFE_INTEGER };

const CONDITIONS = {
  held: 'spam_reason is not null',
  'not-held': 'spam_reason is null',
  orders: 'spam_reason is null and order_package is not null',
  open: 'spam_reason is null and answered_at is null',
  answered: 'answered_at is not null',
  any: 'true',
} as const;

/** Counts up to `most` that arrived after a time (ms since 1970). */
export async function countMessages(
  { query }: Database,
  list: MessageList,
  { after = -1, most = Number.MAX_SAFE_INTEGER } = {},
): Promise<number> {
  const [row] = await query<{ messages: number }>(
    `select count(*) as messages from
       (select 1 from going.contact_message where received_at > $1 and ${CONDITIONS[list]} limit $2) as counted`,
    [after, most],
  );
  return row?.messages ?? 0;
}

/** Newest first; new arrivals do not shift the pages. */
export async function* listMessages(database: Database, filter: MessageFilter): AsyncGenerator<ListedMessage[]> {
  let place: Place | null = NEWEST;
  while (place) {
    const { messages, next } = await listPage(database, filter, place, PAGE);
    if (messages.length > 0) yield messages;
    place = next;
  }
}

/** The next page begins after `next`; `isCut` says that a search gave up there after `patienceMs`. */
export async function listPage(
  database: Database,
  filter: MessageFilter,
  after: Place | null,
  most: number,
  patienceMs = Number.POSITIVE_INFINITY,
): Promise<{ messages: ListedMessage[]; next: Place | null; isCut: boolean }> {
  const startedAt = performance.now();
  // One more than is shown, to tell whether there are more.
  const size = filter.search == null ? most + 1 : PAGE;
  const found: ListedRow[] = [];
  let place = after ?? NEWEST;
  for (;;) {
    const rows = await pageAfter(database, filter, place, size);
    found.push(...rows.filter((row) => matches(row, filter)));
    const last = rows.length === size ? rows.at(-1) : undefined;
    const isFull = found.length > most;
    const isCut = !isFull && last !== undefined && performance.now() - startedAt > patienceMs;
    if (last) place = placeOf(last);
    if (last && !isFull && !isCut) continue;
    const shown = found.slice(0, most);
    const end = isFull ? shown.at(-1) : isCut ? last : undefined;
    return { messages: await withDeliveries(database, shown), next: end ? placeOf(end) : null, isCut };
  }
}

function placeOf({ id, received_at }: ListedRow): Place {
  return { id, receivedAt: received_at };
}

export async function findMessage(queries: Queries, id: string): Promise<ListedMessage | undefined> {
  const rows = await queries.query<ListedRow>(`select ${COLUMNS} from going.contact_message where id = $1`, [id]);
  return (await withDeliveries(queries, rows))[0];
}

// Keyset pagination: each page starts after the last row of the previous one, which an index finds at any size.
function pageAfter({ query }: Queries, { show, from = null }: MessageFilter, { id, receivedAt }: Place, size: number) {
  const parameters: SqlValue[] = [receivedAt, id, size];
  let condition = isMessageList(show)
    ? `(received_at, id) < ($1, $2) and ${CONDITIONS[show]}`
    : `id in (${pageOfMails(show)})`;
  if (from !== null && isMessageList(show)) condition += ` and address_key = $${parameters.push(addressKey(from))}`;
  return query<ListedRow>(
    `select ${COLUMNS} from going.contact_message where ${condition} order by received_at desc, id desc limit $3`,
    parameters,
  );
}

function isMessageList(show: Shown): show is MessageList {
  return Object.hasOwn(CONDITIONS, show);
}

// Words are not searched for in SQL, because SQLite folds ASCII letters only.
function matches(row: ListedRow, { search = null, from = null }: MessageFilter): boolean {
  if (from !== null && row.address_key !== addressKey(from)) return false;
  if (search === null) return true;
  // Folding one joined text is what makes a million messages fast enough.
  const texts = folded([row.note, ...MESSAGE_COLUMNS.map((column) => row[column])].join('\n'));
  return folded(search)
    .split(/\s+/)
    .every((word) => texts.includes(word));
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
  const never = { settledAt: null, seenAt: null, recipients: null, missed: null, isBeingSent: false };
  return { state: 'held', attempts: 0, dueAt: received_at, lastError: spam_reason, ...never };
}
