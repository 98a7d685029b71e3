import { AT_ONCE, type DeliveryDependencies, deliverDue, MOST_OPEN } from './deliver-due.ts';

export type Sweep = {
  /** Mails tried. */
  tried: number;
  /** Whether the mail server could not be used, which leaves the rest to the next sweep. */
  unreachable: boolean;
};

/**
 * Delivers what is due where no process runs all the time: one mail first, then several at a time until none is due or
 * `longestMs` have passed, then waits for slow attempts. Rejects if the database fails.
 */
export async function sweep<Item>(dependencies: DeliveryDependencies<Item>, longestMs: number): Promise<Sweep> {
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
