import type { Queries } from '../database/database.ts';

export type DeliveryStep = 'waiting' | 'sent' | 'dead';

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
  state: DeliveryStep;
  attempts: number;
  due_at: number;
  settled_at: number | null;
  last_error: string | null;
};

/** The states of these messages' mails, by message id; a message that is not to be mailed has none. */
export async function deliveryStates(
  { query }: Queries,
  messageIds: readonly string[],
): Promise<Map<string, DeliveryState>> {
  if (messageIds.length === 0) return new Map();
  const rows = await query<Row>(
    `select message_id, state, attempts, due_at, settled_at, last_error from outbox
     where message_id in (${messageIds.map((_, index) => `$${index + 1}`).join(', ')})`,
    messageIds,
  );
  return new Map(
    rows.map(({ message_id, state, attempts, due_at, settled_at, last_error }) => [
      message_id,
      { state, attempts, dueAt: due_at, settledAt: settled_at, lastError: last_error },
    ]),
  );
}

/** The number of messages in each state. */
export async function countDeliveries({ query }: Queries): Promise<Record<DeliveryStep, number>> {
  const rows = await query<{ state: DeliveryStep; mails: number }>(
    'select state, count(*) as mails from outbox group by state',
  );
  return { waiting: 0, sent: 0, dead: 0, ...Object.fromEntries(rows.map(({ state, mails }) => [state, mails])) };
}
