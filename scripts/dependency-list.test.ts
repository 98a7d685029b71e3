import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPENDENCY_LIST, dependencyList } from './dependency-list.ts';

test('matches the lock file', () => {
  expect(readFileSync(DEPENDENCY_LIST, 'utf8'), 'npm run list-dependencies').toBe(dependencyList('.'));
});

test('lists only licences that let a company use and serve the package', () => {
  const table = dependencyList('.').split('With all that these bring along')[1] ?? '';
  const named = [...table.matchAll(/^\| ([^|]+) \| \d+ \| \d+ \|$/gm)].map(([, licence = '']) => licence);
  expect(named.length).toBeGreaterThan(3);
  // One of several alternative licences is enough.
  const isRefused = (licence: string) =>
    licence
      .replace(/LGPL[\w.-]*/g, '')
      .split(' OR ')
      .every((choice) => /\b(AGPL|GPL|SSPL|BUSL|UNLICENSED|Commons-Clause)\b/i.test(choice));
  expect(named.filter(isRefused)).toEqual([]);
});
