import type { Queries } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { type ComposeOptions, composeContactEmail } from './compose-email.ts';
import { STORED_COLUMNS, type StoredRow, storedMessage } from './stored-message.ts';

/** Makes the function that composes the company's mail about a stored message by id; rejects if there is none. */
export function contactMails({ query }: Queries, options: ComposeOptions): (messageId: string) => Promise<Mail> {
  return async (messageId) => {
    const [row] = await query<StoredRow>(`select ${STORED_COLUMNS} from going.contact_message where id = $1`, [
      messageId,
    ]);
    if (!row) throw new Error('The message of this mail is no longer stored.');
    return composeContactEmail(storedMessage(row), options);
  };
}
