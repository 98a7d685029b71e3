import { type Log, type LogLevel, reasonOf } from '../log.ts';
import type { Mail, SendResult, Transport } from '../mail/mail.ts';
import { pause, waitFor } from '../repeat.ts';
import { type Channel, type Claim, claimDue, renewLease } from './claim.ts';
import { finalResult, type RecordDependencies, recordResult } from './record-result.ts';

export type DeliveryDependencies<Item = Mail> = RecordDependencies & {
  channels: readonly Channel[];
  transport: Transport<Item>;
  /** Loads a message and composes what is delivered of it. What cannot be composed is retried. */
  compose: (claim: Pick<Claim, 'messageId' | 'channel' | 'recipients'>) => Promise<Item>;
  timing?: DeliveryTiming;
  log: Log;
};

// A worker owns a claimed mail for `leaseMs` unless it renews that every `renewMs`: one that dies frees its mails within a
// minute. An attempt holds up others for `patienceMs`.
const DELIVERY_TIMING = { leaseMs: 60_000, renewMs: 20_000, patienceMs: 5_000 };
export type DeliveryTiming = typeof DELIVERY_TIMING;

export const AT_ONCE = 4;
/** How many attempts may be open, with the slow ones, which hold up no others. */
export const MOST_OPEN = 16;

const RECORD_AGAIN_MS = 1_000;

// Resolves once all are recorded or the patience is over; slower attempts go on, and are in `open` until they are recorded.
// Rejects if the database fails; leases then expire and the mails are retried.
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

async function deliver<Item>(dependencies: DeliveryDependencies<Item>, claim: Claim, stop: AbortSignal) {
  const { database, now, log, timing = DELIVERY_TIMING } = dependencies;
  // If this fails, the lease expires, and the mail is sent again at worst.
  const renew = () => renewLease(database, claim, now() + timing.leaseMs).catch(() => {});
  const renewing = setInterval(renew, timing.renewMs);
  const answer = await attempt(dependencies, claim, stop);
  const result = finalResult(answer, claim, stop.aborted, now());
  await recordPatiently(dependencies, claim, result, stop);
  clearInterval(renewing);
  const isToVisitor = claim.channel === 'acknowledgement';
  for (const { kind, address, reason } of result.kind === 'sent' ? result.missed : []) {
    const level = kind === 'refused' ? 'error' : 'warn';
    log({ level, event: `recipient-${kind}`, id: claim.messageId, reason: `${address}: ${reason}` });
  }
  log({
    level: levelOf(result, isToVisitor),
    event: `${claim.channel}-${result.kind}`,
    id: claim.messageId,
    attempt: claim.attempt,
    ...('code' in result && result.code !== undefined && { code: result.code }),
    // Why an acknowledgement is refused may name the visitor's address.
    ...('reason' in result && (!isToVisitor || result.kind === 'unreachable') && { reason: result.reason }),
  });
  return result;
}

function levelOf({ kind }: SendResult, isToVisitor: boolean): LogLevel {
  if (kind === 'sent' || kind === 'written') return 'info';
  return kind === 'refused' && !isToVisitor ? 'error' : 'warn';
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
async function recordPatiently(
  dependencies: RecordDependencies & { log: Log },
  claim: Claim,
  result: SendResult,
  stop: AbortSignal,
) {
  for (;;) {
    try {
      return await recordResult(dependencies, claim, result, stop.aborted);
    } catch (error) {
      const reason = reasonOf(error);
      dependencies.log({ level: 'error', event: 'delivery-not-recorded', id: claim.messageId, reason });
      if (stop.aborted) return;
      await pause(RECORD_AGAIN_MS, stop);
    }
  }
}
