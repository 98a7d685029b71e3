import { reasonOf } from '../log.ts';
import { pause } from '../outbox/pause.ts';
import { type ReminderDependencies, remindOwner } from './remind-owner.ts';

const EVERY_MS = 3_600_000;
const FINISH_MS = 500;

export type RemindingLoop = {
  /** Ends the loop; a reminder that is on its way gets half a second. */
  stop(): Promise<void>;
};

/** Looks at once and then every hour whether there is something to remind the owner of. */
export function startReminding(dependencies: ReminderDependencies): RemindingLoop {
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
        await remindOwner(dependencies);
      } catch (error) {
        dependencies.log({ level: 'error', event: 'reminder-failed', reason: reasonOf(error) });
      }
      await pause(EVERY_MS, stopping.signal);
    }
  }
}
