import { open, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a SQLite database, as it is at one moment, into a new file that only this user may read; programs may be at work on
 * it meanwhile. The copy stands for itself, without a log beside it, and has reached the disk. Rejects with the code `EEXIST`
 * if the file is there already; whatever else fails, nothing of the copy stays.
 */
export async function copyDatabase(source: string, path: string): Promise<void> {
  await (await open(path, 'wx', 0o600)).close();
  try {
    const from = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
    try {
      // In one step: in several, SQLite would begin anew with every message that is stored in between.
      await backup(from, path, { rate: ALL_PAGES });
    } finally {
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
