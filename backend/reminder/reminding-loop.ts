import { type Repeating, repeat } from '../repeat.ts';
import { type ReminderDependencies, remindOwner } from './remind-owner.ts';

const EVERY_MS = 3_600_000;

/** Checks at once and then every hour whether a reminder is due. */
export function startReminding(dependencies: ReminderDependencies): Repeating {
  return repeat(
    EVERY_MS,
    () => remindOwner(dependencies),
    (reason) => dependencies.log({ level: 'error', event: 'reminder-failed', reason }),
  );
}
