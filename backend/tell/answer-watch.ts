import * as figures from '../../content/figures.ts';
import { commandLine } from '../command-line.ts';
import type { Queries } from '../database/database.ts';
import type { Finding, Situation } from './finding.ts';

/** The rows of the watch, one for each channel. */
export const ANSWER_ROWS = { mail: 'unanswered-mail', webhook: 'unanswered-webhook' } as const;

/** The hours after which the owner is warned that a message is still open. */
const WARNING_HOURS = 20;
const WARNING_MS = WARNING_HOURS * 3_600_000;

/**
 * Starts the watch when the owner first marks a message as answered, at `now` (ms since 1970). Messages that are already older
 * than the warning hours are left out. Calling it again changes nothing.
 */
export async function startAnswerWatch({ query }: Queries, now: number): Promise<void> {
  for (const name of Object.values(ANSWER_ROWS)) {
    await query(
      `insert into going.alarm (name, state, since, told_at) values ($1, 'up', $2, $3) on conflict (name) do nothing`,
      [name, now, now - WARNING_MS],
    );
  }
}

/**
 * Warns the owner once of each message that is still open when the promised time is nearly over. Finds nothing until the watch
 * is started.
 */
export async function findUnanswered({ database, now, row }: Situation): Promise<Finding | null> {
  if (row === null) return null;
  // The owner was warned of the messages that arrived up to `told_at`.
  const next = { ...row, told_at: now - WARNING_MS };
  // Recorded before a clock was set back: start again from now.
  if (row.told_at > now) return { next, notice: null };
  const overdue = await countOpen(database, row.told_at, next.told_at);
  if (overdue === 0) return null;
  const notice = {
    type: 'answer.overdue',
    summary: `${overdue} ${overdue === 1 ? 'message is' : 'messages are'} not answered after ${WARNING_HOURS} hours.`,
    help: `The site promises an answer within ${figures.answer}. \`${commandLine('inbox', '--state open')}\` shows them, \`${commandLine('inbox', '--answered ID')}\` marks one as answered.`,
    data: { overdue },
    footer: 'Sent once for each message. It began when you first marked a message as answered.',
  };
  return { next, notice };
}

async function countOpen({ query }: Queries, after: number, until: number): Promise<number> {
  const [row] = await query<{ messages: number }>(
    `select count(*) as messages from going.contact_message
     where answered_at is null and spam_reason is null and received_at > $1 and received_at <= $2`,
    [after, until],
  );
  return row?.messages ?? 0;
}
