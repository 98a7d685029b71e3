import { chmod, chown, copyFile, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { storeMessages } from '../../tests/outbox.ts';
import { NO_LIMITS, post, runProgram, runServer } from '../../tests/program.ts';
import { countRows, testDatabase } from '../../tests/test-database.ts';
import { DATABASE_FILE } from '../database/sqlite.ts';
import { lastBackup } from '../tell/alarm-row.ts';
import { makeBackup, restoreBackup } from './backup-file.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const KEPT = `${DATABASE_FILE}.before-2026-03-01T12-00-00-000Z`;
const PROJECT = resolve('.');

let folder: string;
let data: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  data = join(folder, 'data');
  file = join(folder, 'backup.sqlite');
  await mkdir(data);
});
const serve = async (variables: Record<string, string>) => {
  const server = await runServer(folder, variables);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
};

async function messagesIn(place: string, count: number): Promise<string[]> {
  await mkdir(place, { recursive: true });
  const database = await testDatabase(join(place, DATABASE_FILE));
  const ids = await storeMessages(database, count);
  await database.close();
  return ids;
}

function idsIn(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('select id from contact_message order by id').all() as { id: string }[];
  database.close();
  return rows.map(({ id }) => id);
}

test('restores every message that was accepted before a backup made under load', async () => {
  const server = await serve(NO_LIMITS);
  const accepted: string[] = [];
  let over = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!over) {
      const { id } = await post(server.url, crypto.randomUUID());
      if (id !== null) accepted.push(id);
    }
  });
  while (accepted.length < 30) await post(server.url, crypto.randomUUID());
  const before = [...accepted];
  const { code, output } = await runProgram('backup', folder, {}, [file]).exited;
  over = true;
  await Promise.all(visitors);
  await server.end('SIGTERM');
  const inFile = idsIn(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect([code, output]).toEqual([0, expect.stringMatching(new RegExp(`^${inFile.length} messages are in `, 'm'))]);
  const database = await testDatabase(join(data, DATABASE_FILE));
  expect(Math.abs(Date.now() - ((await lastBackup(database)) ?? 0))).toBeLessThan(60_000);
  await database.close();
  expect(before.filter((id) => !inFile.includes(id))).toEqual([]);
  // Messages arrived while the backup was made.
  expect(accepted.length).toBeGreaterThan(before.length);

  const elsewhere = join(folder, 'elsewhere');
  const restored = await runProgram('restore', folder, { DATA_DIR: elsewhere }, [file]).exited;
  const back = expect.stringContaining(`${inFile.length} messages are back in `);
  expect(restored).toEqual({ code: 0, output: back });
  const again = await serve({ DATA_DIR: elsewhere });
  expect((await post(again.url, crypto.randomUUID())).status).toBe(200);
  await again.end('SIGTERM');
  expect(idsIn(join(elsewhere, DATABASE_FILE))).toHaveLength(inFile.length + 1);
});

test('says that a backup was made, though the time of it cannot be noted', async () => {
  await messagesIn(data, 1);
  const other = new DatabaseSync(join(data, DATABASE_FILE));
  other.exec('begin immediate');
  const { code, output } = await runProgram('backup', folder, {}, [file]).exited;
  other.close();
  expect(idsIn(file)).toHaveLength(1);
  expect([code, output]).toEqual([0, expect.stringMatching(/^1 message is in .*\nThis backup is not noted: .*locked/)]);
});

