import { STORED_COLUMNS, type StoredMessage, type StoredRow, storedMessage } from '../contact/stored-message.ts';
import type { Database } from '../database/database.ts';

/** How far the mail about a message is; `held` for what looks like spam. Times in milliseconds since 1970. */
export type Delivery = {
  state: 'waiting' | 'sent' | 'dead' | 'held';
  attempts: number;
  dueAt: number;
  settledAt: number | null;
  /** Why it is not mailed yet, or never, in words. */
  lastError: string | null;
};

export type ListedMessage = StoredMessage & { delivery: Delivery };

type ListedRow = StoredRow & {
  state: Delivery['state'];
  attempts: number;
  due_at: number;
  settled_at: number | null;
  last_error: string | null;
};

/** All stored messages with the state of their mail, newest first: either those to be mailed, or those held as spam. */
export async function listMessages(database: Database, held = false): Promise<ListedMessage[]> {
  const rows = await database.query<ListedRow>(
    `select ${STORED_COLUMNS}, coalesce(state, 'held') as state, coalesce(attempts, 0) as attempts,
       coalesce(due_at, received_at) as due_at, settled_at, coalesce(last_error, spam_reason) as last_error
     from contact_message left join outbox on outbox.message_id = contact_message.id
     where spam_reason is ${held ? 'not null' : 'null'}
     order by contact_message.received_at desc, contact_message.id`,
  );
  return rows.map((row) => ({
    ...storedMessage(row),
    delivery: {
      state: row.state,
      attempts: row.attempts,
      dueAt: row.due_at,
      settledAt: row.settled_at,
      lastError: row.last_error,
    },
  }));
}
