import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { migrate } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

const folder = await temporaryFolder();

test('waits for the disk on commit, erases what is deleted, and lets only this user read its files', async () => {
  const database = await openSqlite(join(folder, 'own.sqlite'));
  for (const [pragma, value] of Object.entries({
    journal_mode: 'wal',
    synchronous: 2,
    foreign_keys: 1,
    secure_delete: 1,
  }))
    expect(await database.query(`pragma ${pragma}`)).toEqual([{ [pragma]: value }]);
  await migrate(database);
  for (const end of ['', '-wal', '-shm'])
    expect((await stat(join(folder, `own.sqlite${end}`))).mode & 0o777, end).toBe(0o600);
  await database.close();
});

test('opens a new file for two programs at the same moment', async () => {
  const script = `
    import { openSqlite } from '${resolve('backend/database/sqlite.ts')}';
    for (let file = 0; file < 10; file += 1) {
      while (Date.now() < ${Date.now() + 1_000} + file * 50);
      await openSqlite('${join(folder, 'shared')}' + file);
    }`;
  const open = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  await Promise.all([open(), open()]);
});
