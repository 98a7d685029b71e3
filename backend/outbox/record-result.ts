import type { Database, Queries } from '../database/database.ts';
import type { Missed, SendFailure, SendResult } from '../mail/mail.ts';
import { type Claim, receiverOf } from './claim.ts';
import { backoff, markUnusable, markUsable, QUOTA, type RetryPolicy } from './server-state.ts';

export type RecordDependencies = {
  database: Database;
  policy: RetryPolicy;
  /** Called when a message has been erased while its mail was written as a file. */
  onErased?: (messageId: string) => Promise<unknown>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
};

const MOST_UNCONFIRMED = 3;
const GIVEN_UP = `The mail server took this mail ${MOST_UNCONFIRMED} times, and its answer did not arrive: it may have arrived.`;

/** What a last attempt did not achieve is refused. */
export function finalResult(result: SendResult, claim: Claim, isStopped: boolean, now: number): SendResult {
  switch (result.kind) {
    case 'unconfirmed':
      if (isStopped || claim.unconfirmed + 1 < MOST_UNCONFIRMED) return result;
      return { kind: 'refused', reason: GIVEN_UP };
    case 'over-quota':
      return afterQuota(result, claim, now);
    case 'sent':
      return { ...result, missed: result.missed.map((missed) => afterQuota(missed, claim, now)) };
    default:
      return result;
  }
}

function afterQuota<Failure extends SendFailure>(failure: Failure, { refusedSince }: Claim, now: number): Failure {
  const isOver = failure.kind === 'over-quota' && refusedSince !== null && now - refusedSince >= QUOTA.forMs;
  return isOver ? { ...failure, kind: 'refused' } : failure;
}

/** Records what became of an attempt. `isStopped` says that our own stop may have cut it off. Rejects if the database fails. */
export async function recordResult(
  dependencies: RecordDependencies,
  claim: Claim,
  result: SendResult,
  isStopped: boolean,
): Promise<void> {
  const receiver = receiverOf([claim.channel]);
  const { database, now } = dependencies;
  switch (result.kind) {
    case 'sent':
      await recordSent(dependencies, claim, result.missed);
      if (receiver === 'webhook') await markUsable(database, 'webhook-gone');
      return markUsable(database, receiver);
    case 'written':
      if (!(await markWritten(database, claim, now()))) await dependencies.onErased?.(claim.messageId);
      return markUsable(database, receiver);
    case 'refused':
      // The others have it.
      if (claim.recipients !== null)
        await markSent(database, claim, now(), join(claim.missed, `${claim.recipients}: ${result.reason}`));
      else await markDead(database, claim, result.reason, now());
      if (receiver === 'webhook') return markUnusable(database, 'webhook-gone', result.reason, now());
      return markUsable(database, receiver);
    case 'over-quota':
    case 'postponed':
    case 'unconfirmed':
    case 'unreachable': {
      const { kind, reason, restMs = 0 } = result;
      // Cut off by our own stop, it says nothing about the server.
      if (isStopped && (kind === 'unconfirmed' || kind === 'unreachable'))
        return postpone(database, claim, { reason, dueAt: now() });
      if (kind === 'unreachable') await markUnusable(database, receiver, reason, now(), restMs);
      // Whoever answers with a code is there.
      else if (result.code !== undefined) await markUsable(database, receiver);
      const retry = nextTry(dependencies, claim, result);
      return postpone(database, claim, { ...retry, dueAt: Math.max(retry.dueAt, now() + restMs) });
    }
    default:
      return result satisfies never;
  }
}

/** A mail is sent once nobody is left who may still get it. */
function recordSent(dependencies: RecordDependencies, claim: Claim, missed: readonly Missed[]) {
  const { database, now } = dependencies;
  const [first, ...others] = missed.filter(({ kind }) => kind !== 'refused');
  const refused = missed.filter(({ kind }) => kind === 'refused').map(({ address, reason }) => `${address}: ${reason}`);
  const allMissed = join(claim.missed, ...refused);
  if (!first) return markSent(database, claim, now(), allMissed);
  const recipients = [first, ...others].map(({ address }) => address).join(',');
  const soonest = others.find(({ kind }) => kind === 'postponed') ?? first;
  return postpone(database, claim, { ...nextTry(dependencies, claim, soonest), recipients, missed: allMissed });
}

function nextTry(
  { now, random, policy }: RecordDependencies,
  { attempt, unconfirmed, refusedSince }: Claim,
  { kind, reason }: SendFailure,
): Retry {
  if (kind === 'over-quota') return { reason, dueAt: now() + QUOTA.everyMs, refusedSince: refusedSince ?? now() };
  // A mail that does not reach the server is probably not at fault: due again soon, behind those that have waited longer.
  const waits = kind === 'unreachable' ? policy.server : policy.mail;
  const retry = { reason, dueAt: now() + backoff(waits, attempt, random()) };
  return kind === 'unconfirmed' ? { ...retry, unconfirmed: unconfirmed + 1 } : retry;
}

function join(...reasons: readonly (string | null)[]): string | null {
  return reasons.filter((reason) => reason !== null).join(' ') || null;
}

/** Even if the lease has expired: whoever holds it now, it is sent. */
export async function markSent(database: Database, claim: Claim, now: number, missed: string | null = null) {
  await markDone(database, claim, now, 0, missed);
}

/** Records that the mail was written as a file. Resolves with false if its message has been erased meanwhile. */
export function markWritten(database: Database, claim: Claim, now: number): Promise<boolean> {
  return markDone(database, claim, now, 1, null);
}

async function markDone({ query }: Database, claim: Claim, now: number, written: 0 | 1, missed: string | null) {
  const done = await query(
    `update going.outbox set state = 'sent', written = $3, settled_at = $2, lease_token = null, last_error = null, ${MISSED}
     where message_id = $1 and channel = $5 returning message_id`,
    [claim.messageId, now, written, missed, claim.channel],
  );
  return done.length > 0;
}

// Another recipient that is refused is news.
const MISSED = 'seen_at = case when missed = $4 then seen_at end, missed = $4';

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

export async function postpone(database: Database, claim: Claim, retry: Retry): Promise<void> {
  const { reason, dueAt, unconfirmed, recipients, missed, refusedSince } = { ...claim, ...retry };
  await database.query(
    `update going.outbox set due_at = $3, lease_token = null, last_error = $5, unconfirmed = $7, recipients = $8,
       refused_since = $9, ${MISSED}
     where message_id = $1 and channel = $6 and lease_token = $2`,
    [claim.messageId, claim.leaseToken, dueAt, missed, reason, claim.channel, unconfirmed, recipients, refusedSince],
  );
}

/** `now` in ms since 1970, or null for unseen; false if there is no such mail. A retry starts afresh. */
export async function markRefusalSeen({ query }: Queries, messageId: string, now: number | null): Promise<boolean> {
  const marked = await query(
    "update going.outbox set seen_at = $2 where message_id = $1 and channel = 'mail' and (state = 'dead' or missed is not null) returning message_id",
    [messageId, now],
  );
  return marked.length > 0;
}
