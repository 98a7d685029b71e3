// Compares the privacy page with what the server stores. If you change a list here, update `content/en/legal/privacy.ts`.
import { expect, test } from 'vitest';
import { testDatabase } from '../tests/test-database.ts';

test('stores nothing of a visitor that the privacy page does not name', async () => {
  const database = await testDatabase();
  const rows = await database.query<{ table: string; columns: string }>(
    `select tables.name as "table", group_concat(columns.name, ' ') as columns
     from sqlite_schema as tables, pragma_table_info(tables.name) as columns
     where tables.type = 'table' group by tables.name`,
  );
  expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))).toEqual({
    // The message with its address in one spelling, its arrival, its key, the reason if it was held, when it was answered, the owner's note, the order, and the language.
    contact_message:
      'id received_at email linked_in phone package message idempotency_key spam_reason answered_at note order_package order_price order_name order_company order_hours order_months order_hash address_key language',
    // The hash of the network address, with the times of the messages.
    contact_rate: 'sender posts last_at',
    // The state of the mail.
    outbox:
      'message_id channel state written attempts received_at waiting_since due_at lease_token settled_at seen_at last_error unconfirmed recipients missed refused_since',
    // Nothing of a visitor.
    alarm: 'name state since reason told_at leased_until',
    migration: 'version name applied_at',
    readiness: 'id checked_at',
    secret: 'name value',
    // How often pages were opened on a day: where they are counted, the page says so.
    visit: 'day kind name requests',
  });
});
