import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NAMES_THE_TABLE = /\b(?:from|into|update|join|table|on) going\.outbox\b/i;

// How the table came to be is history; the tests' own hand on it is one file.
const EXCEPT = ['backend/database/migrations.ts', 'tests/outbox.ts'];

const sources = globSync('{backend,build,catalogue,content,domain,src,supabase,tests}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
}).filter((path) => !path.endsWith('.test.ts') && !EXCEPT.includes(path));

const ours = sources.filter((path) => path.startsWith('backend/outbox/'));

test('has no SQL outside the outbox that names its table', () => {
  const naming = sources.filter((path) => NAMES_THE_TABLE.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual(naming.filter((path) => ours.includes(path)));
  expect(naming.length).toBeGreaterThan(1);
});

test('knows nothing of what it delivers', () => {
  const imports = ours.flatMap((path) => readFileSync(path, 'utf8').match(/from '\.[^']*'/g) ?? []);
  const rooms = imports.map((line) => /'\.\.\/(\w+)/.exec(line)?.[1]).filter((room) => room !== undefined);
  expect([...new Set(rooms)].toSorted()).toEqual(['database', 'log', 'mail', 'repeat']);
});
