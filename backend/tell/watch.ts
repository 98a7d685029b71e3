import { company } from '../../content/company.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailAddress, MailTransport } from '../mail/mail.ts';
import { judgeMail, type Receivers } from '../outbox/mail-health.ts';
import { markUnusable, markUsable } from '../outbox/server-state.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { loadAlarm, NEVER_TOLD, type NotTold, notifyOnce } from './alarm-row.ts';
import { findNotice, NOTICES, type Notice, type NoticeChannel, rowOf, type Situation } from './notices.ts';
import { fetchReason, postWebhook, type WebhookReceiver } from './webhook.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

export type OwnerDependencies = {
  database: Database;
  transport: MailTransport;
  receivers: Receivers;
  backupEveryDays: number | null;
  from: MailAddress;
  to: readonly string[];
  alert: WebhookReceiver | null;
  now: () => number;
  log: Log;
};

/** Checks at once and then every minute. No heartbeat is sent while the check fails. */
export function startWatching(dependencies: OwnerDependencies, heartbeatUrl: string | null): Repeating {
  const { log } = dependencies;
  const watch = createWatch(dependencies);
  return repeat(MINUTE_MS, () => watch().then(() => sendHeartbeat(heartbeatUrl, log)), log, 'watch-failed');
}

/** Logs an error for each hour that a mail waits. Only one of several servers tells. Rejects if the database fails. */
export function createWatch(dependencies: OwnerDependencies) {
  const { database, receivers, backupEveryDays, alert, now, log } = dependencies;
  let loggedHours = 0;
  return async (): Promise<void> => {
    const time = now();
    const health = await judgeMail(database, receivers, time);
    const { waiting, waitingSince, unusable } = health;
    const hours = waitingSince === null ? 0 : Math.floor((time - waitingSince) / HOUR_MS);
    if (hours > 0 && hours !== loggedHours)
      log({ level: 'error', event: 'mail-waits', waiting, hours, reason: unusable?.reason ?? null });
    loggedHours = hours;
    const situation = { database, health, backupEveryDays, now: time };
    await Promise.all(NOTICES.flatMap((kind) => kind.channels.map((channel) => tell(kind, channel, situation))));
  };

  async function tell(kind: (typeof NOTICES)[number], channel: NoticeChannel, situation: Omit<Situation, 'last'>) {
    if (channel === 'webhook' && alert === null) return;
    const name = rowOf(kind.name, channel);
    const last = (await loadAlarm(database, name)) ?? NEVER_TOLD;
    const found = await findNotice(kind, { ...situation, last });
    if (found === null) return;
    const { next, notice } = found;
    const failure = await notifyOnce(database, name, last, next, situation.now, async () => {
      if (notice === null) return null;
      // The same for every attempt.
      const id = `${notice.type}-${name}-${last.told_at}`;
      return channel === 'mail' ? mailNotice(id, notice, dependencies) : postNotice(id, notice, dependencies);
    });
    if (notice === null || failure === undefined) return;
    const { type } = notice;
    if (failure) log({ level: 'error', event: 'notice-not-sent', type, channel, reason: failure.reason });
    else log({ level: 'info', event: 'notice-sent', type, channel });
  }
}

/** Sends a GET request to a monitor such as healthchecks.io, which raises an alarm when none comes. Never rejects. */
export async function sendHeartbeat(url: string | null, log: Log): Promise<void> {
  if (url === null) return;
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The monitor answered ${response.status}.`);
  } catch (error) {
    log({ level: 'warn', event: 'heartbeat-not-sent', reason: fetchReason(error) });
  }
}

const SEND_TIMEOUT_MS = 30_000;
const MAIL_AGAIN_MS = 10 * 60_000;

/** Resolves with null, or with why it did not arrive. Never rejects. */
async function postNotice(
  id: string,
  { type, summary, help, data = {} }: Notice,
  { database, alert, now }: OwnerDependencies,
): Promise<NotTold | null> {
  if (alert === null) return null;
  const text = `${company.name} website: ${summary} ${help}`.trim();
  const failure = await postWebhook(alert, id, { type, timestamp: new Date(now()).toISOString(), data, text }, now());
  if (failure && !failure.isGone) return failure;
  // Posting it again would not help: the owner is told by mail that the receiver is gone.
  if (failure) await markUnusable(database, 'alert-gone', failure.reason, now());
  else await markUsable(database, 'alert-gone');
  return null;
}

async function mailNotice(
  id: string,
  { summary, help, footer = 'Sent once.' }: Notice,
  { from, to, transport, now }: OwnerDependencies,
): Promise<NotTold | null> {
  const [heading = summary] = summary.split(/\.(?: |$)/);
  const content = { heading, fields: [], message: help, footer };
  const envelope = { id, time: now(), from, to, replyTo: null, subject: `${company.name} website: ${heading}` };
  const result = await transport.send(composeMail(content, envelope), AbortSignal.timeout(SEND_TIMEOUT_MS));
  // A mail that may have arrived is not sent again.
  if (!('reason' in result) || result.kind === 'unconfirmed') return null;
  return { reason: result.reason, restMs: MAIL_AGAIN_MS };
}
