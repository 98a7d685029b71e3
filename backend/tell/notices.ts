import { backupIsOld, lastBackup } from '../backup/backup-note.ts';
import { commandLine } from '../command-line.ts';
import { hasGoneOut } from '../outbox/mail-health.ts';
import { type Receiver, unusableServer } from '../outbox/server-state.ts';
import { ANSWER_ROWS, findUnanswered } from './answer-watch.ts';
import { mailHelp } from './describe-mail.ts';
import { type Finding, NEVER_TOLD, type Notice, type Situation } from './finding.ts';
import { findNotMailed } from './remind-owner.ts';

type Find = (situation: Situation) => Promise<Finding | null>;

const DAY_MS = 24 * 3_600_000;

/**
 * Everything that the owner is told: the name of its row, by which channel, and what finds it. Each channel has a row, so that
 * a failure of one is retried without repeating the other.
 */
export const NOTICES: readonly { name: string; channel: 'mail' | 'webhook'; find: Find }[] = [
  { name: 'mail', channel: 'webhook', find: findMailAlarm },
  { name: 'not-mailed', channel: 'mail', find: findNotMailed },
  { name: ANSWER_ROWS.mail, channel: 'mail', find: findUnanswered },
  { name: ANSWER_ROWS.webhook, channel: 'webhook', find: findUnanswered },
  { name: 'missed-mail', channel: 'mail', find: once(missedRecipient) },
  { name: 'missed-webhook', channel: 'webhook', find: once(missedRecipient) },
  { name: 'old-backup-mail', channel: 'mail', find: once(oldBackup) },
  { name: 'old-backup-webhook', channel: 'webhook', find: once(oldBackup) },
  {
    name: 'gone-webhook',
    channel: 'mail',
    find: once(goneReceiver('webhook-gone', 'MESSAGE_WEBHOOK_URL', 'messages')),
  },
  { name: 'gone-alert', channel: 'mail', find: once(goneReceiver('alert-gone', 'ALERT_URL', 'alarms')) },
];

/** Tells once while something is so. */
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
  const help = `\`${commandLine('backup', 'FILE')}\` makes one. BACKUP_EVERY_DAYS says how old it may be, 0 ends this.`;
  return { type: 'backup.old', summary, help, data: { last: last === null ? null : iso(last) } };
}

function goneReceiver(receiver: Receiver, setting: string, what: string) {
  return async ({ database }: Situation): Promise<Notice | null> => {
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

/**
 * Rings when mail stops going out, at once for each new kind of trouble and once a day while it lasts, and when a mail has gone
 * out since and all is well again.
 */
async function findMailAlarm({ database, health, now, row }: Situation): Promise<Finding | null> {
  const last = row ?? NEVER_TOLD;
  // A missed recipient has a notice of its own.
  const trouble = health.trouble === 'missed' ? null : health.trouble;
  const ring = (type: 'mail.down' | 'mail.still_down' | 'mail.recovered'): Finding => {
    const began = trouble === 'webhook' ? health.postWaitingSince : health.waitingSince;
    const since = last.state === 'down' ? last.since : (began ?? now);
    const { waitingSince } = health;
    const data = { ...health, since: iso(since), waitingSince: waitingSince === null ? null : iso(waitingSince) };
    return {
      next: { state: type === 'mail.recovered' ? 'up' : 'down', since, told_at: now, reason: trouble },
      notice: { type, ...mailHelp(health), data },
    };
  };
  if (trouble !== null) {
    if (last.state === 'up' || last.reason !== trouble) return ring('mail.down');
    // A time in the future was recorded before a clock was set back.
    return Math.abs(now - last.told_at) >= DAY_MS ? ring('mail.still_down') : null;
  }
  if (last.state === 'up') return null;
  const channel = last.reason === 'webhook' ? 'webhook' : 'mail';
  if (health.isWell && (await hasGoneOut(database, channel, last.since))) return ring('mail.recovered');
  // Dismissed, erased or retried: nothing has recovered, and the next trouble is a new one.
  return last.reason === null ? null : { next: { ...last, reason: null }, notice: null };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
