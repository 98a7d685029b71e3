import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { stopAfterwards, temporaryFolder } from '../../tests/afterwards.ts';
import { listen } from '../../tests/listen.ts';
import { SAMPLE, storeMessages, storeOne } from '../../tests/outbox.ts';
import { createTestDatabase, postgresUrl, requirePostgresPrograms } from '../../tests/postgres-cluster.ts';
import { post, runProgram, runServer } from '../../tests/program.ts';
import { countRows, test } from '../../tests/test-database.ts';
import { claimDue } from '../outbox/claim.ts';
import { markDead, markSent } from '../outbox/record-result.ts';
import { markAnswered } from '../owner/inbox/change-message.ts';
import { type PostgresAddress, parsePostgresAddress } from '../setting-values.ts';
import { lastBackup } from '../tell/alarm-row.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';
import { SUPABASE_MIGRATIONS_FOLDER } from './postgres-schema.ts';

const SERVER = inject('postgresUrl');

async function open(address: PostgresAddress, patienceMs = 10_000): Promise<Database> {
  const database = openPostgres(address, { connections: 3, patienceMs });
  onTestFinished(() => database.close());
  return database;
}

test('rejects running queries when connections break, and runs the next one', async () => {
  const way = await startWay();
  const database = await open(way.address);
  await migrate(database);
  for (const waitMs of [0, 20]) {
    const broken = database.transaction(async ({ query }) => {
      await query("insert into going.secret (name, value) values ('half', '')");
      way.cut();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await query("insert into going.secret (name, value) values ('other half', '')");
    });
    await expect(broken).rejects.toThrow();
  }
  expect(await countRows(database, 'secret')).toBe(0);
});

test('gives up a silent server in time, and uses it again when it answers', async () => {
  const way = await startWay();
  const database = await open(way.address, 300);
  // On a busy machine, connecting alone can take longer than this patience.
  const answers = () =>
    expect.poll(() => database.query('select 1 as one').catch(String), { timeout: 20_000 }).toEqual([{ one: 1 }]);
  await answers();
  way.hush(true);
  await expect(database.query('select 1')).rejects.toThrow('The database did not answer within');
  await expect(database.transaction(({ query }) => query('select 1'))).rejects.toThrow();
  way.hush(false);
  await answers();
});

test('does not report a transaction with a swallowed failure as committed', async ({ database }) => {
  const swallowing = database.transaction(async ({ query }) => {
    await query("insert into going.secret (name, value) values ('a', '')");
    await query('nonsense').catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('The transaction was rolled back.');
  expect(await countRows(database, 'secret')).toBe(0);
});

test("makes the tables that 0.2.0's files for a hosted project make", async () => {
  const [ours, theirs] = [await open(await createTestDatabase(SERVER)), await open(await createTestDatabase(SERVER))];
  await migrate(ours);
  await theirs.query('create schema cron');
  await theirs.query("create function cron.schedule(text, text, text) returns int language sql as 'select 1'");
  for (const name of readdirSync(SUPABASE_MIGRATIONS_FOLDER).toSorted())
    if (!name.includes('000000_')) await theirs.query(readFileSync(join(SUPABASE_MIGRATIONS_FOLDER, name), 'utf8'));
  await migrate(theirs);
  // Only the name of the key of a table that replaced another differs.
  const shapeOf = ({ query }: Database) =>
    query(
      `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
       from information_schema.columns where table_schema = 'going'
       union select replace(indexdef, '_next_pkey', '_pkey') from pg_indexes where schemaname = 'going' order by 1`,
    );
  expect((await shapeOf(ours)).length).toBeGreaterThan(70);
  expect(await shapeOf(theirs)).toEqual(await shapeOf(ours));
});

test('closes every table to the public roles', async () => {
  const owner = await open(await createTestDatabase(SERVER));
  // As a hosted backend has them: roles that by default may do everything with a new table.
  for (const role of ['anon', 'authenticated']) {
    // Roles are the server's: another test may have made them.
    await owner.query(`create role ${role}`).catch(() => {});
    await owner.query(`alter default privileges in schema public grant all on tables to ${role}`);
  }
  await migrate(owner);
  const tables = await owner.query<{ name: string; closed: boolean }>(
    `select relname as name, relrowsecurity as closed from pg_class
     where relnamespace = 'going'::regnamespace and relkind = 'r'`,
  );
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['contact_message', 'outbox', 'migration']));
  expect(tables.filter(({ closed }) => !closed)).toEqual([]);
  const granted = await owner.query(
    "select * from information_schema.role_table_grants where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema = 'going'",
  );
  expect(granted).toEqual([]);
});

