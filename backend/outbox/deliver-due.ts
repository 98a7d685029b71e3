import type { Database } from '../database/database.ts';
import { type Log, reasonOf } from '../log.ts';
import type { Mail, Missed, SendFailure, SendResult, Transport } from '../mail/mail.ts';
import { pause, waitFor } from '../pause.ts';
import { type Channel, type Claim, claimDue, receiverOf, renewLease } from './claim.ts';
import { backoff, QUOTA, type RetryPolicy } from './retry-policy.ts';
import { markUnusable, markUsable } from './server-state.ts';
import { markDead, markSent, markWritten, postpone, type Retry } from './settle.ts';

export type DeliveryDependencies<Item = Mail> = {
  database: Database;
  /** What is delivered; all of it goes to one receiver. */
  channels: readonly Channel[];
  transport: Transport<Item>;
  /** Loads a message and composes what is delivered of it. What cannot be composed is retried. */
  compose: (claim: Pick<Claim, 'messageId' | 'channel' | 'recipients'>) => Promise<Item>;
  /** Called when a message has been erased while its mail was written as a file. */
  onErased?: (messageId: string) => Promise<unknown>;
  policy: RetryPolicy;
  timing?: DeliveryTiming;
  /** Milliseconds since 1970. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
  log: Log;
};

export type DeliveryTiming = {
  /** For how long one worker owns a claimed mail unless it renews the lease, which it does every `renewMs`. */
  leaseMs: number;
  renewMs: number;
  /** How long an attempt may hold up others. */
  patienceMs: number;
};

/** A worker that dies frees its mails within a minute. */
export const DELIVERY_TIMING: DeliveryTiming = { leaseMs: 60_000, renewMs: 20_000, patienceMs: 5_000 };

/** How many mails are claimed at once. */
export const AT_ONCE = 4;
/** How many attempts may be open, with the slow ones, which hold up no others. */
export const MOST_OPEN = 16;

const MOST_UNCONFIRMED = 3;
const RECORD_AGAIN_MS = 1_000;
const LEVELS = {
  sent: 'info',
  written: 'info',
  refused: 'error',
  'over-quota': 'warn',
  postponed: 'warn',
  unconfirmed: 'warn',
  unreachable: 'warn',
} as const;

/**
 * One sweep: claims up to `most` due messages, sends their mails in parallel and records the outcomes. Resolves with the
 * number claimed and whether the mail server could be used, once all are recorded or the patience is over; slower attempts go
 * on, and are in `open` until they are recorded. Rejects if the database fails; leases then expire and the mails are retried.
 */
export async function deliverDue<Item>(
  dependencies: DeliveryDependencies<Item>,
  most: number,
  stop: AbortSignal,
  open: Set<Promise<void>> = new Set(),
) {
  const { database, now, channels, timing = DELIVERY_TIMING } = dependencies;
  const claims = await claimDue(database, most, timing.leaseMs, now(), channels);
  let unreachable = false;
  const deliveries = claims.map(async (claim) => {
    const result = await deliver(dependencies, claim, stop);
    if (result.kind === 'unreachable') unreachable = true;
  });
  for (const delivery of deliveries) {
    open.add(delivery);
    delivery.then(() => open.delete(delivery));
  }
  await waitFor(Promise.all(deliveries), timing.patienceMs);
  return { claimed: claims.length, unreachable };
}

