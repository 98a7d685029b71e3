import { inject, test as plainTest } from 'vitest';
import type { Database } from '../backend/database/database.ts';
import { migrate } from '../backend/database/migrations.ts';
import { openPostgres } from '../backend/database/postgres.ts';
import { openSqlite } from '../backend/database/sqlite.ts';
import { type ListedMessage, listMessages, type Shown } from '../backend/owner/inbox/list-messages.ts';
import { createTestDatabase } from './postgres-cluster.ts';

// The Postgres project's tests run on Postgres, all others on SQLite.
const postgresUrl = inject('postgresUrl') as string | undefined;

/** An empty migrated database. The same path is the same database; without one it is new. */
export async function testDatabase(path?: string): Promise<Database> {
  if (postgresUrl !== undefined) migrated ??= migratedDatabase();
  const database = await blankDatabase(path, await migrated);
  // On Postgres a copy has nothing left to migrate.
  await migrate(database);
  return database;
}

/** Copied for each test, which is quicker than to migrate again. */
let migrated: Promise<string> | undefined;

async function migratedDatabase(): Promise<string> {
  const address = await createTestDatabase(postgresUrl ?? '');
  const database = openPostgres(address, { connections: 1 });
  await migrate(database);
  await database.close();
  return address.database;
}

/** A test that may ask for such a database of its own. */
export const test = plainTest.extend('database', () => testDatabase());

/** An empty database, or on Postgres a copy of `template`. */
export async function blankDatabase(path?: string, template?: string): Promise<Database> {
  if (postgresUrl === undefined) return openSqlite(path ?? ':memory:');
  return openPostgres(await createTestDatabase(postgresUrl, path, template), { connections: 3 });
}

export async function countRows(database: Database, table: string): Promise<number> {
  const [row] = await database.query<{ rows: number }>(`select count(*) as rows from going.${table}`);
  return row?.rows ?? Number.NaN;
}

export async function listedMessages(database: Database, show: Shown = 'not-held'): Promise<ListedMessage[]> {
  const listed: ListedMessage[] = [];
  for await (const page of listMessages(database, { show })) listed.push(...page);
  return listed;
}
