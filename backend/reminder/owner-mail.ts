import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { composeMail, type EmailContent } from '../mail/compose-mail.ts';
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
  const body = { ...content, messageLabel: 'What helps', message: help };
  return composeMail(body, { id, time: now, from, to, replyTo: null, subject: `${companyName} website: ${subject}` });
}
