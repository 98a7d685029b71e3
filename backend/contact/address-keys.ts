import { addressKey } from '../../domain/email-address.ts';
import type { Database, Queries } from '../database/database.ts';

const BATCH = 500;

export async function messagesFrom({ query }: Queries, address: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    'select id from going.contact_message where address_key = $1 order by received_at, id',
    [addressKey(address)],
  );
  return rows.map(({ id }) => id);
}

/** Fills in the keys of some messages that older versions stored; resolves with how many. */
export function fillAddressKeys(database: Database): Promise<number> {
  return database.transaction(async ({ query }) => {
    const rows = await query<{ id: string; email: string }>(
      'select id, email from going.contact_message where address_key is null limit $1',
      [BATCH],
    );
    for (const { id, email } of rows)
      await query('update going.contact_message set address_key = $2 where id = $1', [id, addressKey(email)]);
    return rows.length;
  });
}
