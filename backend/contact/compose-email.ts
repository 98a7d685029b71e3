import { asciiEmailAddress, mailtoLink } from '../../domain/email-address.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail, MailAddress } from '../mail/mail.ts';
import { labelledValues, MESSAGE_FIELDS, type PackageLabel } from './message-fields.ts';
import type { StoredMessage } from './stored-message.ts';

export type ComposeOptions = {
  companyName: string;
  packageLabel: PackageLabel;
  from: MailAddress;
  /** The addresses that get it. */
  to: readonly string[];
};

/** Composes the company's mail about a stored message. The same message always gives the same mail. */
export function composeContactEmail(stored: StoredMessage, options: ComposeOptions): Mail {
  const { email, package: choice, message } = stored.message;
  const received = new Date(stored.receivedAt).toISOString().slice(0, 16).replace('T', ' at ');
  // Null for an address accepted under an older rule: the mail is sent without a Reply-To that would not work.
  const replyTo = asciiEmailAddress(email);
  const howToAnswer = replyTo ? `To answer ${email}, reply to this mail.` : `To answer, write to ${email}.`;
  const content = {
    heading: `New message from the ${options.companyName} website`,
    fields: labelledValues(stored.message, options.packageLabel).map(({ field, label, value }) => ({
      label,
      value: value || 'not given',
      ...(field === 'email' && { link: mailtoLink(value) }),
    })),
    message: message.replace(/\r\n?/g, '\n'),
    messageLabel: MESSAGE_FIELDS.message.label,
    footer: `Received on ${received} UTC. ${howToAnswer} Message ${stored.id}`,
  };
  return composeMail(content, {
    id: stored.id,
    time: stored.receivedAt,
    from: options.from,
    to: options.to,
    replyTo,
    subject: `${options.packageLabel(choice)}: new message from ${email}`,
  });
}
