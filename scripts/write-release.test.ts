import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBuiltSite } from '../testing/built-site.ts';
import { type Program, runCommand } from '../testing/program.ts';
import { SERVER_FOLDERS, serverPackages } from './server-parts.ts';
import { writeRelease } from './write-release.ts';

const MEGABYTE = 1024 * 1024;
// Beside Node itself. With it, and a small Debian under it, an image stays below 250 MB.
const MOST_MEGABYTES = 20;

let folder: string;
let release: string;
let server: Program | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'going-release-'));
  release = join(folder, 'release');
  await mkdir(join(folder, 'dist'));
  await writeBuiltSite(join(folder, 'dist'));
  await writeRelease('.', join(folder, 'dist'), release);
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

test('a release has what the server needs, and serves the site without the project', async () => {
  const env = { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', LOG: 'none', DATA_DIR: join(folder, 'data') };
  server = runCommand(process.execPath, ['scripts/start.ts'], { cwd: release, env });
  const url = await server.said(/(http:\/\/127\.0\.0\.1:\d+)/);
  expect(await (await fetch(`${url}/kickoff`)).text()).toContain('<title>Kickoff</title>');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('the commands of an owner work in a release', async () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'none') };
  const inbox = runCommand(process.execPath, ['backend/inbox/inbox.ts'], { cwd: release, env });
  expect(await inbox.exited).toEqual({ code: 0, output: 'No messages yet.\n' });
});

test('a release is small, and has neither tests nor what only the build needs', async () => {
  const names = await readdir(release, { recursive: true });
  expect(names.filter((name) => name.endsWith('.test.ts') && !name.startsWith('node_modules'))).toEqual([]);
  expect((await readdir(release)).toSorted()).toEqual(
    [
      '.env.example',
      'LICENSE',
      'deploy',
      'dist',
      'node_modules',
      'package.json',
      'scripts',
      ...SERVER_FOLDERS,
    ].toSorted(),
  );
  const sizes = await Promise.all(names.filter((name) => !/\/bin\/node$/.test(name)).map((name) => size(name)));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_MEGABYTES * MEGABYTE);
  expect(serverPackages('.')).not.toContain('node_modules/astro');
});

test('a folder that is there already is not written into', async () => {
  const there = join(folder, 'there');
  await mkdir(there);
  await expect(writeRelease('.', join(folder, 'dist'), there)).rejects.toThrow(/EEXIST/);
  expect(await readdir(there)).toEqual([]);
});

async function size(name: string): Promise<number> {
  return (await lstat(join(release, name))).size;
}
