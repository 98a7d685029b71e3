import type { Database, Queries } from '../database/database.ts';
import type { Claim } from './claim.ts';

/**
 * Records that the mail was sent, even if the lease has expired: whoever holds it now, it is sent. `missed` says which
 * recipients were refused.
 */
export function markSent(database: Database, claim: Claim, now: number, missed: string | null = null): Promise<void> {
  return markDone(database, claim, now, 0, missed);
}

/** Records that the mail was written as a file. */
export function markWritten(database: Database, claim: Claim, now: number): Promise<void> {
  return markDone(database, claim, now, 1, null);
}

async function markDone(
  database: Database,
  { messageId, channel }: Claim,
  now: number,
  written: 0 | 1,
  missed: string | null,
): Promise<void> {
  await database.query(
    `update going.outbox set state = 'sent', written = $3, settled_at = $2, lease_token = null, last_error = $4
     where message_id = $1 and channel = $5`,
    [messageId, now, written, missed, channel],
  );
}

/** Records that the mail will never be accepted, and why. */
export async function markDead(database: Database, claim: Claim, reason: string, now: number): Promise<void> {
  await database.query(
    `update going.outbox set state = 'dead', settled_at = $3, lease_token = null, last_error = $4
     where message_id = $1 and channel = $5 and lease_token = $2`,
    [claim.messageId, claim.leaseToken, now, reason, claim.channel],
  );
}

/** Releases the mail for a retry at `dueAt` (ms since 1970), after `unconfirmed` attempts with which it may have arrived. */
export async function postpone(
  database: Database,
  claim: Claim,
  reason: string,
  dueAt: number,
  unconfirmed = claim.unconfirmed,
): Promise<void> {
  await database.query(
    `update going.outbox set due_at = $3, lease_token = null, last_error = $4, unconfirmed = $6
     where message_id = $1 and channel = $5 and lease_token = $2`,
    [claim.messageId, claim.leaseToken, dueAt, reason, claim.channel, unconfirmed],
  );
}

/**
 * Marks a message's refused mail as seen by the owner, at `now` (ms since 1970), or as unseen again with null. Resolves with
 * whether the message has a refused mail. A retry starts afresh.
 */
export async function markRefusalSeen({ query }: Queries, messageId: string, now: number | null): Promise<boolean> {
  const marked = await query(
    "update going.outbox set seen_at = $2 where message_id = $1 and channel = 'mail' and state = 'dead' returning message_id",
    [messageId, now],
  );
  return marked.length > 0;
}
