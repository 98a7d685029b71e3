import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { DATABASE_FILE, openSqlite } from './sqlite.ts';

/** The databases that restores have put aside in a data folder, or left half-done. */
export function keptDatabases(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const isKept = (name: string) => name.startsWith(`${DATABASE_FILE}.`) && !/-(?:wal|shm|journal)$/.test(name);
  return readdirSync(dataDir)
    .filter(isKept)
    .map((name) => join(dataDir, name));
}

/** Does some work in each of them, such as erasing there too what is erased. Resolves with those that cannot be used. */
export async function inKeptDatabases(dataDir: string, work: (kept: Database) => Promise<void>): Promise<string[]> {
  const unusable: string[] = [];
  for (const path of keptDatabases(dataDir)) {
    try {
      const kept = await openSqlite(path);
      try {
        await migrate(kept);
        await work(kept);
        await kept.purge();
      } finally {
        await kept.close();
      }
    } catch {
      unusable.push(path);
    }
  }
  return unusable;
}
