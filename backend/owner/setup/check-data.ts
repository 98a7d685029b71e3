import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backupIsOld, lastBackup } from '../../backup/backup-note.ts';
import { commandLine } from '../../command-line.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { DATABASE_FILE } from '../../database/sqlite.ts';
import { countIn } from '../../outbox/delivery-state.ts';
import type { Settings } from '../../settings.ts';
import { countHeld } from '../inbox/list-messages.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

export async function checkData(settings: Settings): Promise<Finding[]> {
  const { postgres, dataDir } = settings;
  if (!postgres && !existsSync(join(dataDir, DATABASE_FILE))) return [await checkFolder(dataDir), NO_BACKUP];
  const opened = await openDatabase(settings);
  if (!opened.ok) return [wrong(opened.reason, 'Fix what the database reports above.')];
  const { database } = opened;
  try {
    const place = postgres ? `${postgres.database} on ${postgres.host} (DATABASE_URL)` : `${dataDir} (DATA_DIR)`;
    const messages = await checkMessages(database);
    return [fine(`Messages are kept in ${place}`), ...messages, await checkBackup(database, settings)];
  } finally {
    await database.close();
  }
}

async function checkMessages(database: Database): Promise<Finding[]> {
  const [refused, written, held] = await Promise.all([
    countIn(database, 'dead'),
    countIn(database, 'written'),
    countHeld(database),
  ]);
  if (refused + written + held === 0) return [];
  const what = `Messages that were not mailed: ${refused} refused, ${written} written as files, ${held} held`;
  const [again, release] = [commandLine('inbox', '--retry all'), commandLine('inbox', '--release ID')];
  return [advice(what, `\`${again}\` mails those refused and written, \`${release}\` one that is held.`)];
}

async function checkBackup(database: Database, { backupEveryDays }: Settings): Promise<Finding> {
  const last = await lastBackup(database);
  if (last === null) return NO_BACKUP;
  const old = backupIsOld(last, backupEveryDays, Date.now());
  if (old !== null) return advice(old, 'docs/operations/backup.md says how to make one every night.');
  return fine(`The last noted backup is of ${new Date(last).toISOString().slice(0, 10)}`);
}

const NO_BACKUP = advice(
  'No backup is noted',
  'From the first message on, back them up every night: docs/operations/backup.md says how, and how to test a backup.',
);

async function checkFolder(folder: string): Promise<Finding> {
  let nearest = resolve(folder);
  while (!existsSync(nearest)) nearest = dirname(nearest);
  const writable = await access(nearest, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (writable && (await stat(nearest)).isDirectory()) return fine(`Messages will be kept in ${folder} (DATA_DIR)`);
  const what = `Nothing can be written into ${folder} (DATA_DIR)`;
  return wrong(what, "Set DATA_DIR to a folder that the server's user can write to.");
}
