import type { ContactMessage } from '../../domain/contact-message.ts';
import type { OrderData } from '../../domain/order.ts';
import type { Queries } from '../database/database.ts';
import {
  MESSAGE_COLUMNS,
  type MessageColumn,
  messageFrom,
  ORDER_COLUMNS,
  type OrderRow,
  orderFrom,
} from './message-fields.ts';

/** A stored message; `receivedAt` in ms since 1970, `language` a folder of `content/`. */
export type StoredMessage = {
  id: string;
  receivedAt: number;
  language: string;
  message: ContactMessage;
  order: OrderData | null;
};

/** The columns of a stored message, read by {@link storedMessage}. */
export const STORED_COLUMNS = ['id', 'received_at', 'language', ...MESSAGE_COLUMNS, ...ORDER_COLUMNS]
  .map((column) => `contact_message.${column}`)
  .join(', ');

export type StoredRow = { id: string; received_at: number; language: string } & Record<MessageColumn, string> &
  OrderRow;

/** A row of {@link STORED_COLUMNS} as a message. */
export function storedMessage(row: StoredRow): StoredMessage {
  return {
    id: row.id,
    receivedAt: row.received_at,
    language: row.language,
    message: messageFrom(row),
    order: orderFrom(row),
  };
}

/** Loads a message by its id; rejects if it is no longer stored. */
export async function loadMessage({ query }: Queries, id: string): Promise<StoredMessage> {
  const [row] = await query<StoredRow>(`select ${STORED_COLUMNS} from going.contact_message where id = $1`, [id]);
  if (!row) throw new Error('This message is no longer stored.');
  return storedMessage(row);
}
