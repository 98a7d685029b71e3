import type { Database } from '../database/database.ts';
import { restsUntil } from './server-state.ts';

/** What a message is delivered as: the mail to the company, a post to the owner's webhook, or an acknowledgement to its sender. */
export type Channel = 'mail' | 'webhook' | 'acknowledgement';

export const MAILS: readonly Channel[] = ['mail', 'acknowledgement'];

export type Claim = {
  messageId: string;
  channel: Channel;
  /** Counts from 1 and includes this one. */
  attempt: number;
  unconfirmed: number;
  leaseToken: string;
  /** The recipients that still have to get it, separated by commas; null for all. */
  recipients: string | null;
  missed: string | null;
  refusedSince: number | null;
};

export function receiverOf(channels: readonly Channel[]): 'mail-server' | 'webhook' {
  return channels.includes('webhook') ? 'webhook' : 'mail-server';
}

// When a lease expires (the worker died), the message is due again, with the attempt counted.
export async function claimDue(
  database: Database,
  most: number,
  leaseMs: number,
  now: number,
  channels: readonly Channel[] = MAILS,
): Promise<Claim[]> {
  return database.transaction(async (queries) => {
    if ((await restsUntil(queries, receiverOf(channels))) > now) return [];
    // A lease is a due time in the future. `materialized`, because Postgres may run a plain subselect once for every row,
    // skipping those already locked, and so claim far more than `most`.
    return queries.query<Claim>(
      `with due as materialized (
         select message_id, channel from going.outbox
         where state = 'waiting' and channel in (${listOf(channels)}) and due_at <= $3
         order by due_at limit $4 ${database.skipLocked}
       )
       update going.outbox set attempts = attempts + 1, due_at = $1, lease_token = $2
       where (message_id, channel) in (select message_id, channel from due)
       returning message_id as "messageId", channel, attempts as attempt, unconfirmed, lease_token as "leaseToken",
         recipients, missed, refused_since as "refusedSince"`,
      [now + leaseMs, crypto.randomUUID(), now, most],
    );
  });
}

/** A lost lease stays lost, and none is shortened: the database may run two renewals in either order. */
export async function renewLease({ query }: Database, claim: Claim, until: number): Promise<void> {
  await query(
    'update going.outbox set due_at = $3 where message_id = $1 and channel = $4 and lease_token = $2 and due_at < $3',
    [claim.messageId, claim.leaseToken, until, claim.channel],
  );
}

// Names of ours, never a visitor's text.
function listOf(channels: readonly Channel[]): string {
  return channels.map((channel) => `'${channel}'`).join(', ');
}

/** When the next mail is due or a lease expires (ms since 1970); null if none is waiting. */
export async function nextDue(database: Database, channels: readonly Channel[] = MAILS) {
  const [row] = await database.query<{ due: number | null }>(
    `select min(due_at) as due from going.outbox where state = 'waiting' and channel in (${listOf(channels)})`,
  );
  if (!row || row.due === null) return null;
  return Math.max(row.due, await restsUntil(database, receiverOf(channels)));
}
