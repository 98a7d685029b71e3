import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUPABASE_MIGRATIONS_FOLDER, supabaseMigrations } from './postgres-schema.ts';

test('has migration files equal to our migrations; `npm run generate -- migrations` writes them', () => {
  const files = readdirSync(SUPABASE_MIGRATIONS_FOLDER).filter((name) => !name.endsWith('_minute_sweep.sql'));
  const written = files.map((name) => ({ name, sql: readFileSync(join(SUPABASE_MIGRATIONS_FOLDER, name), 'utf8') }));
  expect(written).toEqual(supabaseMigrations());
});
