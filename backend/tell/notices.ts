import * as figures from '../../content/figures.ts';
import { commandLine } from '../command-line.ts';
import type { Queries } from '../database/database.ts';
import { hasGoneOut } from '../outbox/mail-health.ts';
import { type Receiver, unusableServer } from '../outbox/server-state.ts';
import { countMessages } from '../owner/inbox/list-messages.ts';
import { backupIsOld, type Finding, lastBackup, NEVER_TOLD, type Notice, type Situation } from './alarm-row.ts';
import { mailHelp } from './describe-mail.ts';

type Find = (situation: Situation) => Promise<Finding | null>;

const DAY_MS = 24 * 3_600_000;

const ANSWER_ROWS = { mail: 'unanswered-mail', webhook: 'unanswered-webhook' } as const;

/** Each channel has a row, so that a failure of one is retried without repeating the other. */
export const NOTICES: readonly { name: string; channel: 'mail' | 'webhook'; find: Find }[] = [
  { name: 'mail', channel: 'webhook', find: findMailAlarm },
  { name: 'not-mailed', channel: 'mail', find: findNotMailed },
  { name: ANSWER_ROWS.mail, channel: 'mail', find: findUnanswered },
  { name: ANSWER_ROWS.webhook, channel: 'webhook', find: findUnanswered },
  { name: 'missed-mail', channel: 'mail', find: once(missedRecipient) },
  { name: 'missed-webhook', channel: 'webhook', find: once(missedRecipient) },
  { name: 'old-backup-mail', channel: 'mail', find: once(oldBackup) },
  { name: 'old-backup-webhook', channel: 'webhook', find: once(oldBackup) },
  { name: 'gone-webhook', channel: 'mail', find: goneReceiver('webhook-gone', 'MESSAGE_WEBHOOK_URL', 'messages') },
  { name: 'gone-alert', channel: 'mail', find: goneReceiver('alert-gone', 'ALERT_URL', 'alarms') },
];

function once(noticeOf: (situation: Situation) => Promise<Notice | null>): Find {
  return async (situation) => {
    const { now, row } = situation;
    const last = row ?? NEVER_TOLD;
    const notice = await noticeOf(situation);
    if ((notice !== null) === (last.state === 'down')) return null;
    if (notice === null) return { next: { ...last, state: 'up' }, notice };
    return { next: { state: 'down', since: now, told_at: now, reason: null }, notice };
  };
}

async function missedRecipient({ health }: Situation): Promise<Notice | null> {
  const { missed } = health;
  const said = mailHelp({ ...health, trouble: 'missed' });
  return missed === 0 ? null : { type: 'recipient.refused', ...said, data: { missed } };
}

async function oldBackup({ database, backupEveryDays, now }: Situation): Promise<Notice | null> {
  const last = await lastBackup(database);
  const summary = backupIsOld(last, backupEveryDays, now);
  if (summary === null) return null;
  const help = 'docs/operations/backup.md says how to make one. BACKUP_EVERY_DAYS says how old it may be, 0 ends this.';
  return { type: 'backup.old', summary, help, data: { last: last === null ? null : iso(last) } };
}

function goneReceiver(receiver: Receiver, setting: string, what: string): Find {
  return once(async ({ database }) => {
    const gone = await unusableServer(database, receiver);
    if (gone === null) return null;
    return {
      type: 'receiver.gone',
      summary: `The receiver of ${setting} takes no more ${what}. It answered 410, which means that it is gone for good.`,
      help: `Set ${setting} to another address, or remove it. Until then each of the ${what} is posted once.`,
      footer: 'Sent once, until the receiver takes something again.',
    };
  });
}

/** At once for each new kind of trouble, once a day while it lasts, and when a mail has gone out since. */
async function findMailAlarm({ database, health, now, row }: Situation): Promise<Finding | null> {
  const last = row ?? NEVER_TOLD;
  // A missed recipient has a notice of its own.
  const trouble = health.trouble === 'missed' ? null : health.trouble;
  const channel = last.reason === 'webhook' ? 'webhook' : 'mail';
  const ring = (type: 'mail.down' | 'mail.still_down' | 'mail.recovered'): Finding => {
    const began = trouble === 'webhook' ? health.postWaitingSince : health.waitingSince;
    const since = last.state === 'down' ? last.since : (began ?? now);
    const { waitingSince } = health;
    const data = { ...health, since: iso(since), waitingSince: waitingSince === null ? null : iso(waitingSince) };
    return {
      next: { state: type === 'mail.recovered' ? 'up' : 'down', since, told_at: now, reason: trouble },
      notice: { type, ...(type === 'mail.recovered' ? RECOVERED[channel] : mailHelp(health)), data },
    };
  };
  if (trouble !== null) {
    if (last.state === 'up' || last.reason !== trouble) return ring('mail.down');
    // A time in the future was recorded before a clock was set back.
    return Math.abs(now - last.told_at) >= DAY_MS ? ring('mail.still_down') : null;
  }
  if (last.state === 'up') return null;
  if (health.isWell && (await hasGoneOut(database, channel, last.since))) return ring('mail.recovered');
  // Dismissed, erased or retried: nothing has recovered, and the next trouble is a new one.
  return last.reason === null ? null : { next: { ...last, reason: null }, notice: null };
}

