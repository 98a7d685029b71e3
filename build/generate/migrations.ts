// `npm run generate -- migrations`: writes the migrations as the files that `supabase db push` applies.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPABASE_MIGRATIONS_FOLDER, supabaseMigrations } from '../../backend/database/postgres-schema.ts';

for (const { name, sql } of supabaseMigrations()) {
  writeFileSync(join(SUPABASE_MIGRATIONS_FOLDER, name), sql);
  console.log(name);
}
