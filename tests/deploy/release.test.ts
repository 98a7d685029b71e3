import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, lstat, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_BUILD_TOOLS } from '../../build/build-tools.ts';
import { type Program, runCommand } from '../program.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// A release as deploy/Containerfile makes it, without the container: the copied files, built, and then the server's packages
// only.

const MEGABYTE = 1_000_000;
// Besides Node itself. With it and a small Debian, an image stays below 250 MB.
const MOST_MEGABYTES = 20;
const MINUTES = 60_000;
// `COPY a b target`, except from other stages.
const COPIED = [...readFileSync('deploy/Containerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
  ([, names]) => (names ?? '').split(' '),
);
const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env;
const env = { PATH, HOME, NODE_EXTRA_CA_CERTS };
const run = promisify(execFile);

const release = await temporaryFolder();
let server: Program | undefined;
beforeAll(async () => {
  for (const name of COPIED) await cp(name, join(release, name), { recursive: true });
  await symlink(resolve('node_modules'), join(release, 'node_modules'));
  await run('npm', ['run', '--silent', 'build'], { cwd: release, env });
  await rm(join(release, 'node_modules'));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['ci', '--omit=dev', ...quiet], { cwd: release, env });
}, 5 * MINUTES);
afterAll(async () => {
  server?.child.kill('SIGKILL');
});

/** Runs a program of the release to its end, without any other settings. */
function runEntry(entry: string) {
  return runCommand(process.execPath, [entry], { cwd: release, env: { ...env, DATA_DIR: join(release, 'none') } })
    .exited;
}

test('copies no settings, messages or local packages into the image', () => {
  expect(COPIED).toContain('package-lock.json');
  expect(COPIED.filter((name) => ['.', '.env', 'data', 'dist', 'node_modules'].includes(name))).toEqual([]);
});

test('serves the site from a release without build tools', async () => {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(release, 'data') };
  server = runCommand(process.execPath, ['build/start.ts'], { cwd: release, env: { ...env, ...settings } });
  const url = await server.said(/(http:\/\/127\.0\.0\.1:\d+)/);
  expect(await (await fetch(`${url}/kickoff`)).text()).toContain('<h1');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('brings its own Node in a release, and few packages', async () => {
  const packages = join(release, 'node_modules');
  expect(existsSync(join(packages, '.bin/node'))).toBe(existsSync('node_modules/.bin/node'));
  const names = (await readdir(packages, { recursive: true })).filter((name) => !/^node-\w+-\w+\//.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await lstat(join(packages, name))).size));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_MEGABYTES * MEGABYTE);
});

test("runs the owner's commands in a release", async () => {
  for (const entry of ['backend/owner/inbox/inbox.ts', 'backend/owner/desk/desk.ts'])
    expect((await runEntry(entry)).output).toContain('There are no messages yet');
  expect(existsSync(join(release, 'desk-dist/index.html'))).toBe(true);
  expect((await runEntry('backend/owner/check-setup.ts')).output).toContain(
    'The site is built; the build tools are not installed here',
  );
  expect((await runEntry('backend/owner/go-live.ts')).output).not.toContain('ERR_MODULE_NOT_FOUND');
});

test('ends a build without its tools with the command that installs them', async () => {
  const { code, output } = await runEntry('build/build.ts');
  expect([code, output.split('\n')[0]]).toEqual([1, NO_BUILD_TOOLS]);
});