const RECOVERED = {
  mail: { summary: 'Mail is going out again.', help: '' },
  webhook: { summary: 'The receiver of MESSAGE_WEBHOOK_URL takes messages again.', help: '' },
};

function iso(time: number): string {
  return new Date(time).toISOString();
}

const WARNING_HOURS = 20;
const WARNING_MS = WARNING_HOURS * 3_600_000;

/** When the owner first marks a message as answered (ms since 1970). Calling it again changes nothing. */
export async function startAnswerWatch({ query }: Queries, now: number): Promise<void> {
  for (const name of Object.values(ANSWER_ROWS)) {
    await query(
      `insert into going.alarm (name, state, since, told_at) values ($1, 'up', $2, $3) on conflict (name) do nothing`,
      [name, now, now - WARNING_MS],
    );
  }
}

/** Once for each message that is still open; finds nothing until the watch is started. */
async function findUnanswered({ database, now, row }: Situation): Promise<Finding | null> {
  if (row === null) return null;
  // The owner was warned of the messages that arrived up to `told_at`.
  const next = { ...row, told_at: now - WARNING_MS };
  // Recorded before a clock was set back: start again from now.
  if (row.told_at > now) return { next, notice: null };
  const overdue = await countOpen(database, row.told_at, next.told_at);
  if (overdue === 0) return null;
  const notice = {
    type: 'answer.overdue',
    summary: `${overdue} ${overdue === 1 ? 'message is' : 'messages are'} not answered after ${WARNING_HOURS} hours.`,
    help: `The site promises an answer within ${figures.answer}. \`${commandLine('inbox', '--state open')}\` shows them, \`${commandLine('inbox', '--answered ID')}\` marks one as answered.`,
    data: { overdue },
    footer: 'Sent once for each message. It began when you first marked a message as answered.',
  };
  return { next, notice };
}

async function countOpen({ query }: Queries, after: number, until: number): Promise<number> {
  const [row] = await query<{ messages: number }>(
    `select count(*) as messages from going.contact_message
     where answered_at is null and spam_reason is null and received_at > $1 and received_at <= $2`,
    [after, until],
  );
  return row?.messages ?? 0;
}

/** At most once in 24 hours: while mail does not go out, and when new spam has arrived. */
async function findNotMailed(situation: Situation): Promise<Finding | null> {
  const { database, health, hasMailServer, now, row } = situation;
  const { told_at } = row ?? NEVER_TOLD;
  // One from the future was sent before a clock was set back.
  if (Math.abs(now - told_at) < DAY_MS) return null;
  const [held, newlyHeld] = await Promise.all([
    countMessages(database, 'held'),
    countMessages(database, 'held', { after: told_at > now ? now - DAY_MS : told_at }),
  ]);
  const { refused } = health;
  const waiting = health.trouble === 'waiting' && !health.isPartly ? health.waiting : 0;
  const written = hasMailServer ? health.written : 0;
  const all = waiting + refused + written + newlyHeld;
  if (all === 0) return null;
  const help = [
    waiting > 0 && `Waiting: \`${commandLine('inbox', '--state waiting')}\` says why. The server retries by itself.`,
    refused > 0 &&
      `Refused by the mail server: \`${commandLine('inbox', '--state refused')}\` says why. Fix that, then \`${commandLine('inbox', '--retry all')}\` mails them. \`${commandLine('inbox', '--seen ID')}\` ends this reminder.`,
    written > 0 &&
      `Written as files: \`${commandLine('inbox', '--retry all')}\` mails them, once SMTP_URL names a mail server.`,
    newlyHeld > 0 &&
      `Held: \`${commandLine('inbox', '--state held')}\` shows them and why, and \`${commandLine('inbox', '--release ID')}\` mails one that is not spam.`,
  ];
  const notice = {
    type: 'reminder',
    summary: `${all} ${all === 1 ? 'message' : 'messages'} did not reach your mailbox.`,
    fields: [
      { label: 'Waiting', value: String(waiting) },
      { label: 'Refused', value: String(refused) },
      { label: 'Written as files', value: String(written) },
      { label: 'Held', value: `${held}, ${newlyHeld} of them new` },
    ],
    help: help.filter((line) => line !== false).join('\n\n'),
    footer: 'Sent at most once a day, while mail does not go out or when more is held.',
  };
  return { next: { ...NEVER_TOLD, told_at: now }, notice };
}