describe('backup', () => {
  test('refuses a place inside the project, also through a symbolic link', async () => {
    await messagesIn(data, 1);
    const project = join(folder, 'project');
    await mkdir(join(project, 'public'), { recursive: true });
    await symlink(join(project, 'public'), join(folder, 'linked'));
    for (const place of [join(project, 'public/a.sqlite'), join(folder, 'linked/a.sqlite')])
      await expect(makeBackup(data, place, project), place).rejects.toThrow(`is inside ${project}: `);
    expect(await readdir(join(project, 'public'))).toEqual([]);
  });

  test('refuses a missing folder, a file that is there, and a data folder without messages', async () => {
    await expect(makeBackup(data, file, PROJECT)).rejects.toThrow(/^There are no messages in /);
    await messagesIn(data, 1);
    const nowhere = join(folder, 'none/a.sqlite');
    await expect(makeBackup(data, nowhere, PROJECT)).rejects.toThrow(/^The folder .* does not exist/);
    await writeFile(file, 'of yesterday');
    await expect(makeBackup(data, file, PROJECT)).rejects.toThrow(/already exists/);
    expect(await readFile(file, 'utf8')).toBe('of yesterday');
  });

  test('leaves no copy of a database that it cannot use, and names the database', async () => {
    await messagesIn(data, 1);
    const database = new DatabaseSync(join(data, DATABASE_FILE));
    database.exec('delete from migration where version > 9');
    database.exec("insert into migration (version, name, applied_at) values (8, 'of 0.1.0', 0)");
    database.close();
    const refused = `${join(data, DATABASE_FILE)} cannot be used as a database of messages: it is of version 0.1.0`;
    await expect(makeBackup(data, file, PROJECT)).rejects.toThrow(refused);
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });
});

describe('restore', () => {
  beforeEach(async () => {
    await messagesIn(join(folder, 'other'), 2);
    await makeBackup(join(folder, 'other'), file, PROJECT);
  });

  test('keeps the previous database beside the new one, readable by its owner only', async () => {
    const ids = await messagesIn(data, 5);
    await chmod(file, 0o644);
    const kept = join(data, KEPT);
    expect(await restoreBackup(file, data, NOW)).toEqual({ messages: 2, kept });
    expect(idsIn(join(data, DATABASE_FILE))).toEqual(idsIn(file));
    expect(idsIn(kept)).toEqual(ids.toSorted());
    expect((await stat(join(data, DATABASE_FILE))).mode & 0o777).toBe(0o600);
    expect(await readdir(data)).toEqual([DATABASE_FILE, KEPT]);
  });

  test.skipIf(process.getuid?.() !== 0)("gives the database to the folder's owner when root restores", async () => {
    await chown(data, 65_534, 65_534);
    await restoreBackup(file, data, NOW);
    const { uid, gid } = await stat(join(data, DATABASE_FILE));
    expect([uid, gid]).toEqual([65_534, 65_534]);
  });

  test('refuses while a program uses the data, and changes nothing', async () => {
    const running = await testDatabase(join(data, DATABASE_FILE));
    await storeMessages(running, 5);
    await expect(restoreBackup(file, data, NOW)).rejects.toThrow(/is using .*: stop it first\.$/);
    expect(await countRows(running, 'contact_message')).toBe(5);
    await storeMessages(running, 1);
    await running.close();
    expect(await readdir(data)).toEqual([DATABASE_FILE]);
    expect(idsIn(join(data, DATABASE_FILE))).toHaveLength(6);
  });

  test('refuses a file that is no backup, damaged or of a newer version, and changes nothing', async () => {
    const ids = await messagesIn(data, 5);
    const other = join(folder, 'other.sqlite');
    await writeFile(other, 'Dear diary, this is no database, and has never been one.'.repeat(100));
    await expect(restoreBackup(other, data, NOW)).rejects.toThrow(/cannot be used as a database of messages/);

    await copyFile(file, other);
    const bytes = await readFile(other);
    // Damage the last page: queries on the others still succeed.
    await writeFile(other, bytes.fill(0, bytes.length - 4_096));
    await expect(restoreBackup(other, data, NOW)).rejects.toThrow(
      /cannot be used as a database of messages: (it is damaged|.*malformed)/,
    );

    await copyFile(file, other);
    const newer = new DatabaseSync(other);
    newer.exec("insert into migration (version, name, applied_at) values (999, 'of tomorrow', 0)");
    newer.close();
    await expect(restoreBackup(other, data, NOW)).rejects.toThrow(/it has version 999/);

    expect(await readdir(data)).toEqual([DATABASE_FILE]);
    expect(idsIn(join(data, DATABASE_FILE))).toEqual(ids.toSorted());
  });
});
