import { reasonOf } from './log.ts';
import { pause } from './pause.ts';

/** A repeating task. */
export type Repeating = {
  /** Stops it; a run in progress gets half a second. */
  stop(): Promise<void>;
};

const FINISH_MS = 500;

/** Runs a task at once and again after each interval until stopped. Errors go to `failed` and do not stop it. */
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
