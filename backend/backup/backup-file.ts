import { existsSync, statSync } from 'node:fs';
import { chown, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { startProgress } from '../command-line.ts';
import { whyUnusable } from '../database/migrations.ts';
import { DATABASE_FILE } from '../database/sqlite.ts';
import { reasonOf } from '../log.ts';

const ALL_PAGES = 2 ** 31 - 1;
const MEASURED_EVERY_MS = 200;
const megabytes = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1e6;

/** Copies a SQLite database in use, as of one moment. Rejects with `EEXIST`; after another error no partial copy remains. */
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

/** The number of messages in an intact database file of ours; throws a sentence about it, or about what it is a copy of. */
export function countMessagesIn(path: string, original = path): number {
  try {
    return checkAndCount(path);
  } catch (error) {
    throw new Error(`${original} cannot be used as a database of messages: ${reasonOf(error)}.`);
  }
}

function checkAndCount(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  const numberOf = (sql: string) => Number(database.prepare(sql).get()?.['number'] ?? 0);
  try {
    const [check] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
    if (check !== 'ok') throw new Error(`it is damaged (${check})`);
    const version = numberOf('select max(version) as number from migration');
    const reason = whyUnusable(version);
    if (reason !== null) throw new Error(`it ${reason}`);
    return numberOf('select count(*) as number from contact_message');
  } finally {
    database.close();
  }
}

/** `project` is the program's folder, where a backup could be published or deleted. Rejects with a sentence. */
export async function makeBackup(dataDir: string, file: string, project: string) {
  const source = join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new Error(`There are no messages in ${dataDir} (DATA_DIR).`);
  const path = await placeFor(file, project);
  try {
    await copyDatabase(source, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${path} already exists and is not overwritten: choose another name.`);
  }
  try {
    return { path, messages: countMessagesIn(path, source) };
  } catch (error) {
    await rm(path);
    throw error;
  }
}

async function placeFor(file: string, project: string): Promise<string> {
  const folder = await realpath(dirname(resolve(file))).catch(() => null);
  if (folder === null) throw new Error(`The folder ${dirname(resolve(file))} does not exist: create it first.`);
  const path = join(folder, basename(file));
  const within = relative(await realpath(project), path);
  // On Windows, a path on another drive stays absolute.
  if (within.startsWith('..') || isAbsolute(within)) return path;
  throw new Error(`${path} is inside ${project}: choose a place outside, which no update replaces.`);
}

/** Keeps the old database beside the new. Rejects with a sentence, changing nothing, if a program uses the data. */
export async function restoreBackup(file: string, dataDir: string, now: Date) {
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
