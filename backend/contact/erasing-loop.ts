import { ERASE_EVERY_MINUTES, monthsBefore } from '../../domain/message-keeping.ts';
import type { Database } from '../database/database.ts';
import { inKeptDatabases } from '../database/open-database.ts';
import type { Log } from '../log.ts';
import { eraseMailFiles, eraseOldMailFiles } from '../mail/file-transport.ts';
import { type Repeating, repeat } from '../repeat.ts';
import type { Settings } from '../settings.ts';
import { loadAlarm } from '../tell/alarm-row.ts';
import { eraseOldMessages } from './erase-messages.ts';

type ErasingDependencies = Pick<Settings, 'dataDir' | 'mailFolder' | 'keptMonths'> & {
  database: Database;
  now: () => number;
  log: Log;
};

const EVERY_MS = ERASE_EVERY_MINUTES * 60_000;
const CLOCK = 'erasing-clock';
const DAY_MS = 24 * 3_600_000;
const JUMP_MS = 30 * DAY_MS;

/** At once and then every hour, in small batches, so that new messages can be stored in between. */
export function startErasing(dependencies: ErasingDependencies): Repeating {
  const { database, dataDir, mailFolder, keptMonths, now, log } = dependencies;
  if (keptMonths === null) return { stop: async () => {} };
  return repeat(
    EVERY_MS,
    async (stopping) => {
      if (!(await isClockSteady(database, now()))) {
        log({
          level: 'warn',
          event: 'clock-jumped',
          text: 'The last look for old messages is more than 30 days away: the clock may be wrong, and nothing is erased for a day.',
        });
        return;
      }
      const before = monthsBefore(now(), keptMonths);
      let messages = 0;
      let mailFiles = 0;
      const eraseAll = async (of: Database) => {
        let ids: string[];
        do {
          ids = await eraseOldMessages(of, before);
          messages += ids.length;
          mailFiles += await eraseMailFiles(mailFolder, ids);
        } while (ids.length > 0 && !stopping.aborted);
      };
      await eraseAll(database);
      await inKeptDatabases(dataDir, eraseAll);
      await database.purge();
      mailFiles += await eraseOldMailFiles(mailFolder, before);
      if (messages + mailFiles > 0) log({ level: 'info', event: 'messages-erased', messages, mailFiles });
    },
    log,
    'messages-not-erased',
  );
}

/** Whether it has not jumped by 30 days within a day: a wrong date would erase young messages. Records `now`. */
async function isClockSteady(database: Database, now: number): Promise<boolean> {
  // `told_at` is the time of the last call, `since` that of the last jump.
  const last = await loadAlarm(database, CLOCK);
  const hasJumped = last !== null && Math.abs(now - last.told_at) > JUMP_MS;
  const since = hasJumped ? now : (last?.since ?? 0);
  await database.query(
    `insert into going.alarm (name, state, since, told_at) values ($1, 'up', $2, $3)
     on conflict (name) do update set since = excluded.since, told_at = excluded.told_at`,
    [CLOCK, since, now],
  );
  return now - since >= DAY_MS;
}
