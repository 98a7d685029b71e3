import type { Queries } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { Channel } from '../outbox/channel.ts';
import { composeAcknowledgement } from './acknowledgement.ts';
import { type ComposeOptions, composeContactEmail } from './compose-email.ts';
import { loadMessage } from './stored-message.ts';

/** Makes the function that composes the mails about a stored message by id; rejects if there is none. */
export function contactMails(queries: Queries, options: ComposeOptions) {
  return async (messageId: string, channel: Channel): Promise<Mail> => {
    const stored = await loadMessage(queries, messageId);
    return channel === 'acknowledgement'
      ? composeAcknowledgement(stored, options)
      : composeContactEmail(stored, options);
  };
}
