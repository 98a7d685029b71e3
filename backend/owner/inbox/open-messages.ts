import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../database/open-database.ts';
import { DATABASE_FILE } from '../../database/sqlite.ts';
import { ownSettings } from '../../env-file.ts';
import { Refusal } from './change-message.ts';

export class NoMessages extends Refusal {}

/** Opens the database that the settings name, without creating one. Rejects with a {@link Refusal}. */
export async function openMessages() {
  const settings = ownSettings();
  if (!settings.postgres && !existsSync(join(settings.dataDir, DATABASE_FILE)))
    throw new NoMessages(`There are no messages yet in ${settings.dataDir} (DATA_DIR).`);
  const opened = await openDatabase(settings);
  if (!opened.ok) throw new Refusal(opened.reason);
  return { database: opened.database, settings };
}
