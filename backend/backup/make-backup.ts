import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { DATABASE_FILE } from '../database/sqlite.ts';
import { copyDatabase, countMessagesIn } from './backup-file.ts';

type Made = { path: string; messages: number };

/**
 * Writes the messages of a data folder into a new file that only this user may read; a server may be running. `project` is
 * the program's folder, where no backup may be. Rejects with a sentence if there is nothing to back up or the
 * place is not allowed.
 */
export async function makeBackup(dataDir: string, file: string, project: string): Promise<Made> {
  const source = join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new Error(`There are no messages in ${dataDir} (DATA_DIR).`);
  const path = await placeFor(file, project);
  try {
    await copyDatabase(source, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${path} already exists and is not overwritten: choose another name.`);
  }
  return { path, messages: countMessagesIn(path) };
}

/** The file's real path. Refused inside the project, where it could be published or deleted. */
async function placeFor(file: string, project: string): Promise<string> {
  const folder = await realpath(dirname(resolve(file))).catch(() => null);
  if (folder === null) throw new Error(`The folder ${dirname(resolve(file))} does not exist: create it first.`);
  const path = join(folder, basename(file));
  const within = relative(await realpath(project), path);
  // On Windows, a path on another drive stays absolute.
  if (within.startsWith('..') || isAbsolute(within)) return path;
  throw new Error(`${path} is inside the project: choose a place outside ${project}.`);
}
