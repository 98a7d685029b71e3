import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openSqlite } from '../database/sqlite.ts';

/** An empty database of the newest version: in memory, or in a file that several can open. */
export async function testDatabase(path = ':memory:'): Promise<Database> {
  const database = openSqlite(path);
  await migrate(database);
  return database;
}

/** The number of rows of a table. */
export async function countRows(database: Database, table: string): Promise<number> {
  const [row] = await database.query<{ rows: number }>(`select count(*) as rows from ${table}`);
  return row?.rows ?? Number.NaN;
}
