import type { Database } from '../database/database.ts';
import { countHeld } from '../inbox/list-messages.ts';
import type { Mail } from '../mail/mail.ts';
import { judgeMail } from '../outbox/mail-health.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { type OwnerDependencies, type OwnerMailOptions, ownerMail } from './owner-mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEND_TIMEOUT_MS = 30_000;
const NAME = 'not-mailed';

/** Checks at once and then every hour whether a reminder is due. */
export function startReminding(dependencies: OwnerDependencies): Repeating {
  return repeat(HOUR_MS, () => remindOwner(dependencies), dependencies.log, 'reminder-failed');
}

/**
 * Mails the owner, at most once in 24 hours, how many messages did not reach the mailbox: while mail does not go out, and
 * when new spam has arrived. If that mail fails, the next call retries. Rejects if the database fails.
 */
export async function remindOwner(dependencies: OwnerDependencies): Promise<void> {
  const { database, transport, receivers, now, log } = dependencies;
  const time = now();
  const last = await lastReminder(database);
  // One from the future was sent before a clock was set back.
  if (Math.abs(time - last) < DAY_MS) return;
  const [{ trouble, waiting, refused, written }, held, newlyHeld] = await Promise.all([
    judgeMail(database, receivers, time),
    countHeld(database),
    countHeld(database, last > time ? time - DAY_MS : last),
  ]);
  if ((trouble === null && newlyHeld === 0) || !(await claim(database, last, time))) return;
  const late = trouble === 'waiting' ? waiting : 0;
  const notMailed = { waiting: late, refused, written: receivers.hasMailServer ? written : 0, held, newlyHeld };
  const mail = reminderMail(notMailed, dependencies, time);
  const result = await transport.send(mail, AbortSignal.timeout(SEND_TIMEOUT_MS));
  // A mail that may have arrived is not sent again.
  if (result.kind === 'sent' || result.kind === 'written' || result.kind === 'unconfirmed')
    return log({ level: 'info', event: `reminder-${result.kind}` });
  await database.query('update going.reminder set sent_at = $1 where name = $2 and sent_at = $3', [last, NAME, time]);
  log({ level: 'warn', event: `reminder-${result.kind}`, reason: result.reason });
}

async function lastReminder({ query }: Database): Promise<number> {
  const [row] = await query<{ sent_at: number }>('select sent_at from going.reminder where name = $1', [NAME]);
  return row?.sent_at ?? 0;
}

/** Claims today's reminder, so that one of several servers sends it. */
async function claim({ query }: Database, last: number, time: number): Promise<boolean> {
  const claimed = await query(
    `insert into going.reminder (name, sent_at) values ($1, $2)
     on conflict (name) do update set sent_at = $2 where reminder.sent_at = $3 returning name`,
    [NAME, time, last],
  );
  return claimed.length > 0;
}

/** What was not mailed: waiting, refused and not seen, written as files, held, and spam since the last reminder. */
type NotMailed = { waiting: number; refused: number; written: number; held: number; newlyHeld: number };

/** Composes the reminder; `now` in ms since 1970. */
function reminderMail(notMailed: NotMailed, options: OwnerMailOptions, now: number): Mail {
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
