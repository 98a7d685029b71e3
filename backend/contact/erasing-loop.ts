import { ERASE_EVERY_MINUTES, type KeptMonths, monthsBefore } from '../../domain/message-keeping.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { eraseOldMailFiles } from '../mail/erase-mail-files.ts';
import { type Repeating, repeat } from '../repeat.ts';
import { eraseOldMessages } from './erase-messages.ts';
import { isClockSteady } from './steady-clock.ts';

export type ErasingDependencies = {
  database: Database;
  /** The folder of mails written as files. */
  mailFolder: string;
  keptMonths: KeptMonths;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
};

const EVERY_MS = ERASE_EVERY_MINUTES * 60_000;

/**
 * Erases expired messages at once and then every hour, in small batches so that new messages can be stored in between. Waits
 * for a day after the clock has jumped.
 */
export function startErasing({ database, mailFolder, keptMonths, now, log }: ErasingDependencies): Repeating {
  if (keptMonths === null) return { stop: async () => {} };
  return repeat(
    EVERY_MS,
    async (stopping) => {
      if (!(await isClockSteady(database, now()))) {
        log({
          level: 'warn',
          event: 'clock-jumped',
          text: 'The clock has jumped by months: nothing is erased for a day.',
        });
        return;
      }
      const before = monthsBefore(now(), keptMonths);
      const messages = await eraseBatches(database, before, stopping);
      const mailFiles = await eraseOldMailFiles(mailFolder, before);
      if (messages + mailFiles > 0) log({ level: 'info', event: 'messages-erased', messages, mailFiles });
    },
    log,
    'messages-not-erased',
  );
}

async function eraseBatches(database: Database, before: number, stopping: AbortSignal): Promise<number> {
  let erased = 0;
  for (;;) {
    const batch = await eraseOldMessages(database, before);
    erased += batch;
    if (batch === 0 || stopping.aborted) return erased;
  }
}
