// What the program relies on in any database: runs on SQLite and on Postgres.
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { blankDatabase, countRows, test } from '../../tests/test-database.ts';
import type { Queries } from './database.ts';
import { FIRST_VERSION, MIGRATIONS, migrate } from './migrations.ts';

const folder = await temporaryFolder();

const NEWEST = FIRST_VERSION + MIGRATIONS.length - 1;
const next = (statements: string[]) => [...MIGRATIONS, { version: NEWEST + 1, name: 'next', statements }];
const insert = ({ query }: Queries, name: string) =>
  query('insert into going.secret (name, value) values ($1, $1)', [name]);
const versions = ({ query }: Queries) => query('select version from going.migration order by version');
const upTo = (newest: number) =>
  Array.from({ length: newest - FIRST_VERSION + 1 }, (_, index) => ({ version: index + FIRST_VERSION }));

test('returns texts, numbers, times and null as given', async ({ database }) => {
  const text = 'Grüße 🚀\n\'; drop table going.secret; -- "$1" \\ %s';
  const time = 1_900_000_000_123;
  await database.query('insert into going.secret (name, value) values ($1, $2)', ['text', text]);
  await database.query(
    `insert into going.contact_message (id, received_at, email, linked_in, phone, package, message, idempotency_key)
     values ($1, $2, '', '', '', '', '', $3)`,
    ['id', time, null],
  );
  expect(await database.query("select value from going.secret where name = 'text'")).toEqual([{ value: text }]);
  const [row] = await database.query(
    'select received_at, idempotency_key, count(*) over () as rows from going.contact_message',
  );
  expect(row).toEqual({ received_at: time, idempotency_key: null, rows: 1 });
});

test('resolves a statement without results to no rows, and `returning` to the changed ones', async ({ database }) => {
  expect(await insert(database, 'a')).toEqual([]);
  expect(await database.query("update going.secret set value = 'b' returning name")).toEqual([{ name: 'a' }]);
});

test('rolls a failed transaction back, and runs the next one', async ({ database }) => {
  const failing = database.transaction(async (queries) => {
    await insert(queries, 'a');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await database.transaction((queries) => insert(queries, 'b'));
  expect(await database.query('select name from going.secret')).toEqual([{ name: 'b' }]);
});

test('shows a transaction to others as a whole or not at all', async ({ database }) => {
  const seen = new Set<number>();
  let writing = true;
  const watching = (async () => {
    while (writing) seen.add((await countRows(database, 'secret')) % 2);
  })();
  for (let pair = 0; pair < 20; pair += 1) {
    await database.transaction(async (queries) => {
      await insert(queries, `${pair}-a`);
      await new Promise((resolve) => setImmediate(resolve));
      await insert(queries, `${pair}-b`);
    });
  }
  writing = false;
  await watching;
  expect([...seen]).toEqual([0]);
});

test('applies migrations once and in order', async () => {
  const database = await blankDatabase();
  await migrate(database);
  expect(await versions(database)).toEqual(upTo(NEWEST));
  await migrate(database, next(['alter table going.secret add column note text']));
  await migrate(database, next(['alter table going.secret add column note text']));
  expect(await versions(database)).toEqual(upTo(NEWEST + 1));
});

test('migrates a new database once when programs start together', async () => {
  const path = join(folder, 'together.sqlite');
  const programs = await Promise.all(Array.from({ length: 5 }, () => blankDatabase(path)));
  await Promise.all(programs.map((database) => migrate(database)));
  for (const database of programs) expect(await versions(database)).toEqual(upTo(NEWEST));
  for (const database of programs) await database.close();
});

test('leaves the previous version when a migration fails half-way', async ({ database }) => {
  const broken = next(['create table extra (id integer)', 'nonsense']);
  await expect(migrate(database, broken)).rejects.toThrow('syntax error');
  await expect(database.query('select * from extra')).rejects.toThrow('extra');
  expect(await versions(database)).toEqual(upTo(NEWEST));
});

test.each([
  [77, `has version 77, but this program only knows version ${NEWEST}`],
  [9, 'is of version 0.1.0: start version 0.2.0 on it first'],
])('refuses a database of version %i in a sentence and leaves it alone', async (version, reason) => {
  const database = await blankDatabase();
  await migrate(database, [{ version, name: 'other', statements: [] }]);
  await expect(migrate(database)).rejects.toThrow(`The database ${reason}`);
  expect(await versions(database)).toEqual([{ version }]);
});
