import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { misspeltVariables, SETTING_NAMES } from './setting-names.ts';

test('knows exactly the names in .env.example', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test("warns of a near miss, and not of other programs' variables", () => {
  expect(misspeltVariables({ SMPT_URL: 'x' })).toEqual([
    'The environment sets SMPT_URL, which is not a setting: is SMTP_URL meant?',
  ]);
  const others = ['PATH', 'HOME', 'HOSTNAME', 'NODE_ENV', 'SITE_URL', 'XDG_DATA_DIRS', 'SUPABASE_DB_URL', 'LOGS'];
  expect(misspeltVariables(Object.fromEntries([...others, 'SMTP_URL'].map((name) => [name, ''])))).toEqual([]);
});
