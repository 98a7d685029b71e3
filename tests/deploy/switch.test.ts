import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { stopAfterwards, temporaryFolder } from '../afterwards.ts';
import { close, listen } from '../listen.ts';
import { runCommand } from '../program.ts';

/** Runs `deploy/going-switch` where 1 is served. A fake systemctl notes what runs; `statuses` are what that answers. */
async function switchTo(name: string, statuses: Record<string, number> = {}) {
  const folder = await temporaryFolder();
  const running = () => readFileSync(join(folder, 'running'), 'utf8').trim();
  const server = createServer((_, response) => response.writeHead(statuses[running()] ?? 404).end());
  stopAfterwards({ stop: () => close(server) });
  const script = (await readFile('deploy/going-switch', 'utf8'))
    .replaceAll('/srv/going', folder)
    .replaceAll(':3000', `:${await listen(server)}`)
    // Once again after a second instead of for a minute.
    .replaceAll('--retry 30 --retry-delay 2', '--retry 1 --retry-delay 1');
  const systemctl = `#!/bin/sh\n[ "$*" != 'restart going.service' ] || readlink current > running\n`;
  for (const release of ['1', '2']) await mkdir(join(folder, release));
  const files = { 'going-switch': script, systemctl, running: '1', '1/going.cjs': '', '2/going.cjs': '' };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(folder, file), text);
    await chmod(join(folder, file), 0o755);
  }
  await symlink('1', join(folder, 'current'));
  const env = { PATH: `${folder}${delimiter}${process.env['PATH']}` };
  const { code, output } = await runCommand(join(folder, 'going-switch'), [name], { env }).exited;
  return { code, output, current: await readlink(join(folder, 'current')), running: running() };
}

test.each([
  [[200, 200], 0, '2', '2 serves the site. To go back: going-switch 1\n'],
  [[503, 200], 1, '1', '2 is not ready (journalctl -u going says why): going back to 1.\n'],
  [[503, 503], 2, '1', '1 is not ready either'],
] as const)('switches to a release that is ready, and else back: %j', async ([next, before], code, left, said) => {
  const output = expect.stringContaining(said);
  expect(await switchTo('2', { 1: before, 2: next })).toEqual({ code, output, current: left, running: left });
});

test.each(['3', 'current', '../1', '-f', "1'; reboot"])('refuses %j, which is no release', async (name) => {
  expect(await switchTo(name)).toMatchObject({ code: 64, current: '1', running: '1' });
});
