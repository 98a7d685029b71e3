import { reasonOf } from '../log.ts';
import { pause, waitFor } from '../repeat.ts';
import { nextDue } from './claim.ts';
import { AT_ONCE, type DeliveryDependencies, deliverDue, MOST_OPEN } from './deliver-due.ts';
import { backoff } from './server-state.ts';

// How long a message stored by another process can go unnoticed.
const LOOK_AGAIN_MS = 10_000;
const FINISH_MS = 1_000;
const GIVE_BACK_MS = 500;

/** While the mail server cannot be used, tries one mail at growing intervals, so that neither side is flooded. */
export function startDelivery<Item>(dependencies: DeliveryDependencies<Item>) {
  const stopping = new AbortController();
  const abandoning = new AbortController();
  let woken = false;
  let wakeUp = () => {};

  const finished = run();
  return {
    wake(): void {
      woken = true;
      wakeUp();
    },
    /** Stops the loop: mails in progress may finish briefly, then are released. Resolves within 1.5 seconds. */
    async stop(): Promise<void> {
      stopping.abort();
      await waitFor(finished, FINISH_MS);
      abandoning.abort();
      await waitFor(finished, GIVE_BACK_MS);
    },
  };

  async function run(): Promise<void> {
    const { database, channels, policy, now, random, log } = dependencies;
    const open = new Set<Promise<void>>();
    let failures = 0;
    while (!stopping.signal.aborted) {
      woken = false;
      try {
        if (open.size > MOST_OPEN - AT_ONCE) {
          await Promise.race([...open, pause(LOOK_AGAIN_MS, stopping.signal)]);
          continue;
        }
        // One at a time while the server is away or slow.
        const most = failures > 0 || open.size > 0 ? 1 : AT_ONCE;
        const { claimed, unreachable } = await deliverDue(dependencies, most, abandoning.signal, open);
        if (!unreachable && claimed > 0) failures = 0;
        if (!unreachable && claimed === 0)
          await idle(((await nextDue(database, channels)) ?? Number.POSITIVE_INFINITY) - now());
        if (!unreachable) continue;
      } catch (error) {
        log({ level: 'error', event: 'delivery-failed', reason: reasonOf(error) });
      }
      failures += 1;
      await pause(backoff(policy.server, failures, random()), stopping.signal);
    }
    await Promise.all(open);
  }

  /** Waits for the time or for `wake`, which may have been called while the loop was busy. */
  async function idle(milliseconds: number): Promise<void> {
    if (woken) return;
    const waking = new AbortController();
    wakeUp = () => waking.abort();
    await pause(Math.min(Math.max(milliseconds, 0), LOOK_AGAIN_MS), AbortSignal.any([waking.signal, stopping.signal]));
  }
}

/** Where no process runs all the time: one mail first, then several, until none is due or `longestMs` have passed. */
export async function sweep<Item>(dependencies: DeliveryDependencies<Item>, longestMs: number) {
  const deadline = dependencies.now() + longestMs;
  const never = new AbortController().signal;
  const open = new Set<Promise<void>>();
  let tried = 0;
  for (let most = 1; ; most = AT_ONCE) {
    const { claimed, unreachable } = await deliverDue(dependencies, most, never, open);
    tried += claimed;
    const isFull = open.size > MOST_OPEN - AT_ONCE;
    if (unreachable || claimed === 0 || isFull || dependencies.now() >= deadline) {
      await Promise.all(open);
      return { tried, unreachable };
    }
  }
}
