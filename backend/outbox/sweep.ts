import { type DeliveryDependencies, deliverDue } from './deliver-due.ts';

export type Sweep = {
  /** Mails tried. */
  tried: number;
  /** Whether the mail server could not be used, which leaves the rest to the next sweep. */
  unreachable: boolean;
};

const AT_ONCE = 4;

/**
 * Delivers what is due where no process runs all the time: one mail first, then several at a time until none is due or
 * `longestMs` have passed. Rejects if the database fails.
 */
export async function sweep<Item>(dependencies: DeliveryDependencies<Item>, longestMs: number): Promise<Sweep> {
  const deadline = dependencies.now() + longestMs;
  const never = new AbortController().signal;
  let tried = 0;
  for (let most = 1; ; most = AT_ONCE) {
    const { claimed, unreachable } = await deliverDue(dependencies, most, never);
    tried += claimed;
    if (unreachable || claimed === 0 || dependencies.now() >= deadline) return { tried, unreachable };
  }
}
