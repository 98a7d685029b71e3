import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countRows, testDatabase } from '../testing/test-database.ts';
import type { Queries } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

const folder = await mkdtemp(join(tmpdir(), 'going-sqlite-'));
afterAll(() => rm(folder, { recursive: true }));

const insert = ({ query }: Queries, name: string) => query('insert into secret (name, value) values ($1, $1)', [name]);

test('a commit waits for the disk, and readers do not wait for writers', async () => {
  const database = openSqlite(join(folder, 'pragmas.sqlite'));
  expect(await database.query('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await database.query('pragma synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await database.query('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  await database.close();
});

test('a transaction that fails leaves nothing, and the next one works', async () => {
  const database = await testDatabase();
  const failing = database.transaction(async (queries) => {
    await insert(queries, 'a');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await database.transaction((queries) => insert(queries, 'b'));
  expect(await database.query('select name from secret')).toEqual([{ name: 'b' }]);
});

test('what is asked while a transaction is open waits for its end', async () => {
  const database = await testDatabase();
  const steps: string[] = [];
  const open = database.transaction(async (queries) => {
    await insert(queries, 'a');
    await new Promise((resolve) => setImmediate(resolve));
    steps.push('committing');
    await insert(queries, 'b');
  });
  const counted = countRows(database, 'secret').then((rows) => steps.push(`counted ${rows}`));
  await Promise.all([open, counted]);
  expect(steps).toEqual(['committing', 'counted 2']);
});

test('two programs that write the same file at once wait for each other and lose nothing', async () => {
  const path = join(folder, 'shared.sqlite');
  const programs = await Promise.all([testDatabase(path), testDatabase(path)]);
  const writes = programs.flatMap((database, program) =>
    Array.from({ length: 25 }, (_, index) =>
      database.transaction(async (queries) => {
        await insert(queries, `${program}-${index}`);
        // Lets the other program run into the lock.
        await new Promise((resolve) => setImmediate(resolve));
      }),
    ),
  );
  await Promise.all(writes);
  for (const database of programs) expect(await countRows(database, 'secret')).toBe(50);
  for (const database of programs) await database.close();
});

test('what was committed is there after opening again', async () => {
  const path = join(folder, 'again.sqlite');
  const database = await testDatabase(path);
  await insert(database, 'kept');
  await database.close();
  const again = await testDatabase(path);
  expect(await countRows(again, 'secret')).toBe(1);
  await again.close();
});

test('migrations are applied once and in order', async () => {
  const database = openSqlite(':memory:');
  const second = { version: 2, name: 'second', statements: ['alter table secret add column note text'] };
  await migrate(database);
  await migrate(database, [...MIGRATIONS, second]);
  await migrate(database, [...MIGRATIONS, second]);
  expect(await database.query('select version from migration order by version')).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
});

test('a migration that fails half-way leaves the version before it', async () => {
  const database = await testDatabase();
  const broken = { version: 2, name: 'broken', statements: ['create table extra (id integer)', 'nonsense'] };
  await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow('syntax error');
  expect(await database.query("select name from sqlite_master where name = 'extra'")).toEqual([]);
  expect(await database.query('select max(version) as version from migration')).toEqual([{ version: 1 }]);
});

test('a database of a newer program is refused in a sentence and left alone', async () => {
  const database = await testDatabase();
  await database.query("insert into migration (version, name, applied_at) values (7, 'later', 0)");
  await expect(migrate(database)).rejects.toThrow(
    'The database is of version 7, but this program knows only version 1',
  );
});
