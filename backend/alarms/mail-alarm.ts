import type { MailHealth } from '../../domain/mail-health.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { postWebhook, type WebhookReceiver } from '../webhook/webhook.ts';
import { describeMail } from './describe-mail.ts';

export type AlarmDependencies = {
  database: Database;
  companyName: string;
  receiver: WebhookReceiver;
  log: Log;
};

type Row = { state: 'up' | 'down'; since: number; told_at: number };
type Change = 'mail.down' | 'mail.still_down' | 'mail.recovered';

const NAME = 'mail';
const DAY_MS = 24 * 3_600_000;
// Longer than a post may take; afterwards another server may post.
const LEASE_MS = 60_000;

/**
 * Tells the receiver when mail stops going out, once a day while that lasts, and when it goes out again. One of several servers
 * posts; a post that fails is repeated by the next call, with the same id. Rejects if the database fails.
 */
export async function ringMailAlarm(dependencies: AlarmDependencies, health: MailHealth, now: number): Promise<void> {
  const { database, companyName, receiver, log } = dependencies;
  const last = await lastTold(database);
  const change = changeSince(last, health, now);
  if (change === null || !(await lease(database, last, now))) return;
  const since = last.state === 'down' ? last.since : (health.waitingSince ?? now);
  const body = {
    type: change,
    timestamp: new Date(now).toISOString(),
    data: { ...health, since: new Date(since).toISOString(), waitingSince: isoOrNull(health.waitingSince) },
    text: `${companyName} website: ${describeMail(health)}`,
  };
  const result = await postWebhook(receiver, `${change}-${last.told_at}`, body, now);
  if (!result.ok) {
    await database.query('update going.alarm set leased_until = 0 where name = $1', [NAME]);
    return log({ level: 'error', event: 'alert-not-sent', type: change, reason: result.reason });
  }
  await database.query(
    'update going.alarm set state = $2, since = $3, told_at = $4, leased_until = 0 where name = $1',
    [NAME, change === 'mail.recovered' ? 'up' : 'down', since, now],
  );
  log({ level: 'info', event: 'alert-sent', type: change });
}

function changeSince({ state, told_at }: Row, { trouble }: MailHealth, now: number): Change | null {
  if (trouble === null) return state === 'down' ? 'mail.recovered' : null;
  if (state === 'up') return 'mail.down';
  // A time in the future was recorded before a clock was set back.
  return Math.abs(now - told_at) >= DAY_MS ? 'mail.still_down' : null;
}

async function lastTold({ query }: Database): Promise<Row> {
  const [row] = await query<Row>('select state, since, told_at from going.alarm where name = $1', [NAME]);
  return row ?? { state: 'up', since: 0, told_at: 0 };
}

/** Takes the right to post for a minute, unless another server has it or has posted since. */
async function lease({ query }: Database, { state, told_at }: Row, now: number): Promise<boolean> {
  const leased = await query(
    `insert into going.alarm (name, state, since, told_at, leased_until) values ($1, $2, 0, $3, $4)
     on conflict (name) do update set leased_until = $4
       where alarm.state = $2 and alarm.told_at = $3 and (alarm.leased_until <= $5 or alarm.leased_until > $4)
     returning name`,
    [NAME, state, told_at, now + LEASE_MS, now],
  );
  return leased.length > 0;
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
