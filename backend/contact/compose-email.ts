import { asciiEmailAddress } from '../../domain/email-address.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../mail/mail.ts';
import { labelledValues, type PackageLabel } from './message-fields.ts';
import type { StoredMessage } from './stored-message.ts';

export type ComposeOptions = {
  companyName: string;
  packageLabel: PackageLabel;
  from: MailAddress;
  /** The addresses that get it. */
  to: readonly string[];
};

/**
 * Composes the company's mail about a stored message; `after` are the ids of the same person's earlier messages. The same
 * message always gives the same mail. Heading and subject are quoted to the customer, who gets the reply.
 */
export function composeContactEmail(
  stored: StoredMessage,
  options: ComposeOptions,
  after: readonly string[] = [],
): Mail {
  const { email, package: choice, message } = stored.message;
  const received = new Date(stored.receivedAt).toISOString().slice(0, 16).replace('T', ' at ');
  // Null for an address accepted under an older rule: the mail is sent without a Reply-To that would not work.
  const replyTo = asciiEmailAddress(email);
  const howToAnswer = replyTo ? `To answer ${email}, reply to this mail.` : `To answer, write to ${email}.`;
  const about = choice === '' || choice === 'not-sure' ? 'Message' : `About ${options.packageLabel(choice)}`;
  const subject = stored.order
    ? `Order: ${options.packageLabel(choice)} – ${stored.order.name}`
    : `${about} – ${email}`;
  const content = {
    heading: subject,
    fields: labelledValues(stored, options.packageLabel).filter(({ value }) => value !== ''),
    message: message.replace(/\r\n?/g, '\n'),
    footer: `Received from the ${options.companyName} website on ${received} UTC. ${howToAnswer} Message ${stored.id}`,
  };
  return composeMail(content, {
    id: stored.id,
    time: stored.receivedAt,
    from: options.from,
    to: options.to,
    replyTo,
    subject,
    after,
  });
}