test.each([
  [
    (name: string) => `alter database ${name} set synchronous_commit = off`,
    'with synchronous_commit off it would lose messages that were already acknowledged.',
  ],
  [
    () => "create table migration as select 1 as version, 'messages, their delivery, and the rate of posts' as name",
    'it is of version 0.1.0: start version 0.2.0 on it first.',
  ],
])('refuses a database in a sentence and leaves it alone (%s)', async (change, reason) => {
  const address = await createTestDatabase(SERVER);
  const first = await open(address);
  await first.query(change(address.database));
  expect(await openDatabase({ postgres: address, dataDir: '' })).toEqual({
    ok: false,
    reason: `The database ${address.database} on ${address.host} port ${address.port} (DATABASE_URL) cannot be opened: ${reason}`,
  });
  expect(await first.query("select to_regnamespace('going')::text as going")).toEqual([{ going: null }]);
});

test('refuses a wrong password or database in a sentence without the password', async () => {
  const address = parsePostgresAddress(SERVER);
  if (!address) throw new Error('no server');
  for (const wrong of [{ password: 'hunter2' }, { database: 'nowhere' }]) {
    const result = await openDatabase({ postgres: { ...address, ...wrong }, dataDir: '' });
    expect(result).toEqual({ ok: false, reason: expect.stringMatching(/\(DATABASE_URL\) cannot be opened: .+/) });
    expect(JSON.stringify(result)).not.toContain('hunter2');
  }
});

test('exits on request although its database is silent', async () => {
  const way = await startWay();
  const folder = await temporaryFolder();
  const server = await runServer(folder, { DATABASE_URL: postgresUrl(way.address), DATA_DIR: folder });
  expect((await post(server.url, 'before')).status).toBe(200);
  way.hush(true);
  const unanswered = post(server.url, 'meanwhile');
  const { code } = await server.end('SIGTERM');
  expect(code).not.toBeNull();
  expect((await unanswered).status).toBe(0);
});

/** A database behind a way of its own, which can be cut, and hushed: then nothing comes through. */
async function startWay() {
  const to = await createTestDatabase(SERVER);
  const sockets = new Set<Socket>();
  let silent = false;
  const way = createServer((near) => {
    const far = connect(to.port, to.host);
    for (const [from, onto] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on('data', (chunk) => silent || onto.write(chunk));
      from.on('close', () => onto.destroy());
      from.on('error', () => {});
    }
  });
  const address = { ...to, host: '127.0.0.1', port: await listen(way) };
  const cut = () => sockets.forEach((socket) => void socket.destroy());
  const hush = (value: boolean) => {
    silent = value;
  };
  stopAfterwards({ stop: () => way.close(cut) });
  return { address, cut, hush };
}

test("notes the time of pg_dump's file, and takes no other", async () => {
  const address = await createTestDatabase(SERVER);
  const database = await open(address);
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
});

const NOW = Date.parse('2026-03-01T12:00:00Z');

const VIEW = readFileSync('supabase/inbox-view.sql', 'utf8');

test('shows in the table editor what became of each message, newest first', async ({ database }) => {
  // Twice, as somebody will.
  for (const sql of [VIEW, VIEW]) await database.query(sql);
  const [mailed = '', refused = ''] = await storeMessages(database, 3, NOW - 3);
  await storeOne(database, {}, { at: NOW, spam: 'it has links in markup' });
  for (const claim of await claimDue(database, 2, 1_000, NOW - 2)) {
    if (claim.messageId === mailed) await markSent(database, claim, NOW, 'bo: 550 no');
    else await markDead(database, claim, '550 no', NOW);
  }
  await markAnswered(database, refused, NOW);
  const at = (ago: number) => new Date(NOW - ago);
  expect(await database.query('select message, mail, received, answered from going.inbox')).toEqual([
    { message: SAMPLE.message, mail: 'held: it has links in markup', received: at(0), answered: null },
    { message: 'Message 3', mail: 'waiting', received: at(1), answered: null },
    { message: 'Message 2', mail: 'refused: 550 no', received: at(2), answered: at(0) },
    { message: 'Message 1', mail: 'mailed, but not to everyone: bo: 550 no', received: at(3), answered: null },
  ]);
});

test('closes that view to the public roles, even where the schema is open to them', async ({ database }) => {
  await database.query(VIEW);
  await database.query('create role anon').catch(() => {});
  const looking = (grant: string) =>
    database.transaction(async ({ query }) => {
      await query('grant usage on schema going to anon');
      await query(grant);
      await query('set local role anon');
      await query('select * from going.inbox');
    });
  await expect(looking('select 1')).rejects.toThrow('permission denied for view inbox');
  await expect(looking('grant select on going.inbox to anon')).rejects.toThrow(/permission denied for table/);
});
