import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/afterwards.ts';
import { freePort } from '../tests/listen.ts';
import { type Program, runCommand } from '../tests/program.ts';

// As an owner starts it, in a folder without the developer's `.env`.
const folder = await temporaryFolder();
beforeAll(async () => {
  for (const name of ['package.json', 'build', 'node_modules']) await symlink(resolve(name), join(folder, name));
});

const SERVER = ['node_modules/.bin/node', resolve('backend/going.ts')] as const;

async function start(command: string, ...args: string[]): Promise<{ program: Program; port: number; pid: number }> {
  const port = await freePort();
  const env = { PATH: process.env['PATH'], PORT: `${port}`, HOST: '127.0.0.1', SITE_DIR: 'none' };
  const program = runCommand(command, args, { cwd: folder, env, detached: true });
  const pid = program.child.pid as number;
  onTestFinished(() => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {}
  });
  await program.said(/Going is at/);
  return { program, port, pid };
}

test('tells a wrong setting of the server before it builds', async () => {
  const env = { PATH: process.env['PATH'], PORT: 'http' };
  const { code, output } = await runCommand('npm', ['start'], { cwd: folder, env }).exited;
  expect([code, output.split('\n').at(-2)]).toEqual([1, 'The setting PORT must be a whole number from 0 to 65535.']);
  expect(output).not.toContain('Building');
});

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test.each([
  ['npm gets a signal', ['npm', 'start'], 'SIGTERM', (pid: number) => pid],
  ['all processes get the signal, as from a terminal or systemd', ['npm', 'start'], 'SIGINT', (pid: number) => -pid],
  ['it is the started process itself', SERVER, 'SIGTERM', (pid: number) => pid],
] as const)('ends the server when %s', async (_, [command, argument], signal, receiver) => {
  const { program, port, pid } = await start(command, argument);
  expect(await answers(port)).toBe(true);
  process.kill(receiver(pid), signal);
  expect((await program.exited).code).toBe(0);
  expect(await answers(port)).toBe(false);
});
