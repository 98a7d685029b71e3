import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { company } from '../../content/company.ts';
import { languageOf } from '../../content/languages.ts';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { asciiEmailAddress } from '../../domain/email-address.ts';
import type { OrderData } from '../../domain/order.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../mail/mail.ts';
import { labelledValues, type StoredMessage } from './message-fields.ts';

export type ComposeOptions = {
  from: MailAddress;
  to: readonly string[];
};

/** The same message always gives the same mail; `after` are the ids of the sender's earlier messages. */
export function composeContactEmail(
  stored: StoredMessage,
  { from, to }: ComposeOptions,
  after: readonly string[] = [],
): Mail {
  const { email, package: choice, message } = stored.message;
  const received = new Date(stored.receivedAt).toISOString().slice(0, 16).replace('T', ' at ');
  // Null for an address accepted under an older rule: the mail is sent without a Reply-To that would not work.
  const replyTo = asciiEmailAddress(email);
  const howToAnswer = replyTo ? `To answer ${email}, reply to this mail.` : `To answer, write to ${email}.`;
  const about = choice === '' || choice === 'not-sure' ? 'Message' : `About ${contactChoiceLabel(choice)}`;
  const { order } = stored;
  const subject = order ? `Order: ${contactChoiceLabel(choice)} – ${order.name}` : `${about} – ${email}`;
  const content = {
    heading: subject,
    fields: labelledValues(stored).filter(({ value }) => value !== ''),
    message: message.replace(/\r\n?/g, '\n'),
    footer: `Received from the ${company.name} website on ${received} UTC. ${howToAnswer} Message ${stored.id}`,
  };
  return composeMail(content, { id: stored.id, time: stored.receivedAt, from, to, replyTo, subject, after });
}

export type Acknowledge = 'off' | 'orders' | 'all';

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
  const envelope = { id: `acknowledgement-${id}`, time: receivedAt, from, to: [address], subject, after: [id] };
  return { ...composeMail(content, { ...envelope, replyTo: to[0] ?? null }), isAcknowledgement: true };
}
