import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELEASE } from '../../build/current-build.ts';
import { temporaryFolder } from '../afterwards.ts';
import { type Program, runCommand } from '../program.ts';

// The built release, alone in a folder.
const folder = join(await temporaryFolder(), 'release');
const program = join(folder, 'going.cjs');
let server: Program | undefined;
beforeAll(() => cp(RELEASE, folder, { recursive: true }));
afterAll(() => server?.end('SIGKILL'));

function run(args: readonly string[], settings: Record<string, string> = {}): Program {
  const env = { DATA_DIR: join(folder, 'none'), ...settings };
  return runCommand(process.execPath, [program, ...args], { cwd: join(folder, 'deploy'), env });
}

test('serves the site from the folder alone, with its files compressed', async () => {
  server = run([], { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') });
  const url = await server.said(/(http:\/\/127\.0\.0\.1:\d+)/);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(`${url}/kickoff`, { headers: { 'accept-encoding': encoding } });
    expect(await answer.text()).toContain('<h1');
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  }
  expect((await fetch(`${url}/kickoff.html.br`)).status).toBe(404);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('has every page of the docs that its files name', async () => {
  const files = [program, ...(await readdir(join(folder, 'deploy'))).map((name) => join(folder, 'deploy', name))];
  const named = files.flatMap((file) => readFileSync(file, 'utf8').match(/docs\/[\w/-]+\.md/g) ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

test.each([
  [['inbox'], 0, 'There are no messages yet'],
  [['desk', '--no-open'], 1, 'There are no messages yet'],
  [['backup'], 1, 'Usage: node ../going.cjs backup FILE'],
  [['restore'], 1, 'Usage: node ../going.cjs restore FILE'],
  [['check-setup', '--odd'], 2, '`node ../going.cjs check-setup --send-mail` sends a test mail'],
  [['inbox', '--help'], 0, 'Usage: node ../going.cjs inbox [options] [id]'],
  [['--help'], 0, 'check-setup'],
  [['toString'], 2, "There is no command 'toString'."],
] as const)("runs the operator's command %j", async (args, code, sentence) => {
  const ended = await run(args).exited;
  expect(ended.output).toContain(sentence);
  expect(ended.code).toBe(code);
});

test('checks the address that the site was built with', async () => {
  const { output } = await run(['check-setup'], { PUBLIC_SITE_URL: 'https://www.example.com' }).exited;
  expect(output).toContain('PUBLIC_SITE_URL is http://localhost:3000, where no visitor finds it');
});

test("names the inbox's own script under systemd", async () => {
  const { output } = await run(['inbox', '--help'], { STATE_DIRECTORY: '/var/lib/going' }).exited;
  expect(output).toContain(`Usage: ${join(folder, 'deploy/going-inbox')} [options] [id]`);
});

test('opens the desk on stored messages', async () => {
  const desk = run(['desk', '--no-open', '--port', '0'], { DATA_DIR: join(folder, 'data') });
  const address = await desk.said(/The desk is at (\S+)#/);
  expect(await (await fetch(address)).text()).toContain('<title>');
  expect((await desk.end('SIGTERM')).code).toBe(0);
});

/** Node with a change of its own modules before the program runs. */
const changed = (code: string) =>
  run(['--help'], { NODE_OPTIONS: `--import "data:text/javascript,${encodeURI(code)}"` });

test('ends on an unforeseen error with a stack trace that names our sources', async () => {
  const { code, output } = await changed("Object.hasOwn = () => { throw new Error('odd') }").exited;
  expect(code).toBe(1);
  expect(output).toMatch(/Error: odd\n.*\n? +at .*backend\/going\.ts:\d+:\d+/);
});

test('says which Node it needs to an older one', async () => {
  const older = "Object.defineProperty(process, 'versions', { value: { node: '22.21.0' } })";
  expect(await changed(older).exited).toEqual({
    code: 1,
    output: 'Going needs Node 24 or newer, and this is Node 22.21.0.\n',
  });
});
