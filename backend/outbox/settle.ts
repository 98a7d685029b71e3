import type { Database } from '../database/database.ts';
import type { Claim } from './claim.ts';

/** Records that the mail went out, even if the lease has run out since: whoever holds it now, it is sent. */
export async function markSent(database: Database, { messageId }: Claim, now: number): Promise<void> {
  await database.query(
    "update outbox set state = 'sent', settled_at = $2, lease_token = null, last_error = null where message_id = $1",
    [messageId, now],
  );
}

/** Records that the mail will never be taken, and why. */
export async function markDead(database: Database, claim: Claim, reason: string, now: number): Promise<void> {
  await database.query(
    `update outbox set state = 'dead', settled_at = $3, lease_token = null, last_error = $4
     where message_id = $1 and lease_token = $2`,
    [claim.messageId, claim.leaseToken, now, reason],
  );
}

/** Gives the mail back, to be tried again at `dueAt` (milliseconds since 1970). */
export async function postpone(database: Database, claim: Claim, reason: string, dueAt: number): Promise<void> {
  await database.query(
    `update outbox set due_at = $3, lease_token = null, last_error = $4
     where message_id = $1 and lease_token = $2`,
    [claim.messageId, claim.leaseToken, dueAt, reason],
  );
}

/** Makes every dead mail due at once, after its cause has been fixed; resolves with their number. */
export async function reviveDead(database: Database, now: number): Promise<number> {
  const revived = await database.query(
    "update outbox set state = 'waiting', attempts = 0, due_at = $1, settled_at = null where state = 'dead' returning message_id",
    [now],
  );
  return revived.length;
}
