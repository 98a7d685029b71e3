import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/afterwards.ts';
import { staleness } from './current-build.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const settings = { PUBLIC_SITE_URL: '', PUBLIC_COUNT_VISITS: 'on' };

function write(path: string, seconds: number, text = '') {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  for (let at = path; at !== '.'; at = dirname(at)) utimesSync(join(folder, at), seconds, seconds);
}

test.each(['content/packages.ts', 'src/pages/index.astro', 'public/favicon.svg', 'astro.config.ts'])(
  'is current until %s changes',
  (path) => {
    write(path, 1_000);
    expect(staleness(folder, settings)).toBe('There is no built site yet.');
    write('dist/index.html', 2_000);
    expect(staleness(folder, settings)).toBeNull();
    write(path, 3_000);
    expect(staleness(folder, settings)).toMatch(/^The built site is older than /);
  },
);

test('is out of date once a source is deleted', () => {
  write('public/old.pdf', 1_000);
  write('dist/index.html', 2_000);
  rmSync(join(folder, 'public/old.pdf'));
  expect(staleness(folder, settings)).toBe('The built site is older than public.');
});

test('stays current when a test changes', () => {
  write('content/packages.test.ts', 3_000);
  utimesSync(join(folder, 'content'), 1_000, 1_000);
  write('dist/index.html', 2_000);
  expect(staleness(folder, settings)).toBeNull();
});

test('is current until a build setting changes', () => {
  write('dist/index.html', 2_000);
  write('.astro/built-with.json', 2_000, JSON.stringify(settings));
  expect(staleness(folder, settings)).toBeNull();
  const moved = { ...settings, PUBLIC_SITE_URL: 'https://www.going.example' };
  expect(staleness(folder, moved)).toBe('The built site was made with a different PUBLIC_SITE_URL.');
});
