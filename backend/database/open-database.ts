import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fillAddressKeys } from '../contact/address-keys.ts';
import { reasonOf } from '../log.ts';
import type { PostgresAddress } from '../setting-values.ts';
import type { Database } from './database.ts';
import { migrate, whyUnusable } from './migrations.ts';
import { DATABASE_FILE, openSqlite } from './sqlite.ts';

type DatabaseOpened = { ok: true; database: Database } | { ok: false; reason: string };

export type DatabasePlace = { postgres: PostgresAddress | null; dataDir: string };

/** Opens and migrates the database. An error is a sentence that names the setting, without passwords. */
export async function openDatabase({ postgres, dataDir }: DatabasePlace): Promise<DatabaseOpened> {
  const open = postgres ? () => openOnServer(postgres) : () => openInFolder(dataDir);
  try {
    return { ok: true, database: await open() };
  } catch (error) {
    const place = postgres
      ? `The database ${postgres.database} on ${postgres.host} port ${postgres.port} (DATABASE_URL)`
      : `The data in ${dataDir} (DATA_DIR)`;
    return { ok: false, reason: `${place} cannot be opened: ${reasonOf(error)}` };
  }
}

async function openInFolder(folder: string): Promise<Database> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return migrated(await openSqlite(join(folder, DATABASE_FILE)));
}

async function openOnServer(address: PostgresAddress): Promise<Database> {
  // Only with DATABASE_URL: a driver that nobody uses takes memory.
  const { openPostgres } = await import('./postgres.ts');
  return migrated(openPostgres(address), refuseServer);
}

async function refuseServer({ query }: Database): Promise<void> {
  // Its tables were in the usual schema. Another program's table of that name does not contain our first migration.
  const first = 'messages, their delivery, and the rate of posts';
  const old = await query('select 1 from migration where version = 1 and name = $1', [first]).catch(() => []);
  if (old.length > 0) throw new Error(`it ${whyUnusable(1)}.`);
  const careless = await query<{ name: string }>(
    "select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off'",
  );
  const names = careless.map(({ name }) => name).join(' and ');
  if (names !== '') throw new Error(`with ${names} off it would lose messages that were already acknowledged.`);
}

async function migrated(database: Database, refuse?: (database: Database) => Promise<void>): Promise<Database> {
  try {
    await refuse?.(database);
    await migrate(database);
    while ((await fillAddressKeys(database)) > 0);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

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
      const kept = await migrated(await openSqlite(path));
      try {
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
