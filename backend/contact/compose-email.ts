import { asciiEmailAddress, mailtoLink } from '../../domain/email-address.ts';
import { addressDomain } from '../mail/address-domain.ts';
import type { Mail, MailAddress } from '../mail/mail.ts';
import { emailHtml } from './email-html.ts';
import { type EmailContent, emailText } from './email-text.ts';
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
  const date = new Date(stored.receivedAt);
  // Null for an address accepted under an older rule: the mail is sent without a Reply-To that would not work.
  const replyTo = asciiEmailAddress(email);
  const howToAnswer = replyTo ? `To answer ${email}, reply to this mail.` : `To answer, write to ${email}.`;
  const content: EmailContent = {
    heading: `New message from the ${options.companyName} website`,
    fields: labelledValues(stored.message, options.packageLabel).map(({ field, label, value }) => ({
      label,
      value: value || 'not given',
      ...(field === 'email' && { link: mailtoLink(value) }),
    })),
    message: message.replace(/\r\n?/g, '\n'),
    messageLabel: MESSAGE_FIELDS.message.label,
    footer: `Received on ${date.toISOString().slice(0, 16).replace('T', ' at ')} UTC. ${howToAnswer} Message ${stored.id}`,
  };
  return {
    messageId: `<${stored.id}@${addressDomain(options.from.address)}>`,
    date,
    from: options.from,
    to: options.to.map((address) => ({ name: '', address })),
    replyTo: replyTo ? { name: '', address: replyTo } : null,
    subject: `${options.packageLabel(choice)}: new message from ${email}`,
    text: emailText(content),
    html: emailHtml(content),
  };
}
