import { statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
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
