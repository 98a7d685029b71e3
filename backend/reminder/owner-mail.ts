import { emailHtml } from '../contact/email-html.ts';
import { type EmailContent, emailText } from '../contact/email-text.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { addressDomain } from '../mail/address-domain.ts';
import type { Mail, MailAddress, MailTransport } from '../mail/mail.ts';
import type { Receivers } from '../outbox/mail-health.ts';

export type OwnerMailOptions = { companyName: string; from: MailAddress; to: readonly string[] };

/** What it takes to judge the mail and to tell the owner. */
export type OwnerDependencies = OwnerMailOptions & {
  database: Database;
  transport: MailTransport;
  receivers: Receivers;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
};

/** What a mail from the website to its owner says. `id` is the same for every attempt. */
type OwnerMail = { id: string; subject: string; help: string } & Pick<EmailContent, 'heading' | 'fields' | 'footer'>;

/** Composes a mail to the owner; `now` in ms since 1970. */
export function ownerMail(
  { id, subject, help, ...content }: OwnerMail,
  { companyName, from, to }: OwnerMailOptions,
  now: number,
): Mail {
  const body: EmailContent = { ...content, messageLabel: 'What helps', message: help };
  return {
    messageId: `<${id}@${addressDomain(from.address)}>`,
    date: new Date(now),
    from,
    to: to.map((address) => ({ name: '', address })),
    replyTo: null,
    subject: `${companyName} website: ${subject}`,
    text: emailText(body),
    html: emailHtml(body),
  };
}
