import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { misspeltVariables, parseEnvFile, readEnvFile, SETTING_NAMES } from './env-file.ts';

const folder = await temporaryFolder();

const KNOWN = ['PORT', 'SMTP_URL', 'CONTACT_FROM'];
const parse = (text: string) => parseEnvFile(new TextEncoder().encode(text), '.env', KNOWN);

test('reads comments, quotes, a byte-order mark and Windows line endings', () => {
  const text = '\ufeffPORT=8080\r\n# PROT=1\r\n\r\nexport CONTACT_FROM="Going <a@b.c>"\r\nSMTP_URL=\r\n';
  const variables = { PORT: '8080', CONTACT_FROM: 'Going <a@b.c>', SMTP_URL: '' };
  expect(parse(text)).toEqual({ ok: true, variables, warnings: [] });
});

test.each([
  ['SMPT_URL=x', '.env, line 1: there is no setting SMPT_URL: is SMTP_URL meant?'],
  ['PORT=1\nPORT 2', '.env, line 2: expected NAME=value.'],
  ['\nPORT: 2', '.env, line 2: expected NAME=value.'],
  ['CONTACT_FROM="Going\nwebsite"', '.env, line 2: expected NAME=value.'],
  ['CONTACT_FROM="Going\nPORT="1"', '.env, line 1: the quote after CONTACT_FROM= is not closed.'],
  ['PORT=1\nPORT=2', '.env, line 2: PORT is already set in line 1.'],
  ["CONTACT_FROM=Ada's site\nPROT=1", '.env, line 2: there is no setting PROT: is PORT meant?'],
])('refuses %j in a sentence with its line', (text, reason) => {
  expect(parse(text)).toEqual({ ok: false, reasons: [reason] });
});

test('only warns of an unknown name', () => {
  expect(parse('ANALYTICS=1')).toEqual({
    ok: true,
    variables: { ANALYTICS: '1' },
    warnings: ['.env, line 1: there is no setting ANALYTICS; .env.example has them all.'],
  });
});

test('refuses a file in another encoding', () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x50, 0x00]);
  expect(parseEnvFile(bytes, '.env', KNOWN)).toEqual({ ok: false, reasons: [expect.stringContaining('not in UTF-8')] });
});

test('refuses a file that cannot be read, and accepts a missing one', async () => {
  await mkdir(join(folder, 'folder'));
  const reason = expect.stringMatching(/folder cannot be read: EISDIR/);
  expect(readEnvFile(join(folder, 'folder'))).toEqual({ ok: false, reasons: [reason] });
  expect(readEnvFile(join(folder, 'none'))).toEqual({ ok: true, variables: {}, warnings: [] });
});

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
