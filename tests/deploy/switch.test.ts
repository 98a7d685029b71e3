import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../afterwards.ts';
import { close, listen } from '../listen.ts';
import { runCommand } from '../program.ts';

// Runs deploy/going-switch on fake releases. A fake systemctl notes which release runs after a restart; a server answers
// `/readyz` for it, with the status in the release's file `status`, or not at all.

let folder: string;
const server = createServer((request, response) => {
  const running = readFileSync(join(folder, 'running'), 'utf8').trim();
  const status = Number(readFileSync(join(folder, running, 'status'), 'utf8'));
  if (status === 0) request.socket.destroy();
  else response.writeHead(request.url === '/readyz' ? status : 404).end();
});

beforeEach(async () => {
  folder = await temporaryFolder();
  const port = await listen(server);
  let script = await readFile('deploy/going-switch', 'utf8');
  for (const [from, to] of [
    ['/srv/going', folder],
    [':3000', `:${port}`],
    // Once again after a second instead of for a minute.
    ['--retry 30 --retry-delay 2', '--retry 1 --retry-delay 1'],
  ] as const) {
    expect(script).toContain(from);
    script = script.replaceAll(from, to);
  }
  await program('going-switch', script);
  await program('systemctl', `#!/bin/sh\n[ "$*" != 'restart going.service' ] || readlink current > running\n`);
  await release('1', 200);
  await symlink('1', join(folder, 'current'));
  await writeFile(join(folder, 'running'), '1');
});
afterEach(async () => {
  await close(server);
});

async function program(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text);
  await chmod(join(folder, name), 0o755);
}

async function release(name: string, status: number): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'going.cjs'), '');
  await writeFile(join(folder, name, 'status'), `${status}`);
}

async function switchTo(name: string) {
  const env = { PATH: `${folder}${delimiter}${process.env['PATH']}` };
  const { code, output } = await runCommand(join(folder, 'going-switch'), [name], { env }).exited;
  const current = await readlink(join(folder, 'current'));
  return { code, output, current, running: (await readFile(join(folder, 'running'), 'utf8')).trim() };
}

test('switches to a release that is ready', async () => {
  await release('release-2', 200);
  expect(await switchTo('release-2')).toEqual({
    code: 0,
    output: 'release-2 serves the site. To go back: going-switch 1\n',
    current: 'release-2',
    running: 'release-2',
  });
});

test.each([
  ['answers 503', 503],
  ['answers 404', 404],
  ['does not answer', 0],
])('goes back to the release before when the new one %s', async (_, status) => {
  await release('2', status);
  const { output, ...left } = await switchTo('2');
  expect(left).toEqual({ code: 1, current: '1', running: '1' });
  expect(output).toContain('2 is not ready (journalctl -u going says why): going back to 1.');
  expect(output).toContain('1 serves the site again.');
});

test('says so when the release before is not ready either', async () => {
  await release('1', 503);
  await release('2', 503);
  const { code, output, current } = await switchTo('2');
  expect([code, current]).toEqual([2, '1']);
  expect(output).toContain('1 is not ready either');
});

test.each(['3', 'current', '..', '../1', '-f', "1'; reboot"])('refuses %j, which is no release', async (name) => {
  expect(await switchTo(name)).toMatchObject({ code: 64, current: '1', running: '1' });
});

test('is what the workflow runs, after tests and build', async () => {
  const commands = (await readFile('deploy/release.yml', 'utf8')).match(/npm (ci|test|run).*|sudo [\w-]+/g);
  expect(commands).toEqual(['npm ci', 'npm test', 'npm run build', 'sudo going-switch']);
});
