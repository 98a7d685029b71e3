import type { EmailContent } from '../contact/email-content.ts';
import { emailHtml } from '../contact/email-html.ts';
import { emailText } from '../contact/email-text.ts';
import { addressDomain } from '../mail/address-domain.ts';
import type { Mail, MailAddress } from '../mail/mail.ts';

/** What was not mailed: waiting, refused and not seen, written as files, held as spam, and spam since the last reminder. */
export type NotMailed = { waiting: number; refused: number; written: number; held: number; newlyHeld: number };

export type ReminderOptions = { companyName: string; from: MailAddress; to: string };

/** Composes the reminder; `now` in ms since 1970. */
export function reminderMail(notMailed: NotMailed, options: ReminderOptions, now: number): Mail {
  const { waiting, refused, written, held, newlyHeld } = notMailed;
  const all = waiting + refused + written + newlyHeld;
  const subject = `${options.companyName} website: ${all} ${all === 1 ? 'message' : 'messages'} did not reach your mailbox`;
  const help = [
    waiting > 0 && 'Waiting: `npm run inbox -- --state waiting` says why. The server retries by itself.',
    refused > 0 &&
      'Refused by the mail server: `npm run inbox -- --state refused` says why. Fix that, then `npm run inbox -- --retry all` mails them. `npm run inbox -- --seen ID` ends this reminder.',
    written > 0 && 'Written as files: `npm run inbox -- --retry all` mails them, once SMTP_URL names a mail server.',
    newlyHeld > 0 &&
      'Held as spam: `npm run inbox -- --state spam` shows them, and `npm run inbox -- --release ID` mails one that is not spam.',
  ];
  const content: EmailContent = {
    heading: 'These messages did not reach your mailbox',
    fields: [
      { label: 'Waiting', value: String(waiting) },
      { label: 'Refused', value: String(refused) },
      { label: 'Written as files', value: String(written) },
      { label: 'Held as spam', value: `${held}, ${newlyHeld} of them new` },
    ],
    messageLabel: 'What helps',
    message: help.filter((line) => line !== false).join('\n\n'),
    footer: 'Sent at most once a day, while mail does not go out or when there is new spam.',
  };
  return {
    messageId: `<reminder-${now}@${addressDomain(options.from.address)}>`,
    date: new Date(now),
    from: options.from,
    to: { name: '', address: options.to },
    replyTo: null,
    subject,
    text: emailText(content),
    html: emailHtml(content),
  };
}
