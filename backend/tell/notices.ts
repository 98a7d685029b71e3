import * as figures from '../../content/figures.ts';
import type { MailHealth } from '../../domain/mail-health.ts';
import { commandLine, count } from '../command-line.ts';
import type { Database } from '../database/database.ts';
import { hasGoneOut } from '../outbox/mail-health.ts';
import { type Receiver, unusableServer } from '../outbox/server-state.ts';
import { countMessages } from '../owner/inbox/list-messages.ts';
import { type AlarmRow, backupIsOld, lastBackup } from './alarm-row.ts';
import { HELP, mailHelp } from './describe-mail.ts';

export type Situation = {
  database: Database;
  health: MailHealth;
  backupEveryDays: number | null;
  now: number;
  last: AlarmRow;
};

/** What the owner is told. Contains no visitor's text or address. */
export type Notice = {
  type: string;
  /** What is the matter, in sentences; the first is the mail's subject. */
  summary: string;
  help: string;
  data?: Record<string, unknown>;
  footer?: string;
  /** Another one is told at once. */
  key?: string;
  /** Since when (ms since 1970); now if not given. */
  since?: number;
};

type Say<Told> = (situation: Situation) => Promise<Told>;
export type NoticeChannel = 'mail' | 'webhook';
type NoticeKind = {
  name: string;
  channels: readonly NoticeChannel[];
  /** What is the matter now; null for nothing. */
  say: Say<Notice | null>;
  /** How often it is told while it lasts; once if not given. */
  everyMs?: number;
  /** What is told when it is over; null if that is not certain. */
  end?: Say<Notice | null>;
};

const BOTH = ['mail', 'webhook'] as const;
const DAY_MS = 24 * 3_600_000;

export const NOTICES: readonly NoticeKind[] = [
  { name: 'alarm', channels: BOTH, say: mailAlarm, everyMs: DAY_MS, end: mailRecovered },
  { name: 'held', channels: ['mail'], say: newlyHeld },
  { name: 'unanswered', channels: BOTH, say: unanswered },
  { name: 'missed', channels: BOTH, say: missedRecipient },
  { name: 'old-backup', channels: BOTH, say: oldBackup },
  { name: 'gone-webhook', channels: ['mail'], say: goneReceiver('webhook-gone', 'MESSAGE_WEBHOOK_URL', 'messages') },
  { name: 'gone-alert', channels: ['mail'], say: goneReceiver('alert-gone', 'ALERT_URL', 'alarms') },
];

/** Each channel has a row of its own, so that a failure of one is retried without repeating the other. */
export function rowOf(name: string, channel: NoticeChannel): string {
  return `${name}-${channel}`;
}

/** What is to be told of a kind now, and what is recorded once it is told; null for nothing. */
export async function findNotice(
  { say, everyMs = Number.POSITIVE_INFINITY, end }: NoticeKind,
  situation: Situation,
): Promise<{ next: AlarmRow; notice: Notice | null } | null> {
  const { now, last } = situation;
  const notice = await say(situation);
  if (notice !== null) {
    if (isTold(last, notice.key) && now - last.told_at < everyMs) return null;
    return { notice, next: { state: 'down', since: notice.since ?? now, told_at: now, reason: notice.key ?? null } };
  }
  if (last.state === 'up') return null;
  if (!end) return { notice, next: { ...last, state: 'up' } };
  const ended = await end(situation);
  if (ended !== null) return { notice: ended, next: { ...last, state: 'up', told_at: now } };
  // Dismissed, erased or retried: what comes next is new.
  return last.reason === null ? null : { notice, next: { ...last, reason: null } };
}

function isTold(last: AlarmRow, key: string | null = null): boolean {
  return last.state === 'down' && last.reason === key;
}

/** At once for each new kind of trouble, and once a day while it lasts. */
async function mailAlarm({ health, now, last }: Situation): Promise<Notice | null> {
  const { trouble, waitingSince, postWaitingSince } = health;
  // A missed recipient has a notice of its own.
  if (trouble === null || trouble === 'missed') return null;
  const began = trouble === 'webhook' ? postWaitingSince : waitingSince;
  const since = last.state === 'down' ? last.since : (began ?? now);
  const type = isTold(last, trouble) ? 'mail.still_down' : 'mail.down';
  const footer = 'Sent at once, and once a day while it lasts.';
  return { type, ...mailHelp(health), key: trouble, since, data: alarmData(health, since), footer };
}

/** When a mail, or a post, has gone out since. */
async function mailRecovered({ database, health, last }: Situation): Promise<Notice | null> {
  const channel = last.reason === 'webhook' ? 'webhook' : 'mail';
  if (!health.isWell || !(await hasGoneOut(database, channel, last.since))) return null;
  const summary = {
    mail: 'Mail is going out again.',
    webhook: 'The receiver of MESSAGE_WEBHOOK_URL takes messages again.',
  }[channel];
  return { type: 'mail.recovered', summary, help: '', data: alarmData(health, last.since) };
}

function alarmData(health: MailHealth, since: number) {
  const { waitingSince } = health;
  return { ...health, since: iso(since), waitingSince: waitingSince === null ? null : iso(waitingSince) };
}

function iso(time: number): string {
  return new Date(time).toISOString();
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

function goneReceiver(receiver: Receiver, setting: string, what: string): Say<Notice | null> {
  return async ({ database }) => {
    const gone = await unusableServer(database, receiver);
    if (gone === null) return null;
    return {
      type: 'receiver.gone',
      summary: `The receiver of ${setting} takes no more ${what}. It answered 410, which means that it is gone for good.`,
      help: `Set ${setting} to another address, or remove it. Until then each of the ${what} is posted once.`,
      footer: 'Sent once, until the receiver takes something again.',
    };
  };
}

const WARNING_HOURS = 20;
const WARNING_MS = WARNING_HOURS * 3_600_000;

/** Once for each message that is still open and came after the oldest that is marked as answered. */
async function unanswered({ database, now, last }: Situation): Promise<Notice | null> {
  const [answered] = await database.query<{ time: number }>(
    'select received_at as time from going.contact_message where answered_at is not null order by received_at limit 1',
  );
  if (!answered) return null;
  const [row] = await database.query<{ overdue: number }>(
    `select count(*) as overdue from going.contact_message
     where answered_at is null and spam_reason is null and received_at > $1 and received_at <= $2`,
    [Math.max(last.told_at - WARNING_MS, answered.time), now - WARNING_MS],
  );
  if (!row?.overdue) return null;
  return {
    type: 'answer.overdue',
    summary: `${count(row.overdue, 'message is', 'messages are')} not answered after ${WARNING_HOURS} hours.`,
    help: `The site promises an answer within ${figures.answer}. \`${commandLine('inbox', '--state open')}\` shows them, \`${commandLine('inbox', '--answered ID')}\` marks one as answered.`,
    data: row,
    footer: 'Sent once for each message. It began when you first marked a message as answered.',
    // The messages that are overdue now were not told of last time.
    key: String(last.told_at),
  };
}

/** At most once in 24 hours. */
async function newlyHeld({ database, now, last }: Situation): Promise<Notice | null> {
  if (now - last.told_at < DAY_MS) return null;
  const held = await countMessages(database, 'held', { after: last.told_at });
  if (held === 0) return null;
  const summary = `${count(held, 'message')} may be spam and did not reach your mailbox.`;
  return { type: 'spam.held', summary, help: HELP.held, footer: 'Sent at most once a day, when more is held.' };
}