/** Sends and records one claimed message, keeping its lease meanwhile. Never rejects. */
async function deliver<Item>(dependencies: DeliveryDependencies<Item>, claim: Claim, stop: AbortSignal) {
  const { database, now, log, timing = DELIVERY_TIMING } = dependencies;
  // If this fails, the lease expires, and the mail is sent again at worst.
  const renew = () => renewLease(database, claim, now() + timing.leaseMs).catch(() => {});
  const renewing = setInterval(renew, timing.renewMs);
  const answer = await attempt(dependencies, claim, stop);
  const result = finalResult(answer, claim, stop, now());
  await recordPatiently(dependencies, claim, result, stop);
  clearInterval(renewing);
  const isToVisitor = claim.channel === 'acknowledgement';
  for (const { kind, address, reason } of missedIn(result)) {
    const level = kind === 'refused' ? 'error' : 'warn';
    log({ level, event: `recipient-${kind}`, id: claim.messageId, reason: `${address}: ${reason}` });
  }
  log({
    level: isToVisitor && result.kind === 'refused' ? 'warn' : LEVELS[result.kind],
    event: `${claim.channel}-${result.kind}`,
    id: claim.messageId,
    attempt: claim.attempt,
    ...('code' in result && result.code !== undefined && { code: result.code }),
    // Why an acknowledgement is refused may name the visitor's address.
    ...('reason' in result && (!isToVisitor || result.kind === 'unreachable') && { reason: result.reason }),
  });
  return result;
}

const GIVEN_UP = `The mail server took this mail ${MOST_UNCONFIRMED} times, and its answer did not arrive: it may have arrived.`;

/** What a last attempt did not achieve is refused. */
function finalResult(result: SendResult, claim: Claim, stop: AbortSignal, now: number): SendResult {
  switch (result.kind) {
    case 'unconfirmed':
      if (stop.aborted || claim.unconfirmed + 1 < MOST_UNCONFIRMED) return result;
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

function missedIn(result: SendResult): readonly Missed[] {
  return result.kind === 'sent' ? result.missed : [];
}

async function attempt<Item>(
  { transport, compose }: DeliveryDependencies<Item>,
  claim: Claim,
  signal: AbortSignal,
): Promise<SendResult> {
  try {
    return await transport.send(await compose(claim), signal);
  } catch (error) {
    // Our own bug, which an update may fix, or the database, which may be back by then.
    return { kind: 'postponed', reason: reasonOf(error) };
  }
}

// A mail sent but not recorded would be sent twice, so keep trying to record it while the disk is full.
async function recordPatiently<Item>(
  dependencies: DeliveryDependencies<Item>,
  claim: Claim,
  result: SendResult,
  stop: AbortSignal,
) {
  for (;;) {
    try {
      return await record(dependencies, claim, result, stop.aborted);
    } catch (error) {
      dependencies.log({
        level: 'error',
        event: 'delivery-not-recorded',
        id: claim.messageId,
        reason: reasonOf(error),
      });
      if (stop.aborted) return;
      await pause(RECORD_AGAIN_MS, stop);
    }
  }
}

async function record<Item>(
  dependencies: DeliveryDependencies<Item>,
  claim: Claim,
  result: SendResult,
  stopped: boolean,
) {
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
      // Cut off by our own stop, it says nothing about the server.
      if (stopped) return postpone(database, claim, { reason: result.reason, dueAt: now() });
      const { restMs = 0 } = result;
      if (result.kind === 'unreachable') await markUnusable(database, receiver, result.reason, now(), restMs);
      const retry = nextTry(dependencies, claim, result);
      return postpone(database, claim, { ...retry, dueAt: Math.max(retry.dueAt, now() + restMs) });
    }
    default:
      return result satisfies never;
  }
}

/** A mail is sent once nobody is left who may still get it. */
function recordSent<Item>(dependencies: DeliveryDependencies<Item>, claim: Claim, missed: readonly Missed[]) {
  const { database, now } = dependencies;
  const [first, ...others] = missed.filter(({ kind }) => kind !== 'refused');
  const refused = missed.filter(({ kind }) => kind === 'refused').map(({ address, reason }) => `${address}: ${reason}`);
  const allMissed = join(claim.missed, ...refused);
  if (!first) return markSent(database, claim, now(), allMissed);
  const recipients = [first, ...others].map(({ address }) => address).join(',');
  const soonest = others.find(({ kind }) => kind === 'postponed') ?? first;
  return postpone(database, claim, { ...nextTry(dependencies, claim, soonest), recipients, missed: allMissed });
}

function nextTry<Item>(
  { now, random, policy }: DeliveryDependencies<Item>,
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
