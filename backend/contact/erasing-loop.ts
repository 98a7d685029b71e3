import { ERASE_EVERY_MINUTES, type KeptMonths, monthsBefore } from '../../domain/message-keeping.ts';
import type { Database } from '../database/database.ts';
import { type Log, reasonOf } from '../log.ts';
import { eraseOldMailFiles } from '../mail/erase-mail-files.ts';
import { pause } from '../outbox/pause.ts';
import { eraseOldMessages } from './erase-messages.ts';

export type ErasingDependencies = {
  database: Database;
  /** Where mails are, or once were, written as files. */
  mailFolder: string;
  keptMonths: KeptMonths;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
};

export type ErasingLoop = {
  /** Ends the loop after the batch that is under way, which gets half a second. */
  stop(): Promise<void>;
};

const EVERY_MS = ERASE_EVERY_MINUTES * 60_000;
const FINISH_MS = 500;

/** Erases what is too old, at once and then every hour: messages in small batches, so that new ones get in between. */
export function startErasing({ database, mailFolder, keptMonths, now, log }: ErasingDependencies): ErasingLoop {
  const stopping = new AbortController();
  const finished = keptMonths === null ? Promise.resolve() : run(keptMonths);
  return {
    async stop() {
      stopping.abort();
      const done = new AbortController();
      finished.then(() => done.abort());
      await pause(FINISH_MS, done.signal);
    },
  };

  async function run(months: number): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const before = monthsBefore(now(), months);
        const messages = await eraseBatches(before);
        const mailFiles = await eraseOldMailFiles(mailFolder, before);
        if (messages + mailFiles > 0) log({ level: 'info', event: 'messages-erased', messages, mailFiles });
      } catch (error) {
        log({ level: 'error', event: 'messages-not-erased', reason: reasonOf(error) });
      }
      await pause(EVERY_MS, stopping.signal);
    }
  }

  async function eraseBatches(before: number): Promise<number> {
    let erased = 0;
    for (;;) {
      const batch = await eraseOldMessages(database, before);
      erased += batch;
      if (batch === 0 || stopping.signal.aborted) return erased;
    }
  }
}
