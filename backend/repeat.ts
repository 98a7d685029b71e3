import { setTimeout as passed } from 'node:timers/promises';
import { type Log, reasonOf } from './log.ts';

export type Repeating = {
  /** Stops it; a run in progress gets half a second. */
  stop(): Promise<void>;
};

const FINISH_MS = 500;

/** Runs a task at once and again after each interval until stopped. An error is logged as this event, and does not stop it. */
export function repeat(
  everyMs: number,
  act: (stopping: AbortSignal) => Promise<unknown>,
  log: Log,
  event: string,
): Repeating {
  const stopping = new AbortController();
  const finished = run();
  return {
    async stop() {
      stopping.abort();
      await waitFor(finished, FINISH_MS);
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await act(stopping.signal);
      } catch (error) {
        log({ level: 'error', event, reason: reasonOf(error) });
      }
      await pause(everyMs, stopping.signal);
    }
  }
}

/** Waits for a promise, but no longer than this. Rejects if the promise rejects in that time. */
export async function waitFor(work: Promise<unknown>, longestMs: number): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([work, pause(longestMs, over.signal)]);
  } finally {
    over.abort();
  }
}

/** Resolves after this time, or as soon as the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await passed(milliseconds, undefined, { signal }).catch(() => {});
}
