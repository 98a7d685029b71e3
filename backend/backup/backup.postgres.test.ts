import { execFileSync } from 'node:child_process';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { requirePostgresPrograms } from '../../tests/postgres-cluster.ts';
import { createTestDatabase, postgresUrl } from '../../tests/postgres-database.ts';
import { runProgram } from '../../tests/program.ts';
import { migrate } from '../database/migrations.ts';
import { openPostgres } from '../database/postgres.ts';
import { lastBackup } from './backup-note.ts';

test("notes the time of pg_dump's file, and takes no other", async () => {
  const address = await createTestDatabase(inject('postgresUrl'));
  const database = openPostgres(address);
  await migrate(database);
  const folder = await temporaryFolder();
  const [file, other] = [join(folder, 'going.dump'), join(folder, 'notes.txt')];
  execFileSync(join(requirePostgresPrograms(), 'pg_dump'), ['--format=custom', `--file=${file}`, postgresUrl(address)]);
  await writeFile(other, 'select 1;');
  await utimes(file, 1_000, 1_000);
  const backup = (path: string) => runProgram('backup', folder, { DATABASE_URL: postgresUrl(address) }, [path]).exited;
  expect((await backup(other)).output).toContain('pg_dump --format=custom');
  expect(await lastBackup(database)).toBeNull();
  expect((await backup(file)).output).toContain('is noted as the backup of 1970-01-01T00:16:40.000Z');
  expect(await lastBackup(database)).toBe(1_000_000);
  await database.close();
});
