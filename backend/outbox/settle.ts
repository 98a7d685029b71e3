import type { Database, Queries } from '../database/database.ts';
import type { Claim } from './claim.ts';

/**
 * Records that the mail was sent, even if the lease has expired: whoever holds it now, it is sent. `missed` says which
 * recipients were refused.
 */
export async function markSent(
  database: Database,
  claim: Claim,
  now: number,
  missed: string | null = null,
): Promise<void> {
  await markDone(database, claim, now, 0, missed);
}

/** Records that the mail was written as a file. Resolves with false if its message has been erased meanwhile. */
export function markWritten(database: Database, claim: Claim, now: number): Promise<boolean> {
  return markDone(database, claim, now, 1, null);
}

async function markDone(
  database: Database,
  { messageId, channel }: Claim,
  now: number,
  written: 0 | 1,
  missed: string | null,
): Promise<boolean> {
  const done = await database.query(
    `update going.outbox set state = 'sent', written = $3, settled_at = $2, lease_token = null, last_error = null, ${MISSED}
     where message_id = $1 and channel = $5 returning message_id`,
    [messageId, now, written, missed, channel],
  );
  return done.length > 0;
}

// Another recipient that is refused is news.
const MISSED = 'seen_at = case when missed = $4 then seen_at end, missed = $4';

/** Records that the mail will never be accepted, and why. */
export async function markDead(database: Database, claim: Claim, reason: string, now: number): Promise<void> {
  await database.query(
    `update going.outbox set state = 'dead', settled_at = $3, lease_token = null, last_error = $4
     where message_id = $1 and channel = $5 and lease_token = $2`,
    [claim.messageId, claim.leaseToken, now, reason, claim.channel],
  );
}

/** How a mail is tried again; what is not given stays as it was claimed. */
export type Retry = { reason: string; dueAt: number } & Partial<
  Pick<Claim, 'unconfirmed' | 'recipients' | 'missed' | 'refusedSince'>
>;

/** Releases the mail for a retry at `dueAt` (ms since 1970). */
export async function postpone(database: Database, claim: Claim, retry: Retry): Promise<void> {
  const { reason, dueAt, unconfirmed, recipients, missed, refusedSince } = { ...claim, ...retry };
  await database.query(
    `update going.outbox set due_at = $3, lease_token = null, last_error = $5, unconfirmed = $7, recipients = $8,
       refused_since = $9, ${MISSED}
     where message_id = $1 and channel = $6 and lease_token = $2`,
    [claim.messageId, claim.leaseToken, dueAt, missed, reason, claim.channel, unconfirmed, recipients, refusedSince],
  );
}

/**
 * Marks a message's mail that was refused, by the server or for a recipient, as seen by the owner at `now` (ms since 1970), or
 * as unseen again with null. Resolves with whether the message has such a mail. A retry starts afresh.
 */
export async function markRefusalSeen({ query }: Queries, messageId: string, now: number | null): Promise<boolean> {
  const marked = await query(
    "update going.outbox set seen_at = $2 where message_id = $1 and channel = 'mail' and (state = 'dead' or missed is not null) returning message_id",
    [messageId, now],
  );
  return marked.length > 0;
}
