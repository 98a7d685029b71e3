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
  const desk = run(['desk', '--no-open', '--port', '0'], { DATA_DIR: join(folder, 'data') });
  const address = await desk.said(/The desk is at (\S+)#/);
  expect(await (await fetch(address)).text()).toContain('<title>');
  expect((await desk.end('SIGTERM')).code).toBe(0);
});

test('has every page of the docs that its files name', async () => {
  const files = [program, ...(await readdir(join(folder, 'deploy'))).map((name) => join(folder, 'deploy', name))];
  const named = files.flatMap((file) => readFileSync(file, 'utf8').match(/docs\/[\w/-]+\.md/g) ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

/** Node with a change of its own modules before the program runs. */
const changed = (code: string) => ({ NODE_OPTIONS: `--import "data:text/javascript,${encodeURI(code)}"` });
const OLDER = changed("Object.defineProperty(process, 'versions', { value: { node: '22.21.0' } })");
const BROKEN = changed("Object.hasOwn = () => { throw new Error('odd') }");

test.each<[args: string[], code: number, sentence: string | RegExp, settings?: Record<string, string>]>([
  [['inbox'], 0, 'There are no messages yet'],
  [['desk', '--no-open'], 1, 'There are no messages yet'],
  [['backup'], 1, 'Usage: node ../going.cjs backup FILE'],
  [['restore'], 1, 'Usage: node ../going.cjs restore FILE'],
  [['check-setup', '--odd'], 2, '`node ../going.cjs check-setup --send-mail` sends a test mail'],
  // The site was built with another address.
  [['check-setup'], 1, 'PUBLIC_SITE_URL is http://localhost:3000', { PUBLIC_SITE_URL: 'https://www.example.com' }],
  [['inbox', '--help'], 0, 'Usage: node ../going.cjs inbox [options] [id]'],
  [['inbox', '--help'], 0, `Usage: ${join(folder, 'deploy/going-inbox')} [opt`, { STATE_DIRECTORY: '/var/lib/going' }],
  [['--help'], 0, 'check-setup'],
  [['toString'], 2, "There is no command 'toString'."],
  // A stack trace that names our sources.
  [['--help'], 1, /Error: odd\n.*\n? +at .*backend\/going\.ts:\d+:\d+/, BROKEN],
  [['--help'], 1, /^Going needs Node 24 or newer, and this is Node 22\.21\.0\.\n$/, OLDER],
])('ends %j with code %d, and says %s', async (args, code, sentence, settings) => {
  const ended = await run(args, settings).exited;
  expect(ended.output).toMatch(sentence);
  expect(ended.code).toBe(code);
});
