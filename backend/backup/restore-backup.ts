import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '../database/sqlite.ts';
import { copyDatabase, countMessagesIn } from './backup-file.ts';

/** `kept` is the path of the previous database; null if there was none. */
type Restored = { messages: number; kept: string | null };

/**
 * Replaces a data folder's database with a backup and keeps the old one beside it, named by time. Rejects with a sentence,
 * changing nothing, if the file is not a backup or a program uses the data.
 */
export async function restoreBackup(file: string, dataDir: string, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const messages = countMessagesIn(file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, DATABASE_FILE);
  const coming = `${path}.restoring`;
  try {
    await rm(coming, { force: true });
    await copyDatabase(file, coming);
    // After a restore as root, the file belongs to the folder's owner.
    const { uid, gid } = await stat(dataDir);
    if (process.getuid?.() === 0) await chown(coming, uid, gid);
    const kept = existsSync(path) ? await putAside(path, now) : null;
    await rename(coming, path);
    return { messages, kept };
  } finally {
    await rm(coming, { force: true });
  }
}

async function putAside(path: string, now: Date): Promise<string> {
  endLog(path);
  const kept = `${path}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  await rename(path, kept);
  return kept;
}

/** Checkpoints the WAL, which SQLite allows only to the sole process that has the file open. */
function endLog(path: string): void {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete');
  } catch {
    throw new Error(`A server or another program is using ${path}: stop it first.`);
  } finally {
    database.close();
  }
}
