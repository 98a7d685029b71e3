import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { MailAddress, MailTransport } from '../mail/mail.ts';
import { judgeMail, type Receivers } from '../outbox/mail-health.ts';
import { markUnusable, markUsable } from '../outbox/server-state.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { fetchReason, postWebhook, type WebhookReceiver } from '../webhook/webhook.ts';
import { loadAlarm, NEVER_TOLD, type Notice, type NotTold, notifyOnce } from './alarm-row.ts';
import { NOTICES } from './notices.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

/** Checks at once and then every minute. No heartbeat is sent while the check fails. */
export function startWatching(dependencies: OwnerDependencies, heartbeatUrl: string | null): Repeating {
  const { log } = dependencies;
  const watch = createWatch(dependencies);
  return repeat(MINUTE_MS, () => watch().then(() => sendHeartbeat(heartbeatUrl, log)), log, 'watch-failed');
}

/** Logs an error for each hour that a mail waits. Only one of several servers tells. Rejects if the database fails. */
export function createWatch(dependencies: OwnerDependencies) {
  const { database, receivers, backupEveryDays, alert, now, log } = dependencies;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    const time = now();
    const health = await judgeMail(database, receivers, time);
    const { waiting, waitingSince, unusable } = health;
    if (waitingSince !== null && time - waitingSince >= HOUR_MS && Math.abs(time - loggedAt) >= HOUR_MS) {
      loggedAt = time;
      const hours = Math.floor((time - waitingSince) / HOUR_MS);
      log({ level: 'error', event: 'mail-waits', waiting, hours, reason: unusable?.reason ?? null });
    }
    const situation = { database, health, hasMailServer: receivers.hasMailServer, backupEveryDays, now: time };
    const telling = NOTICES.map(async ({ name, channel, find }) => {
      if (channel === 'webhook' && alert === null) return;
      const row = await loadAlarm(database, name);
      const last = row ?? NEVER_TOLD;
      const finding = await find({ ...situation, row });
      if (finding === null) return;
      const { next, notice } = finding;
      const tell = async () => {
        if (notice === null) return null;
        const id = `${notice.type}-${name}-${last.told_at}`;
        return channel === 'mail' || alert === null
          ? mailNotice(id, notice, dependencies)
          : postNotice(id, notice, dependencies, alert);
      };
      const { isTold, failure } = await notifyOnce(database, name, last, next, time, tell);
      if (notice === null) return;
      const { type } = notice;
      if (failure) log({ level: 'error', event: 'notice-not-sent', type, channel, reason: failure.reason });
      else if (isTold) log({ level: 'info', event: 'notice-sent', type, channel });
    });
    await Promise.all(telling);
  };
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

export type OwnerDependencies = {
  database: Database;
  transport: MailTransport;
  receivers: Receivers;
  backupEveryDays: number | null;
  companyName: string;
  from: MailAddress;
  to: readonly string[];
  alert: WebhookReceiver | null;
  now: () => number;
  log: Log;
};

const SEND_TIMEOUT_MS = 30_000;
const MAIL_AGAIN_MS = 10 * 60_000;

/** Posts a notice to the receiver of alarms, under an id that every attempt has; resolves with null, or with why it did not arrive. Never rejects. */
async function postNotice(
  id: string,
  { type, summary, help, data = {} }: Notice,
  { companyName, database, now }: OwnerDependencies,
  alert: WebhookReceiver,
): Promise<NotTold | null> {
  const text = `${companyName} website: ${summary} ${help}`.trim();
  const failure = await postWebhook(alert, id, { type, timestamp: new Date(now()).toISOString(), data, text }, now());
  if (failure && !failure.isGone) return failure;
  // Posting it again would not help: the owner is told by mail that the receiver is gone.
  if (failure) await markUnusable(database, 'alert-gone', failure.reason, now());
  else await markUsable(database, 'alert-gone');
  return null;
}

async function mailNotice(
  id: string,
  { summary, help, fields = [], footer = 'Sent once.' }: Notice,
  { companyName, from, to, transport, now }: OwnerDependencies,
): Promise<NotTold | null> {
  const [heading = summary] = summary.split(/\.(?: |$)/);
  const lines = fields.map(({ label, value }) => `${label}: ${value}\n`).join('');
  const content = { heading, fields: [], message: `${lines}${lines && '\n'}${help}`, footer };
  const envelope = { id, time: now(), from, to, replyTo: null, subject: `${companyName} website: ${heading}` };
  const result = await transport.send(composeMail(content, envelope), AbortSignal.timeout(SEND_TIMEOUT_MS));
  // A mail that may have arrived is not sent again.
  if (!('reason' in result) || result.kind === 'unconfirmed') return null;
  return { reason: result.reason, restMs: MAIL_AGAIN_MS };
}
