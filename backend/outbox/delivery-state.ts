import type { DeskDelivery } from '../../domain/desk.ts';
import { placesOf, type Queries } from '../database/database.ts';
import type { Channel } from './claim.ts';

/** The state of a mail. `sent`: accepted by a mail server; `written`: a file; `dead`: rejected for good. */
export type DeliveryStep = 'waiting' | 'sent' | 'written' | 'dead';

/** What a list of mails shows: a state, or what the owner has not seen of those refused, or missed by some recipients. */
export type DeliveryList = keyof typeof COLUMNS_OF;

export type DeliveryState = DeskDelivery & { state: DeliveryStep };

const STEP = "case when written = 1 then 'written' else state end";

/** A list as the columns that store it, which an index starts with. */
const COLUMNS_OF = {
  waiting: "channel = 'mail' and state = 'waiting' and written = 0",
  sent: "channel = 'mail' and state = 'sent' and written = 0",
  written: "channel = 'mail' and state = 'sent' and written = 1",
  dead: "channel = 'mail' and state = 'dead' and written = 0",
  unseen: "channel = 'mail' and state = 'dead' and seen_at is null",
  missed: "channel = 'mail' and missed is not null and seen_at is null",
} as const satisfies Record<DeliveryStep, string> & Record<string, string>;

/** The states of these messages' deliveries by message id; held messages have none. */
export async function deliveryStates(
  { query }: Queries,
  messageIds: readonly string[],
  channel: Channel = 'mail',
): Promise<Map<string, DeliveryState>> {
  if (messageIds.length === 0) return new Map();
  const rows = await query<Omit<DeliveryState, 'isBeingSent'> & { messageId: string; lease: string | null }>(
    `select message_id as "messageId", ${STEP} as state, attempts, due_at as "dueAt", settled_at as "settledAt",
       last_error as "lastError", seen_at as "seenAt", recipients, missed,
       lease_token as lease
     from going.outbox where channel = $1 and message_id in (${placesOf(messageIds, 2)})`,
    [channel, ...messageIds],
  );
  return new Map(
    rows.map(({ messageId, lease, ...state }) => {
      // The lease of a program that has died expires.
      const isBeingSent = lease !== null && state.dueAt > Date.now();
      return [messageId, { ...state, isBeingSent }];
    }),
  );
}

export async function countIn({ query }: Queries, list: DeliveryList, most = Number.MAX_SAFE_INTEGER) {
  const [row] = await query<{ mails: number }>(
    `select count(*) as mails from (select 1 from going.outbox where ${COLUMNS_OF[list]} limit $1) as counted`,
    [most],
  );
  return row?.mails ?? 0;
}

/** A message's position in a list, which is newest first. */
export type Place = { id: string; receivedAt: number };

/** SQL for the message ids of a list's page: `$3` of them, after the place of time `$1` and id `$2`. */
export function pageOfMails(list: DeliveryList): string {
  return `select message_id from going.outbox where ${COLUMNS_OF[list]} and (received_at, message_id) < ($1, $2)
    order by received_at desc, message_id desc limit $3`;
}
