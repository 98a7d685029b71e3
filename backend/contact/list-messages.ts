import type { Database } from '../database/database.ts';
import { MESSAGE_COLUMNS, type MessageRow, type StoredMessage, storedMessage } from './stored-message.ts';

/** How far the mail about a message is. Times in milliseconds since 1970. */
export type Delivery = {
  state: 'waiting' | 'sent' | 'dead';
  attempts: number;
  dueAt: number;
  settledAt: number | null;
  lastError: string | null;
};

export type ListedMessage = StoredMessage & { delivery: Delivery };

type ListedRow = MessageRow & {
  state: Delivery['state'];
  attempts: number;
  due_at: number;
  settled_at: number | null;
  last_error: string | null;
};

/** All stored messages with the state of their mail, newest first. */
export async function listMessages(database: Database): Promise<ListedMessage[]> {
  const rows = await database.query<ListedRow>(
    `select ${MESSAGE_COLUMNS}, state, attempts, due_at, settled_at, last_error
     from contact_message join outbox on outbox.message_id = contact_message.id
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
