import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnvFile, readEnvFile, SETTING_NAMES } from './env-file.ts';

test('reads comments, quotes and Windows line endings', () => {
  const text = 'PORT=8080\r\n# PROT=1\r\n\r\nexport CONTACT_FROM="Going <a@b.c>"\r\nSMTP_URL=\r\n';
  const variables = { PORT: '8080', CONTACT_FROM: 'Going <a@b.c>', SMTP_URL: '' };
  expect(parseEnvFile(text, '.env')).toEqual({ ok: true, variables });
});

test.each([
  ['SMPT_URL=x', '.env, line 1: there is no setting SMPT_URL; .env.example has them all.'],
  ['PORT=1\nPORT 2', '.env, line 2: expected NAME=value.'],
  ['CONTACT_FROM="Going\nwebsite"', '.env, line 2: expected NAME=value.'],
  ['CONTACT_FROM="Going\nPORT="1"', '.env, line 1: the quote after CONTACT_FROM= is not closed.'],
  ['PORT=1\nPORT=2', '.env, line 2: PORT is already set in line 1.'],
])('refuses %j in a sentence with its line', (text, reason) => {
  expect(parseEnvFile(text, '.env')).toEqual({ ok: false, reasons: [reason] });
});

test('refuses a file that cannot be read, and accepts a missing one', () => {
  expect(readEnvFile('backend')).toEqual({ ok: false, reasons: [expect.stringMatching(/cannot be read: EISDIR/)] });
  expect(readEnvFile('public/favicon.ico')).toMatchObject({ ok: false });
  expect(readEnvFile('no-such-file')).toEqual({ ok: true, variables: {} });
});

test('knows exactly the names in .env.example', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
});
