import { languageOf } from '../../content/languages.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { asciiEmailAddress } from '../../domain/email-address.ts';
import type { OrderData } from '../../domain/order.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { ComposeOptions } from './compose-email.ts';
import type { StoredMessage } from './stored-message.ts';

/** Whose messages are acknowledged. */
export type Acknowledge = 'off' | 'orders' | 'all';

/** Whether the sender of a message that is not spam gets an acknowledgement by mail. */
export function isAcknowledged(acknowledge: Acknowledge, { email }: ContactMessage, order: OrderData | null): boolean {
  if (acknowledge === 'off' || asciiEmailAddress(email) === null) return false;
  return acknowledge === 'all' || order !== null;
}

/** Composes the acknowledgement of a stored message: a fixed text, the same for everyone. */
export function composeAcknowledgement(
  { id, receivedAt, language, message }: StoredMessage,
  { from, to }: ComposeOptions,
): Mail {
  const address = asciiEmailAddress(message.email);
  if (address === null) throw new Error('The address of this message cannot be written to.');
  const { acknowledgement, tag } = languageOf(language);
  const { subject, heading, text, footer } = acknowledgement;
  const content = { heading, fields: [], message: text, footer, tag };
  const envelope = {
    id: `acknowledgement-${id}`,
    time: receivedAt,
    from,
    to: [address],
    replyTo: to[0] ?? null,
    subject,
    after: [id],
  };
  return { ...composeMail(content, envelope), isAcknowledgement: true };
}
