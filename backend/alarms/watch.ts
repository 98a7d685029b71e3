import type { Log } from '../log.ts';
import { judgeMail } from '../outbox/mail-health.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { fetchReason } from '../webhook/webhook.ts';
import type { WatchDependencies } from './alarm-row.ts';
import { ringUnanswered } from './answer-watch.ts';
import { ringMailAlarm } from './mail-alarm.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
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
