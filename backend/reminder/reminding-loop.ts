import { type Repeating, repeat } from '../repeat.ts';
import { type ReminderDependencies, remindOwner } from './remind-owner.ts';

const EVERY_MS = 3_600_000;

/** Looks at once and then every hour whether there is something to remind the owner of. */
export function startReminding(dependencies: ReminderDependencies): Repeating {
  return repeat(
    EVERY_MS,
    () => remindOwner(dependencies),
    (reason) => dependencies.log({ level: 'error', event: 'reminder-failed', reason }),
  );
}
