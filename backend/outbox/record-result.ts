import type { Database } from '../database/database.ts';
import type { Missed, SendFailure, SendResult } from '../mail/mail.ts';
import { type Claim, receiverOf } from './claim.ts';
import { backoff, QUOTA, type RetryPolicy } from './retry-policy.ts';
import { markUnusable, markUsable } from './server-state.ts';
import { markDead, markSent, markWritten, postpone, type Retry } from './settle.ts';

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
  switch (kind) {
    case 'over-quota':
      return { reason, dueAt: now() + QUOTA.everyMs, refusedSince: refusedSince ?? now() };
    case 'unconfirmed':
      return { reason, dueAt: now() + backoff(policy.mail, attempt, random()), unconfirmed: unconfirmed + 1 };
    // The mail is probably not at fault: due again soon, behind those that have waited longer.
    case 'unreachable':
      return { reason, dueAt: now() + backoff(policy.server, attempt, random()) };
    default:
      return { reason, dueAt: now() + backoff(policy.mail, attempt, random()) };
  }
}

function join(...reasons: readonly (string | null)[]): string | null {
  return reasons.filter((reason) => reason !== null).join(' ') || null;
}
