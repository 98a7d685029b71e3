import type { Database } from './database.ts';
import { MIGRATION_TABLE, MIGRATIONS, type Migration } from './migrations.ts';
import { tablesCreatedBy } from './postgres-schema.ts';

/**
 * Migrates the tables to the newest version. A concurrent start waits and then finds it done. Rejects, changing nothing, if a
 * migration fails or a newer version of the program has written the database.
 */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const { first, last } = database.migrating;
  await database.transaction(async ({ query }) => {
    for (const statement of first) await query(statement);
    await query(MIGRATION_TABLE);
    const [row] = await query<{ version: number | null }>('select max(version) as version from going.migration');
    const current = row?.version ?? 0;
    const newest = migrations.at(-1)?.version ?? 0;
    if (current > newest) {
      throw new Error(
        `The database has version ${current}, but this program only knows version ${newest}: start the newer program, or restore an older backup.`,
      );
    }
    const missing = migrations.filter(({ version }) => version > current);
    for (const { version, name, statements } of missing) {
      for (const statement of statements) await query(statement);
      await query('insert into going.migration (version, name, applied_at) values ($1, $2, $3)', [
        version,
        name,
        Date.now(),
      ]);
    }
    const created = tablesCreatedBy([MIGRATION_TABLE, ...missing.flatMap(({ statements }) => statements)]);
    if (last !== null && missing.length > 0) await query(last(created));
  });
}
