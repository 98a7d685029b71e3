import { STORED_COLUMNS, type StoredMessage, type StoredRow, storedMessage } from '../contact/stored-message.ts';
import type { Database, Queries } from '../database/database.ts';
import { type DeliveryState, deliveryStates } from '../outbox/delivery-state.ts';

/** The state of a message's mail; `held` for what looks like spam. */
export type Delivery = Omit<DeliveryState, 'state'> & { state: DeliveryState['state'] | 'held' };

export type ListedMessage = StoredMessage & { delivery: Delivery };

type ListedRow = StoredRow & { spam_reason: string | null };

const PAGE = 200;

/**
 * All stored messages with the state of their mail, newest first and a page at a time: either those to be mailed, or
 * those held as spam. Messages that arrive meanwhile are newer than these, and shift nothing.
 */
export async function* listMessages(database: Database, held: boolean): AsyncGenerator<ListedMessage[]> {
  let last: ListedRow | undefined;
  do {
    const rows: ListedRow[] = await pageAfter(database, held, last);
    if (rows.length > 0) yield await withDeliveries(database, rows);
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last);
}

/** How many messages are held as spam. */
export async function countHeld({ query }: Queries): Promise<number> {
  const [row] = await query<{ held: number }>(
    'select count(*) as held from contact_message where spam_reason is not null',
  );
  return row?.held ?? 0;
}

// Each page begins after the last row of the one before (keyset pagination), which an index finds at any size.
function pageAfter({ query }: Queries, held: boolean, last: ListedRow | undefined): Promise<ListedRow[]> {
  return query<ListedRow>(
    `select ${STORED_COLUMNS}, spam_reason from contact_message
     where spam_reason is ${held ? 'not null' : 'null'} ${last ? 'and (received_at, id) < ($1, $2)' : ''}
     order by received_at desc, id desc limit ${PAGE}`,
    last ? [last.received_at, last.id] : [],
  );
}

async function withDeliveries(queries: Queries, rows: ListedRow[]): Promise<ListedMessage[]> {
  const states = await deliveryStates(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...storedMessage(row), delivery: states.get(row.id) ?? heldBack(row) }));
}

function heldBack({ received_at, spam_reason }: ListedRow): Delivery {
  return { state: 'held', attempts: 0, dueAt: received_at, settledAt: null, lastError: spam_reason };
}
