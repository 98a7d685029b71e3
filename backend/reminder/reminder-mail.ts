import type { Mail } from '../mail/mail.ts';
import { type OwnerMailOptions, ownerMail } from './owner-mail.ts';

/** What was not mailed: waiting, refused and not seen, written as files, held, and spam since the last reminder. */
export type NotMailed = { waiting: number; refused: number; written: number; held: number; newlyHeld: number };

/** Composes the reminder; `now` in ms since 1970. */
export function reminderMail(notMailed: NotMailed, options: OwnerMailOptions, now: number): Mail {
  const { waiting, refused, written, held, newlyHeld } = notMailed;
  const all = waiting + refused + written + newlyHeld;
  const help = [
    waiting > 0 && 'Waiting: `npm run inbox -- --state waiting` says why. The server retries by itself.',
    refused > 0 &&
      'Refused by the mail server: `npm run inbox -- --state refused` says why. Fix that, then `npm run inbox -- --retry all` mails them. `npm run inbox -- --seen ID` ends this reminder.',
    written > 0 && 'Written as files: `npm run inbox -- --retry all` mails them, once SMTP_URL names a mail server.',
    newlyHeld > 0 &&
      'Held: `npm run inbox -- --state held` shows them and why, and `npm run inbox -- --release ID` mails one that is not spam.',
  ];
  return ownerMail(
    {
      id: `reminder-${now}`,
      subject: `${all} ${all === 1 ? 'message' : 'messages'} did not reach your mailbox`,
      heading: 'These messages did not reach your mailbox',
      fields: [
        { label: 'Waiting', value: String(waiting) },
        { label: 'Refused', value: String(refused) },
        { label: 'Written as files', value: String(written) },
        { label: 'Held', value: `${held}, ${newlyHeld} of them new` },
      ],
      help: help.filter((line) => line !== false).join('\n\n'),
      footer: 'Sent at most once a day, while mail does not go out or when more is held.',
    },
    options,
    now,
  );
}
