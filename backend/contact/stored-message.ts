import type { ContactMessage } from '../../domain/contact-message.ts';
import type { ContactChoiceId } from '../../domain/package-ids.ts';

/** A message as it was stored; `receivedAt` in milliseconds since 1970. */
export type StoredMessage = { id: string; receivedAt: number; message: ContactMessage };

/** The columns of a stored message, read by {@link storedMessage}. */
export const MESSAGE_COLUMNS =
  'contact_message.id, contact_message.received_at, email, linked_in, phone, package, message';

export type MessageRow = {
  id: string;
  received_at: number;
  email: string;
  linked_in: string;
  phone: string;
  package: string;
  message: string;
};

/** A row of {@link MESSAGE_COLUMNS} as a message. */
export function storedMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    receivedAt: row.received_at,
    message: {
      email: row.email,
      linkedIn: row.linked_in,
      phone: row.phone,
      // Checked by the schema before it was stored.
      package: row.package as ContactChoiceId | '',
      message: row.message,
    },
  };
}
