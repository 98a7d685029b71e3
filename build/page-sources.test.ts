import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lastChange } from './page-sources.ts';

const folder = await temporaryFolder();

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], { cwd: folder, stdio: 'ignore' });
}

function commit(name: string, date: string): void {
  writeFileSync(join(folder, name), date);
  git('add', '.');
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-m', name], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

beforeAll(() => {
  git('init', '-q', '.');
  commit('a.ts', '2026-01-02T03:04:05+01:00');
  commit('b.ts', '2026-02-03T04:05:06+01:00');
});

test('returns the latest commit date among the files', () => {
  expect(lastChange(['a.ts'], folder)).toBe('2026-01-02T02:04:05.000Z');
  expect(lastChange(['a.ts', 'b.ts'], folder)).toBe('2026-02-03T03:05:06.000Z');
});

test('returns nothing for an uncommitted file, in a shallow clone, and outside a repository', () => {
  expect(lastChange(['c.ts'], folder)).toBeUndefined();
  const shallow = join(folder, 'shallow');
  git('clone', '-q', '--depth', '1', `file://${folder}`, shallow);
  expect(lastChange(['a.ts', 'b.ts'], shallow)).toBeUndefined();
  expect(lastChange(['a.ts'], tmpdir())).toBeUndefined();
});
