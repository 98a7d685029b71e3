import * as figures from '../../content/figures.ts';
import type { Queries } from '../database/database.ts';
import { ownerMail } from '../reminder/owner-mail.ts';
import { postWebhook } from '../webhook/webhook.ts';
import { lastTold, tellOnce, type WatchDependencies } from './alarm-row.ts';

/** Each has its own alarm, so that a failure of one is retried without repeating the other. */
const CHANNELS = ['mail', 'webhook'] as const;
type Channel = (typeof CHANNELS)[number];

/** The hours after which the owner is warned that a message is still open. */
const WARNING_HOURS = 20;
const WARNING_MS = WARNING_HOURS * 3_600_000;
const SEND_TIMEOUT_MS = 30_000;
const nameOf = (channel: Channel) => `unanswered-${channel}`;

/**
 * Starts the watch when the owner first marks a message as answered, at `now` (ms since 1970). Messages that are already older
 * than the warning hours are left out. Calling it again changes nothing.
 */
export async function startAnswerWatch({ query }: Queries, now: number): Promise<void> {
  for (const channel of CHANNELS) {
    await query(
      `insert into going.alarm (name, state, since, told_at) values ($1, 'up', $2, $3) on conflict (name) do nothing`,
      [nameOf(channel), now, now - WARNING_MS],
    );
  }
}

/**
 * Warns the owner once of each message that is still open when the promised time is nearly over, by mail and by webhook. Does
 * nothing until the watch is started. Rejects if the database fails.
 */
export async function ringUnanswered(dependencies: WatchDependencies, now: number): Promise<void> {
  // The channel has warned of the messages that arrived up to `told_at`.
  for (const channel of CHANNELS) {
    const { database, log } = dependencies;
    const last = await lastTold(database, nameOf(channel));
    if (last === null) continue;
    const next = { ...last, told_at: now - WARNING_MS };
    // Recorded before a clock was set back: start again from now.
    if (last.told_at > now) await tellOnce(database, nameOf(channel), last, next, now, async () => null);
    if (next.told_at <= last.told_at) continue;
    const overdue = await countOpen(database, last.told_at, next.told_at);
    if (overdue === 0) continue;
    const { failure } = await tellOnce(database, nameOf(channel), last, next, now, () =>
      warn(channel, overdue, `answer.overdue-${last.told_at}`, dependencies, now),
    );
    if (failure) log({ level: 'error', event: 'unanswered-not-told', channel, reason: failure.reason });
  }
}

async function countOpen({ query }: Queries, after: number, until: number): Promise<number> {
  const [row] = await query<{ messages: number }>(
    `select count(*) as messages from going.contact_message
     where answered_at is null and spam_reason is null and received_at > $1 and received_at <= $2`,
    [after, until],
  );
  return row?.messages ?? 0;
}

/** Resolves with null, or with why it failed. */
async function warn(
  channel: Channel,
  overdue: number,
  id: string,
  { transport, alert, ...options }: WatchDependencies,
  now: number,
): Promise<{ reason: string } | null> {
  const what = `${overdue} ${overdue === 1 ? 'message is' : 'messages are'} not answered after ${WARNING_HOURS} hours`;
  const help = `The site promises an answer within ${figures.answer}. \`npm run inbox -- --state open\` shows them, \`npm run inbox -- --answered ID\` marks one as answered.`;
  if (channel === 'webhook') {
    if (alert === null) return null;
    const text = `${options.companyName} website: ${what}. ${help}`;
    const body = { type: 'answer.overdue', timestamp: new Date(now).toISOString(), data: { overdue }, text };
    return postWebhook(alert, id, body, now);
  }
  const mail = ownerMail(
    {
      id,
      subject: what,
      heading: 'These messages wait for your answer',
      fields: [{ label: 'Not answered', value: String(overdue) }],
      help,
      footer: 'Sent once for each message. It began when you first marked a message as answered.',
    },
    options,
    now,
  );
  const result = await transport.send(mail, AbortSignal.timeout(SEND_TIMEOUT_MS));
  // A mail that may have arrived is not sent again.
  return 'reason' in result && result.kind !== 'unconfirmed' ? result : null;
}
