import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST_VERSION } from '../database/migrations.ts';
import { SUPABASE_MIGRATIONS_FOLDER, supabaseMigrations } from '../database/postgres-schema.ts';
import { readEdgeSettings } from './edge-functions.ts';

const COMPANY = { name: 'Going', email: 'hello@going.example', messagesKeptMonths: 12 };
const RIGHT = {
  SUPABASE_DB_URL: 'postgres://going:x@db.example.com/messages',
  SMTP_URL: 'smtps://going:x@mail.example.com',
  DELIVER_SECRET: 'x'.repeat(32),
};

test("defaults to the platform's database and one proxy, which settings override", () => {
  expect(readEdgeSettings(RIGHT, COMPANY)).toMatchObject({
    ok: true,
    settings: { postgres: { host: 'db.example.com' }, smtp: { port: 465 }, trustedProxies: 1 },
  });
  const other = { ...RIGHT, DATABASE_URL: 'postgres://going:x@pool.example.com:6543/messages', TRUST_PROXY: '2' };
  expect(readEdgeSettings(other, COMPANY)).toMatchObject({
    settings: { postgres: { host: 'pool.example.com', port: 6543 }, trustedProxies: 2 },
  });
});

test.each([
  ['SUPABASE_DB_URL', '', 'The setting DATABASE_URL must be'],
  ['SMTP_URL', '', 'The setting SMTP_URL must be'],
  ['SMTP_URL', 'smtp://going:x@mail.example.com', 'The setting SMTP_URL must not use port 587'],
  ['SMTP_URL', 'smtp://going:x@mail.example.com:25', 'The setting SMTP_URL must not use port 25'],
  ['DELIVER_SECRET', '', 'The setting DELIVER_SECRET must have at least 32 characters'],
  ['DELIVER_SECRET', 'short', 'The setting DELIVER_SECRET must have at least 32 characters'],
  ['CONTACT_TO', 'nobody', 'The setting CONTACT_TO must be'],
])('refuses %s=%j in a sentence', (name, value, sentence) => {
  const result = readEdgeSettings({ ...RIGHT, [name]: value }, COMPANY);
  expect(result).toEqual({ ok: false, reason: expect.stringContaining(sentence) });
});

test("pins the hosted functions' packages to the tested versions", () => {
  const { imports } = JSON.parse(readFileSync('supabase/functions/deno.json', 'utf8'));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [name, specifier] of Object.entries<string>(imports)) {
    const [bare = '', path] = name.split('/');
    expect(specifier).toBe(`npm:${bare}@${dependencies[bare]}${path ? `/${path}` : ''}`);
  }
});

test('has migration files equal to our migrations; `npm run generate -- migrations` writes them', () => {
  const files = readdirSync(SUPABASE_MIGRATIONS_FOLDER).filter((name) => Number(name.slice(8, 14)) > FIRST_VERSION);
  const written = files.map((name) => ({ name, sql: readFileSync(join(SUPABASE_MIGRATIONS_FOLDER, name), 'utf8') }));
  expect(written).toEqual(supabaseMigrations());
});
