import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importedPackages, scriptsFrom } from '../../scripts/server-parts.ts';

const containerfile = readFileSync('deploy/Containerfile', 'utf8');
// What the build gets of the project: `COPY a b target`.
const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
  (names ?? '').split(' '),
);

test('the Containerfile copies what is there, and neither settings nor messages', () => {
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  expect(copied.filter((name) => ['.', '.env', 'data', 'node_modules'].includes(name))).toEqual([]);
});

test('the Containerfile copies everything that the build and the server import', () => {
  const code = codeOf(['scripts/release.ts', 'scripts/start.ts']);
  const missing = code.flatMap((path) =>
    importsOf(path).filter((target) => !copied.includes(target.split('/')[0] ?? '')),
  );
  expect(code.length).toBeGreaterThan(100);
  expect([...new Set(missing)]).toEqual([]);
});

test('what builds, serves and looks after the site needs no package that only develops it', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const programs = ON_A_SERVER.map((name) => scripts[name].match(/\S+\.ts/)[0]).filter((path) =>
    path.startsWith('scripts/'),
  );
  const packages = importedPackages('.', codeOf(programs));
  expect(packages).toContain('nodemailer');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

const ON_A_SERVER = ['build', 'start', 'release', 'inbox', 'backup', 'restore', 'check-setup', 'go-live'];

/** What these programs may import: their scripts, and everything that the Containerfile copies. */
function codeOf(programs: string[]): string[] {
  const folders = copied.filter((name) => name !== 'scripts').flatMap((name) => [name, ...globSync(`${name}/**/*`)]);
  return [...folders, ...scriptsFrom('.', programs)].filter(isCode);
}

function isCode(path: string): boolean {
  return /\.(ts|tsx|astro)$/.test(path) && !/\.(test|d)\.ts$/.test(path);
}

/** The files of the project that a file imports, from the root. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, target]) => join(dirname(path), target ?? ''));
}
