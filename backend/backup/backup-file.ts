import { statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../database/migrations.ts';
import { reasonOf } from '../log.ts';
import { startProgress } from '../progress.ts';

const ALL_PAGES = 2 ** 31 - 1;
const MEASURED_EVERY_MS = 200;
/** The size of a file in MB; 0 if there is none. */
const megabytes = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1e6;

/**
 * Copies a SQLite database, as of one moment, into a new file that only this user may read. Other programs may use the
 * database meanwhile. The copy has no WAL file and is flushed to disk. Rejects with `EEXIST` if the file exists; on any other
 * error no partial copy remains.
 */
export async function copyDatabase(source: string, path: string): Promise<void> {
  await (await open(path, 'wx', 0o600)).close();
  try {
    const from = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
    const progress = startProgress('Copying', { total: megabytes(source), unit: 'MB' });
    // SQLite reports nothing within a step, but the file grows.
    const measuring = setInterval(() => progress.update(megabytes(path)), MEASURED_EVERY_MS);
    try {
      // In one step: in several, SQLite would restart with every message stored in between.
      await backup(from, path, { rate: ALL_PAGES });
    } finally {
      clearInterval(measuring);
      progress.end();
      from.close();
    }
    const copy = new DatabaseSync(path);
    try {
      copy.exec('pragma journal_mode = delete');
    } finally {
      copy.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** The number of messages in an intact database file of ours; throws a sentence otherwise. */
export function countMessagesIn(path: string): number {
  try {
    return checkAndCount(path);
  } catch (error) {
    throw new Error(`${path} cannot be used as a database of messages: ${reasonOf(error)}.`);
  }
}

function checkAndCount(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  const numberOf = (sql: string) => Number(database.prepare(sql).get()?.['number'] ?? 0);
  try {
    const [check] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
    if (check !== 'ok') throw new Error(`it is damaged (${check})`);
    const version = numberOf('select max(version) as number from migration');
    const newest = MIGRATIONS.at(-1)?.version ?? 0;
    if (version > newest) {
      throw new Error(`it is of version ${version}, and this program knows only version ${newest}: use the newer one`);
    }
    return numberOf('select count(*) as number from contact_message');
  } finally {
    database.close();
  }
}
