import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuildCurrent } from './current-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'going-current-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, seconds: number) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), '');
  for (const each of [dirname(path), path]) utimesSync(join(folder, each), seconds, seconds);
}

test('without a build there is no current one', () => {
  expect(isBuildCurrent(folder)).toBe(false);
});

test.each(['content/packages.ts', 'src/pages/index.astro', 'public/favicon.svg', 'astro.config.ts', '.env'])(
  'a build is current until %s is changed after it',
  (path) => {
    write(path, 1_000);
    write('dist/index.html', 2_000);
    expect(isBuildCurrent(folder)).toBe(true);
    write(path, 3_000);
    expect(isBuildCurrent(folder)).toBe(false);
  },
);
