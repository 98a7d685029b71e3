import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '../../backend/database/open-database.ts';
import { DATABASE_FILE } from '../../backend/database/sqlite.ts';
import { countHeld } from '../../backend/inbox/list-messages.ts';
import { countIn } from '../../backend/outbox/delivery-state.ts';
import type { Settings } from '../../backend/settings.ts';
import { advice, type Finding, fine, wrong } from './finding.ts';

/** Whether messages can be stored, without creating a missing database; and whether some wait for the owner. */
export async function checkData(settings: Settings): Promise<Finding[]> {
  const { postgres, dataDir } = settings;
  if (!postgres && !existsSync(join(dataDir, DATABASE_FILE))) return [await checkFolder(dataDir)];
  const opened = await openDatabase(settings);
  if (!opened.ok) return [wrong(opened.reason, 'Fix what the database reports above.')];
  const { database } = opened;
  try {
    const place = postgres ? `${postgres.database} on ${postgres.host} (DATABASE_URL)` : `${dataDir} (DATA_DIR)`;
    return [fine(`Messages are kept in ${place}`), ...(await checkMessages(database))];
  } finally {
    await database.close();
  }
}

async function checkMessages(database: Parameters<typeof countHeld>[0]): Promise<Finding[]> {
  const [refused, written, held] = await Promise.all([
    countIn(database, 'dead'),
    countIn(database, 'written'),
    countHeld(database),
  ]);
  if (refused + written + held === 0) return [];
  const what = `Messages that were not mailed: ${refused} refused, ${written} written as files, ${held} held`;
  return [advice(what, 'Look at `npm run inbox`, which says how to mail them.')];
}

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
