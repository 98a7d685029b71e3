import { addressKey } from '../../../domain/email-address.ts';
import { DAY_MS } from '../../../domain/visits.ts';
import { isFrom, mayBeFrom } from '../../contact/address-keys.ts';
import {
  MESSAGE_COLUMNS,
  STORED_COLUMNS,
  type StoredMessage,
  type StoredRow,
  storedMessage,
} from '../../contact/message-fields.ts';
import { type Database, placesOf, type Queries, type SqlValue } from '../../database/database.ts';
import {
  countIn,
  type DeliveryList,
  type DeliveryState,
  deliveryStates,
  messagesIn,
  type Place,
} from '../../outbox/delivery-state.ts';

export type Delivery = Omit<DeliveryState, 'state'> & { state: DeliveryState['state'] | 'held' };

export type ListedMessage = StoredMessage & {
  delivery: Delivery;
  webhook: DeliveryState | null;
  answeredAt: number | null;
  note: string;
};

export type Shown = DeliveryList | keyof typeof CONDITIONS;

export type MessageFilter = {
  show: Shown;
  since: number | null;
  /** Words that must all be in its fields or its note, ignoring case; null for any. */
  search: string | null;
  from?: string | null;
};

type ListedRow = StoredRow & { spam_reason: string | null; answered_at: number | null; note: string };

const COLUMNS = `${STORED_COLUMNS}, spam_reason, answered_at, note`;
const PAGE = 200;

/** A search matches only some of them. */
export async function countRead(
  database: Database,
  { show, since }: Pick<MessageFilter, 'show' | 'since'>,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  if (!isCondition(show)) return countIn(database, show, most, since ?? 0);
  const [row] = await database.query<{ messages: number }>(
    `select count(*) as messages from
       (select 1 from going.contact_message where received_at >= $1 ${CONDITIONS[show]} limit $2) as counted`,
    [since ?? 0, most],
  );
  return row?.messages ?? 0;
}

export type DayOfMessages = { messages: number; orders: number };

export async function messagesByDay({ query }: Database, from: number): Promise<Map<number, DayOfMessages>> {
  const rows = await query<{ day: number } & DayOfMessages>(
    `select received_at / ${DAY_MS} as day, count(*) as messages,
       sum(case when order_package is null then 0 else 1 end) as orders
     from going.contact_message where spam_reason is null and received_at >= $1 group by received_at / ${DAY_MS}`,
    [from * DAY_MS],
  );
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

/** Newest first; new arrivals do not shift the pages. `onRead` gets the number read so far, matching or not. */
export async function* listMessages(
  database: Database,
  filter: MessageFilter,
  pageSize = PAGE,
  onRead: (messages: number) => void = () => {},
): AsyncGenerator<ListedMessage[]> {
  let read = 0;
  for await (const { rows, matching } of readRows(database, filter, pageSize)) {
    read += rows;
    onRead(read);
    if (matching.length > 0) yield await withDeliveries(database, matching);
  }
}

/** The next page begins after `next`; `isCut` says that a search gave up there after `patienceMs`. */
export async function listPage(
  database: Database,
  filter: MessageFilter,
  after: Place | null,
  most: number,
  patienceMs: number,
): Promise<{ messages: ListedMessage[]; next: Place | null; isCut: boolean }> {
  const startedAt = performance.now();
  const found: ListedRow[] = [];
  const pageSize = filter.search !== null ? PAGE : most + 1;
  for await (const { matching, place } of readRows(database, filter, pageSize, after ?? undefined)) {
    found.push(...matching);
    const isFull = found.length > most;
    const isCut = !isFull && place !== undefined && performance.now() - startedAt > patienceMs;
    if (!isFull && !isCut) continue;
    const shown = found.slice(0, most);
    const last = shown.at(-1);
    const next = isFull && last ? placeOf(last) : (place ?? null);
    return { messages: await withDeliveries(database, shown), next, isCut };
  }
  return { messages: await withDeliveries(database, found), next: null, isCut: false };
}

async function* readRows(database: Database, filter: MessageFilter, pageSize: number, after?: Place) {
  let place = after;
  do {
    const rows = await pageBefore(database, filter, place, pageSize);
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    place = last && placeOf(last);
    yield { rows: rows.length, matching: rows.filter((row) => matches(row, filter)), place };
  } while (place);
}

function placeOf({ id, received_at }: ListedRow): Place {
  return { id, receivedAt: received_at };
}

export async function findMessage(queries: Queries, id: string): Promise<ListedMessage | undefined> {
  const [message] = await withDeliveries(queries, await rowsOf(queries, [id]));
  return message;
}

export function countHeld(database: Database, after = 0, most?: number): Promise<number> {
  return countRead(database, { show: 'held', since: after + 1 }, most);
}

const CONDITIONS = {
  held: 'and spam_reason is not null',
  'not-held': 'and spam_reason is null',
  orders: 'and spam_reason is null and order_package is not null',
  open: 'and spam_reason is null and answered_at is null',
  answered: 'and answered_at is not null',
  any: '',
} as const;

// Keyset pagination: each page starts after the last row of the previous one, which an index finds at any size.
async function pageBefore(
  queries: Queries,
  { show, since, from = null }: MessageFilter,
  before: Place | undefined,
  most: number,
): Promise<ListedRow[]> {
  const range = { since: since ?? 0, before };
  if (!isCondition(show)) return rowsOf(queries, await messagesIn(queries, show, range, most));
  const parameters: SqlValue[] = [range.since, most];
  const conditions: string[] = [CONDITIONS[show]];
  const place = (...values: SqlValue[]) => values.map((value) => `$${parameters.push(value)}`).join(', ');
  if (from !== null) conditions.push(`and ${mayBeFrom(place(addressKey(from)))}`);
  if (before) conditions.push(`and (received_at, id) < (${place(before.receivedAt, before.id)})`);
  return queries.query<ListedRow>(
    `select ${COLUMNS} from going.contact_message where received_at >= $1 ${conditions.join(' ')}
     order by received_at desc, id desc limit $2`,
    parameters,
  );
}

function isCondition(show: Shown): show is keyof typeof CONDITIONS {
  return Object.hasOwn(CONDITIONS, show);
}

/** The messages with these ids, in the order of the ids. */
async function rowsOf({ query }: Queries, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const rows = await query<ListedRow>(
    `select ${COLUMNS} from going.contact_message where id in (${placesOf(ids)})`,
    ids,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function matches(row: ListedRow, { search, from = null }: MessageFilter): boolean {
  return (search === null || holds(row, search)) && (from === null || isFrom(row, addressKey(from)));
}

// Not in SQL, because SQLite folds ASCII letters only.
function holds(row: ListedRow, search: string): boolean {
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
