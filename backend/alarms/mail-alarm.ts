import type { MailHealth } from '../../domain/mail-health.ts';
import { postWebhook, type WebhookReceiver } from '../webhook/webhook.ts';
import { lastTold, type Told, tellOnce, type WatchDependencies } from './alarm-row.ts';
import { describeMail } from './describe-mail.ts';

type Change = 'mail.down' | 'mail.still_down' | 'mail.recovered';

const NAME = 'mail';
const DAY_MS = 24 * 3_600_000;
const NOTHING: Told = { state: 'up', since: 0, told_at: 0 };

/**
 * Notifies the receiver when mail stops going out, once a day while that lasts, and when it goes out again. Only one of several
 * servers posts. The next call repeats a failed post under the same id. Rejects if the database fails.
 */
export async function ringMailAlarm(
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
