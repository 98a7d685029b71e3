import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { DATABASE_FILE } from '../../database/sqlite.ts';
import { ownSettings } from '../../env-file.ts';
import type { Settings } from '../../settings.ts';

type MessagesOpened =
  | { ok: true; database: Database; settings: Settings }
  /** `isEmpty`: there is no database yet. */
  | { ok: false; reason: string; isEmpty: boolean };

/** Opens the database that the settings name, without creating one. An error is a sentence. */
export async function openMessages(): Promise<MessagesOpened> {
  const settings = ownSettings();
  if (!settings.postgres && !existsSync(join(settings.dataDir, DATABASE_FILE))) {
    return { ok: false, reason: `There are no messages yet in ${settings.dataDir} (DATA_DIR).`, isEmpty: true };
  }
  const opened = await openDatabase(settings);
  return opened.ok ? { ...opened, settings } : { ...opened, isEmpty: false };
}
