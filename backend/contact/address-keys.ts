import { addressKey } from '../../domain/email-address.ts';
import type { Queries } from '../database/database.ts';
import { ORDER_COLUMNS, orderValues } from './message-fields.ts';
import { readOldOrder } from './old-orders.ts';

const BATCH = 500;

/** SQL that holds for the rows of a key, the parameter at `place`, and for those that have none yet: see {@link isFrom}. */
export function mayBeFrom(place: string): string {
  return `(address_key = ${place} or address_key is null)`;
}

/** Whether a row is of an address, whose key is given. */
export function isFrom({ email }: { email: string }, key: string): boolean {
  return addressKey(email) === key;
}

/** The ids of all messages that came from an address, in any spelling, oldest first. */
export async function messagesFrom({ query }: Queries, address: string): Promise<string[]> {
  const key = addressKey(address);
  const rows = await query<{ id: string; email: string }>(
    `select id, email from going.contact_message where ${mayBeFrom('$1')} order by received_at, id`,
    [key],
  );
  return rows.filter((row) => isFrom(row, key)).map(({ id }) => id);
}

/** Fills in keys and orders of messages that older versions stored, a batch at a time. Resolves with how many. */
export async function fillAddressKeys({ query }: Queries): Promise<number> {
  const rows = await query<{ id: string; email: string; package: string; message: string }>(
    'select id, email, package, message from going.contact_message where address_key is null limit $1',
    [BATCH],
  );
  for (const row of rows) {
    const order = readOldOrder(row.message, row.package);
    const set = ORDER_COLUMNS.map((column, index) => `${column} = $${index + 2}`).join(', ');
    if (order) await query(`update going.contact_message set ${set} where id = $1`, [row.id, ...orderValues(order)]);
  }
  if (rows.length === 0) return 0;
  const values = rows.flatMap(({ id, email }) => [id, addressKey(email)]);
  const cases = rows.map((_, index) => `when $${2 * index + 1} then $${2 * index + 2}`).join(' ');
  const ids = rows.map((_, index) => `$${2 * index + 1}`).join(', ');
  await query(`update going.contact_message set address_key = case id ${cases} end where id in (${ids})`, values);
  return rows.length;
}
