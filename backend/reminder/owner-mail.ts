import { emailHtml } from '../contact/email-html.ts';
import { type EmailContent, emailText } from '../contact/email-text.ts';
import { addressDomain } from '../mail/address-domain.ts';
import type { Mail, MailAddress } from '../mail/mail.ts';

export type OwnerMailOptions = { companyName: string; from: MailAddress; to: readonly string[] };

/** A mail from the website to its owner. `id` is the same for every attempt. */
export type OwnerMail = {
  id: string;
  subject: string;
  heading: string;
  fields: EmailContent['fields'];
  help: string;
  footer: string;
};

/** Composes a mail to the owner; `now` in ms since 1970. */
export function ownerMail(
  { id, subject, heading, fields, help, footer }: OwnerMail,
  { companyName, from, to }: OwnerMailOptions,
  now: number,
): Mail {
  const content: EmailContent = { heading, fields, messageLabel: 'What helps', message: help, footer };
  return {
    messageId: `<${id}@${addressDomain(from.address)}>`,
    date: new Date(now),
    from,
    to: to.map((address) => ({ name: '', address })),
    replyTo: null,
    subject: `${companyName} website: ${subject}`,
    text: emailText(content),
    html: emailHtml(content),
  };
}
