import type { Database } from '../database/database.ts';
import { type Log, reasonOf } from '../log.ts';
import type { Mail, SendResult, Transport } from '../mail/mail.ts';
import { pause, waitFor } from '../pause.ts';
import { type Channel, type Claim, claimDue, renewLease } from './claim.ts';
import { backoff, type RetryPolicy } from './retry-policy.ts';
import { markUnusable, markUsable } from './server-state.ts';
import { markDead, markSent, markWritten, postpone } from './settle.ts';

export type DeliveryDependencies<Item = Mail> = {
  database: Database;
  /** What is delivered; all of it goes to one receiver. */
  channels: readonly Channel[];
  transport: Transport<Item>;
  /** Loads a message and composes what is delivered of it. What cannot be composed is retried. */
  compose: (messageId: string, channel: Channel) => Promise<Item>;
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
  const isLast = answer.kind === 'unconfirmed' && !stop.aborted && claim.unconfirmed + 1 >= MOST_UNCONFIRMED;
  const result: SendResult = isLast ? { kind: 'refused', reason: GIVEN_UP } : answer;
  await recordPatiently(dependencies, claim, result, stop);
  clearInterval(renewing);
  const missed = result.kind === 'sent' && result.missed;
  if (missed) log({ level: 'error', event: 'recipient-refused', id: claim.messageId, reason: missed });
  log({
    level: claim.channel === 'acknowledgement' && result.kind === 'refused' ? 'warn' : LEVELS[result.kind],
    event: `${claim.channel}-${result.kind}`,
    id: claim.messageId,
    attempt: claim.attempt,
    // A refused acknowledgement's reason may name the visitor's address.
    ...('reason' in result &&
      (claim.channel !== 'acknowledgement' || result.kind === 'unreachable') && { reason: result.reason }),
  });
  return result;
}

const GIVEN_UP = `The mail server took this mail ${MOST_UNCONFIRMED} times and did not answer in time: it may have arrived.`;

async function attempt<Item>(
  { transport, compose }: DeliveryDependencies<Item>,
  { messageId, channel }: Claim,
  signal: AbortSignal,
) {
  try {
    return await transport.send(await compose(messageId, channel), signal);
  } catch (error) {
    // Our own bug, which an update may fix, or the database, which may be back by then.
    return { kind: 'postponed', reason: reasonOf(error) } as const;
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
  const receiver = claim.channel === 'webhook' ? 'webhook' : 'mail-server';
  const { database, policy, now, random } = dependencies;
  switch (result.kind) {
    case 'sent':
      await markSent(database, claim, now(), result.missed);
      return markUsable(database, receiver);
    case 'written':
      await markWritten(database, claim, now());
      return markUsable(database, receiver);
    case 'refused':
      await markDead(database, claim, result.reason, now());
      return markUsable(database, receiver);
    case 'postponed':
      return postpone(database, claim, result.reason, now() + backoff(policy.mail, claim.attempt, random()));
    case 'unconfirmed': {
      // Cut off by our own stop, it says nothing about the server.
      const rest = stopped ? 0 : backoff(policy.mail, claim.attempt, random());
      return postpone(database, claim, result.reason, now() + rest, claim.unconfirmed + (stopped ? 0 : 1));
    }
    case 'unreachable': {
      // The mail is probably not at fault: due again soon, behind those that have waited longer.
      if (!stopped) await markUnusable(database, receiver, result.reason, now());
      const rest = stopped ? 0 : backoff(policy.server, claim.attempt, random());
      return postpone(database, claim, result.reason, now() + rest);
    }
    default:
      return result satisfies never;
  }
}
