import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptsFrom } from '../../scripts/server-parts.ts';

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
  const folders = copied.filter((name) => name !== 'scripts').flatMap((name) => [name, ...globSync(`${name}/**/*`)]);
  const code = [...folders, ...scriptsFrom('.', ['scripts/release.ts', 'scripts/start.ts'])].filter(isCode);
  const missing = code.flatMap((path) =>
    importsOf(path).filter((target) => !copied.includes(target.split('/')[0] ?? '')),
  );
  expect(code.length).toBeGreaterThan(100);
  expect([...new Set(missing)]).toEqual([]);
});

function isCode(path: string): boolean {
  return /\.(ts|tsx|astro)$/.test(path) && !/\.(test|d)\.ts$/.test(path);
}

/** The files of the project that a file imports, from the root. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, target]) => join(dirname(path), target ?? ''));
}
