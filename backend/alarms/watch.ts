import type { MailHealth } from '../../domain/mail-health.ts';
import type { Log } from '../log.ts';
import { judgeMail } from '../outbox/mail-health.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { fetchReason, postWebhook, type WebhookReceiver } from '../webhook/webhook.ts';
import { lastTold, type Told, tellOnce, type WatchDependencies } from './alarm-row.ts';
import { ringUnanswered } from './answer-watch.ts';
import { describeMail } from './describe-mail.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HEARTBEAT_TIMEOUT_MS = 5_000;

/** Checks at once and then every minute. No heartbeat is sent while the check fails. */
export function startWatching(dependencies: WatchDependencies, heartbeatUrl: string | null): Repeating {
  const { log } = dependencies;
  const watch = createWatch(dependencies);
  return repeat(MINUTE_MS, () => watch().then(() => sendHeartbeat(heartbeatUrl, log)), log, 'watch-failed');
}

/**
 * Creates the check that runs every minute: it logs an error for each hour that a mail waits, and raises the alarms. Rejects
 * if the database fails.
 */
export function createWatch(dependencies: WatchDependencies) {
  const { database, receivers, alert, now, log } = dependencies;
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
    if (alert) await ringMailAlarm(dependencies, alert, health, time);
    await ringUnanswered(dependencies, time);
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

type Change = 'mail.down' | 'mail.still_down' | 'mail.recovered';

const NAME = 'mail';
const NOTHING: Told = { state: 'up', since: 0, told_at: 0 };

/**
 * Notifies the receiver when mail stops going out, once a day while that lasts, and when it goes out again. Only one of several
 * servers posts. The next call repeats a failed post under the same id. Rejects if the database fails.
 */
async function ringMailAlarm(
  { database, companyName, log }: WatchDependencies,
  receiver: WebhookReceiver,
  health: MailHealth,
  now: number,
): Promise<void> {
  const last = (await lastTold(database, NAME)) ?? NOTHING;
  const change = changeSince(last, health, now);
  if (change === null) return;
  const since = last.state === 'down' ? last.since : (health.waitingSince ?? now);
  const body = {
    type: change,
    timestamp: new Date(now).toISOString(),
    data: { ...health, since: new Date(since).toISOString(), waitingSince: isoOrNull(health.waitingSince) },
    text: `${companyName} website: ${describeMail(health)}`,
  };
  const next = { state: change === 'mail.recovered' ? 'up' : 'down', since, told_at: now } as const;
  const { isTold, failure } = await tellOnce(database, NAME, last, next, now, () =>
    postWebhook(receiver, `${change}-${last.told_at}`, body, now),
  );
  if (failure) log({ level: 'error', event: 'alert-not-sent', type: change, reason: failure.reason });
  if (isTold) log({ level: 'info', event: 'alert-sent', type: change });
}

function changeSince({ state, told_at }: Told, { trouble }: MailHealth, now: number): Change | null {
  if (trouble === null) return state === 'down' ? 'mail.recovered' : null;
  if (state === 'up') return 'mail.down';
  // A time in the future was recorded before a clock was set back.
  return Math.abs(now - told_at) >= DAY_MS ? 'mail.still_down' : null;
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
