import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { testDatabase } from '../../tests/test-database.ts';
import { openSqlite } from './sqlite.ts';

const folder = await temporaryFolder();

test('waits for the disk on commit, while readers do not wait for writers', async () => {
  const database = await openSqlite(join(folder, 'pragmas.sqlite'));
  expect(await database.query('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await database.query('pragma synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await database.query('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  expect(await database.query('pragma secure_delete')).toEqual([{ secure_delete: 1 }]);
  await database.close();
});

test('creates files that only this user can read', async () => {
  const database = await testDatabase(join(folder, 'rights.sqlite'));
  for (const end of ['', '-wal', '-shm']) {
    expect((await stat(join(folder, `rights.sqlite${end}`))).mode & 0o777, end).toBe(0o600);
  }
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
