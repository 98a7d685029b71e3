import { reasonOf } from './log.ts';
import { pause } from './pause.ts';

/** Something that is done again and again. */
export type Repeating = {
  /** Ends it; what is under way gets half a second. */
  stop(): Promise<void>;
};

const FINISH_MS = 500;

/**
 * Does something at once, and again so many milliseconds after it has ended, until it is stopped. What it throws is given
 * to `failed` in words, and does not end it.
 */
export function repeat(
  everyMs: number,
  act: (stopping: AbortSignal) => Promise<void>,
  failed: (reason: string) => void,
): Repeating {
  const stopping = new AbortController();
  const finished = run();
  return {
    async stop() {
      stopping.abort();
      const done = new AbortController();
      finished.then(() => done.abort());
      await pause(FINISH_MS, done.signal);
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await act(stopping.signal);
      } catch (error) {
        failed(reasonOf(error));
      }
      await pause(everyMs, stopping.signal);
    }
  }
}
