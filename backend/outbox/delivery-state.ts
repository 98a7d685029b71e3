import type { Queries, SqlValue } from '../database/database.ts';

/** What became of a mail; `sent` is taken by a mail server, `written` is a file, `dead` is refused for good. */
export type DeliveryStep = 'waiting' | 'sent' | 'written' | 'dead';

/** The state of a message's mail. Times in milliseconds since 1970. */
export type DeliveryState = {
  state: DeliveryStep;
  attempts: number;
  dueAt: number;
  settledAt: number | null;
  /** Why it is not mailed yet, or never, in words. */
  lastError: string | null;
};

type Row = {
  message_id: string;
  step: DeliveryStep;
  attempts: number;
  due_at: number;
  settled_at: number | null;
  last_error: string | null;
};

const STEP = "case when written = 1 then 'written' else state end";

/** A step in the columns that hold it, which an index begins with. */
const COLUMNS_OF = {
  waiting: "state = 'waiting' and written = 0",
  sent: "state = 'sent' and written = 0",
  written: "state = 'sent' and written = 1",
  dead: "state = 'dead' and written = 0",
} as const satisfies Record<DeliveryStep, string>;

/** The states of these messages' mails, by message id; a message that is not to be mailed has none. */
export async function deliveryStates(
  { query }: Queries,
  messageIds: readonly string[],
): Promise<Map<string, DeliveryState>> {
  if (messageIds.length === 0) return new Map();
  const rows = await query<Row>(
    `select message_id, ${STEP} as step, attempts, due_at, settled_at, last_error from outbox
     where message_id in (${messageIds.map((_, index) => `$${index + 1}`).join(', ')})`,
    messageIds,
  );
  return new Map(
    rows.map(({ message_id, step, attempts, due_at, settled_at, last_error }) => [
      message_id,
      { state: step, attempts, dueAt: due_at, settledAt: settled_at, lastError: last_error },
    ]),
  );
}

/** The number of messages in one state, counted up to `most`. */
export async function countIn({ query }: Queries, step: DeliveryStep, most = Number.MAX_SAFE_INTEGER): Promise<number> {
  const [row] = await query<{ mails: number }>(
    `select count(*) as mails from (select 1 from outbox where ${COLUMNS_OF[step]} limit $1) as counted`,
    [most],
  );
  return row?.mails ?? 0;
}

/** A message's place in the order of the inbox. */
export type Place = { id: string; receivedAt: number };

/**
 * The ids of up to `most` messages whose mails are in a state, the newest first: those that came at `since` or later
 * (milliseconds since 1970) and before `before`, the last place of the page before.
 */
export async function messagesIn(
  { query }: Queries,
  step: DeliveryStep,
  { since, before }: { since: number; before: Place | undefined },
  most: number,
): Promise<string[]> {
  const parameters: SqlValue[] = [since, most];
  if (before) parameters.push(before.receivedAt, before.id);
  const rows = await query<{ message_id: string }>(
    `select message_id from outbox where ${COLUMNS_OF[step]} and received_at >= $1
     ${before ? 'and (received_at, message_id) < ($3, $4)' : ''} order by received_at desc, message_id desc limit $2`,
    parameters,
  );
  return rows.map(({ message_id }) => message_id);
}
