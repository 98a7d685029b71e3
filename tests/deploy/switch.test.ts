import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../afterwards.ts';
import { close, listen } from '../listen.ts';
import { runCommand } from '../program.ts';

// Runs deploy/going-switch on fake releases. A fake systemctl notes which release runs after a restart; a server answers
// `/readyz` for it, with the status in the release's file `status`.

let folder: string;
const server = createServer(({ url }, response) => {
  const running = readFileSync(join(folder, 'running'), 'utf8').trim();
  const status = Number(readFileSync(join(folder, running, 'status'), 'utf8'));
  response.writeHead(url === '/readyz' ? status : 404).end();
});

beforeEach(async () => {
  folder = await temporaryFolder();
  const script = (await readFile('deploy/going-switch', 'utf8'))
    .replaceAll('/srv/going', folder)
    .replaceAll(':3000', `:${await listen(server)}`)
    // Once again after a second instead of for a minute.
    .replaceAll('--retry 30 --retry-delay 2', '--retry 1 --retry-delay 1');
  const systemctl = `#!/bin/sh\n[ "$*" != 'restart going.service' ] || readlink current > running\n`;
  for (const [name, text] of Object.entries({ 'going-switch': script, systemctl, running: '1' })) {
    await writeFile(join(folder, name), text);
    await chmod(join(folder, name), 0o755);
  }
  await release('1', 200);
  await symlink('1', join(folder, 'current'));
});
afterEach(() => close(server));

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

test.each([
  [[200, 200], 0, '2', '2 serves the site. To go back: going-switch 1\n'],
  [[503, 200], 1, '1', '2 is not ready (journalctl -u going says why): going back to 1.\n'],
  [[503, 503], 2, '1', '1 is not ready either'],
] as const)('switches to a release that is ready, and else back: %j', async ([next, before], code, left, said) => {
  await release('1', before);
  await release('2', next);
  const switched = await switchTo('2');
  expect(switched).toMatchObject({ code, current: left, running: left });
  expect(switched.output).toContain(said);
});

test.each(['3', 'current', '../1', '-f', "1'; reboot"])('refuses %j, which is no release', async (name) => {
  expect(await switchTo(name)).toMatchObject({ code: 64, current: '1', running: '1' });
});
