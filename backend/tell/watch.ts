import type { Log } from '../log.ts';
import { judgeMail } from '../outbox/mail-health.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { fetchReason } from '../webhook/webhook.ts';
import { loadAlarm, NEVER_TOLD, notifyOnce } from './alarm-row.ts';
import { NOTICES } from './notices.ts';
import { mailNotice, type OwnerDependencies, postNotice } from './send-notice.ts';

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
