import type { Database } from '../database/database.ts';
import { type Log, reasonOf } from '../log.ts';
import type { Mail, SendResult, Transport } from '../mail/mail.ts';
import { pause } from '../pause.ts';
import type { Channel } from './channel.ts';
import { type Claim, claimDue } from './claim.ts';
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
  /** Milliseconds since 1970. */
  now: () => number;
  /** In [0, 1). */
  random: () => number;
  log: Log;
};

const SEND_TIMEOUT_MS = 30_000;
const RECORD_AGAIN_MS = 1_000;
// Longer than any attempt may take, so that a lease expires only if its worker is gone.
const LEASE_MS = 2 * SEND_TIMEOUT_MS;
const LEVELS = { sent: 'info', written: 'info', refused: 'error', postponed: 'warn', unreachable: 'warn' } as const;

/**
 * One sweep: claims up to `most` due messages, sends their mails in parallel and records the outcomes. Resolves with the
 * number claimed and whether the mail server could be used. Rejects if the database fails; leases then expire and the mails
 * are retried.
 */
export async function deliverDue<Item>(dependencies: DeliveryDependencies<Item>, most: number, stop: AbortSignal) {
  const { database, now, log } = dependencies;
  const claims = await claimDue(database, most, LEASE_MS, now(), dependencies.channels);
  const results = await Promise.all(
    claims.map(async (claim) => {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
      const result = await attempt(dependencies, claim, signal);
      await recordPatiently(dependencies, claim, result, stop);
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
    }),
  );
  return { claimed: claims.length, unreachable: results.some(({ kind }) => kind === 'unreachable') };
}

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
      if (stop.aborted) throw error;
      dependencies.log({
        level: 'error',
        event: 'delivery-not-recorded',
        id: claim.messageId,
        reason: reasonOf(error),
      });
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
