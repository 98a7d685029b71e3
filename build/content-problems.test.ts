import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../tests/project-copy.ts';
import { brokenFile, NO_BUILD_TOOLS } from './content-problems.ts';

const ROOT = '/home/owner/site/';

function errorWith(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack });
}

test.each([
  [
    'that is no TypeScript',
    errorWith("Expected ',', got 'phone'", `file://${ROOT}content/company.ts:58\n  phone: '1'\n`),
    "content/company.ts, line 58: Expected ',', got 'phone'.",
  ],
  [
    'that lacks what another takes from it',
    errorWith(
      'no x',
      `Error: no x\n    at node_modules/a.js:1\n    at file://${ROOT}content/en/legal/imprint.ts:4:9\n`,
    ),
    'content/en/legal/imprint.ts, line 4: no x.',
  ],
  [
    'that the development server cannot read',
    errorWith('\u001b[31m[PARSE_ERROR]\u001b[0m Unexpected token\n   ╭─[ content/packages/kickoff.ts:7:24 ]\n', ''),
    'content/packages/kickoff.ts, line 7: [PARSE_ERROR] Unexpected token.',
  ],
  ['that nobody names', errorWith('Out of memory', ''), 'The content cannot be loaded: Out of memory.'],
])('names a file %s in a sentence', (_what, error, sentence) => {
  expect(brokenFile(error, ROOT)).toBe(sentence);
});

// `npm run build` on a copy with broken content.
const { folder, remove } = await copyProject();
beforeAll(async () => {
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), 'the old site');
});
afterAll(remove);

async function buildWith(file: string, from: string | RegExp, to: string): Promise<string> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['build/build.ts'], { cwd: folder }, (error, stdout, stderr) => {
      resolve(`${error?.code} ${stdout}${stderr}`);
    });
  });
  await writeFile(path, text);
  return printed;
}

test.each([
  [
    'content/company.ts',
    /^ {2}address: \{$/m,
    '  adress: {',
    /^- content\/company\.ts: '.*' has no field 'address'\.$/m,
  ],
  [
    'content/en/packages/get-started.ts',
    /^ {8}'?product-team'?:/m,
    '        crew:',
    /^- content\/packages\/get-started\.ts, line \d+: These words have no entry of their id here: .*\.crew\.$/m,
  ],
  [
    'content/proof.ts',
    /people: readonly Person\[\] = \[/,
    "$&{ name: 'Eva', role: 'Partner', image: 'no-one' },",
    /^- content\/proof\.ts: 'no-one' has no picture: /m,
  ],
])('ends a build of wrong content (%s) with a sentence, and leaves the old site', async (file, from, to, sentence) => {
  const printed = await buildWith(file, from, to);
  expect(printed).toMatch(/^1 The content has mistakes:\n/);
  expect(printed).toMatch(sentence);
  expect(printed).toContain('The previous site is still in dist/.');
  expect(printed).not.toMatch(/^\s+at /m);
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('the old site');
});

// Last, because it takes the build tools away.
test("ends a build where only the server's packages are installed with the command that installs the others", async () => {
  const modules = join(folder, 'node_modules');
  await rm(modules);
  await mkdir(modules);
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  for (const name of Object.keys(dependencies)) await symlink(resolve('node_modules', name), join(modules, name));
  expect((await buildWith('content/company.ts', /^/, '')).split('\n')[0]).toBe(`1 ${NO_BUILD_TOOLS}`);
});
