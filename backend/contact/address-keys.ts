import { catalogue } from '../../catalogue/orderable.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { addressKey } from '../../domain/email-address.ts';
import type { OrderData } from '../../domain/order.ts';
import { contactChoiceFor, PACKAGE_IDS } from '../../domain/package-ids.ts';
import type { Database, Queries } from '../database/database.ts';
import { ORDER_COLUMNS, orderValues } from './message-fields.ts';

const BATCH = 500;

/** SQL that holds for the rows of a key, the parameter at `place`, and for those that have none yet: see {@link isFrom}. */
export function mayBeFrom(place: string): string {
  return `(address_key = ${place} or address_key is null)`;
}

export function isFrom({ email }: { email: string }, key: string): boolean {
  return addressKey(email) === key;
}

export async function messagesFrom({ query }: Queries, address: string): Promise<string[]> {
  const key = addressKey(address);
  const rows = await query<{ id: string; email: string }>(
    `select id, email from going.contact_message where ${mayBeFrom('$1')} order by received_at, id`,
    [key],
  );
  return rows.filter((row) => isFrom(row, key)).map(({ id }) => id);
}

/** Fills in the keys of some messages that older versions stored, and their orders; resolves with how many. */
export function fillAddressKeys(database: Database): Promise<number> {
  return database.transaction(async ({ query }) => {
    const rows = await query<{ id: string; email: string; package: string; message: string }>(
      'select id, email, package, message from going.contact_message where address_key is null limit $1',
      [BATCH],
    );
    for (const { id, email, package: choice, message } of rows) {
      await query('update going.contact_message set address_key = $2 where id = $1', [id, addressKey(email)]);
      const order = readOldOrder(message, choice);
      const set = ORDER_COLUMNS.map((column, index) => `${column} = $${index + 2}`).join(', ');
      if (order) await query(`update going.contact_message set ${set} where id = $1`, [id, ...orderValues(order)]);
    }
    return rows.length;
  });
}

/** The words of an order in version 0.2, whose data was in its text alone. */
const SHIPPED = {
  title: 'An order from the website. No payment was taken.',
  package: 'Package',
  price: 'Price',
  estimate: 'Asked for',
  name: 'Ordered by',
  company: 'Company',
};

function readOldOrder(message: string, choice: string): OrderData | null {
  const words = [SHIPPED, confirmationPage.order].find(({ title }) => message.startsWith(`${title}\n`));
  if (!words) return null;
  const [, head = ''] = message.split('\n\n');
  const lines = new Map(head.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const value = (label: string) => lines.get(label) ?? '';
  const name = value(words.package);
  const id =
    catalogue.find((entry) => entry.name === name)?.id ?? PACKAGE_IDS.find((pack) => contactChoiceFor(pack) === choice);
  if (id === undefined) return null;
  const [, hours, months] = /(\d+)\D+(\d+)/.exec(value(words.estimate)) ?? [];
  return {
    package: id,
    price: value(words.price),
    name: value(words.name),
    company: value(words.company),
    hours: hours === undefined ? null : Number(hours),
    months: months === undefined ? null : Number(months),
  };
}
