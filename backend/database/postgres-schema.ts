import { FIRST_VERSION, MIGRATIONS, type Migration } from './migrations.ts';

export const OWN_SCHEMA = 'create schema if not exists going';

/** Row-level security without policies. `anon` and `authenticated` are the public roles of a Supabase project. */
export const PROTECT_TABLES = `do $$
declare
  name text;
  grantee text;
begin
  for name in select relname from pg_class where relnamespace = 'going'::regnamespace and relkind = 'r' loop
    execute format('alter table going.%I enable row level security', name);
    execute format('revoke all on table going.%I from public', name);
    foreach grantee in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = grantee) then
        execute format('revoke all on table going.%I from %I', name, grantee);
      end if;
    end loop;
  end loop;
end $$`;

export const SUPABASE_MIGRATIONS_FOLDER = 'supabase/migrations';

// For `supabase db push`; also recorded in our own table, so that a server on that database finds them done. The files up to
// our first version are those that 0.2.0 wrote.
export function supabaseMigrations(): { name: string; sql: string }[] {
  const later = MIGRATIONS.filter(({ version }) => version > FIRST_VERSION);
  return later.map((migration) => ({ name: fileName(migration), sql: fileText(migration) }));
}

// The CLI requires names that start with a timestamp and sort in order.
function fileName({ version, name }: Migration): string {
  const words = name.toLowerCase().replace(/[^a-z]+/g, '_');
  return `20261121${String(version).padStart(6, '0')}_${words}.sql`;
}

function fileText({ version, name, statements }: Migration): string {
  const record = `insert into going.migration (version, name, applied_at)
  values (${version}, '${name.replaceAll("'", "''")}', (extract(epoch from now()) * 1000)::bigint)`;
  const closed = statements.some((sql) => sql.startsWith('create table')) ? [PROTECT_TABLES] : [];
  const parts = [...statements, record, ...closed];
  return `-- Written by \`npm run generate -- migrations\` from backend/database/migrations.ts.\n\n${parts.join(';\n\n')};\n`;
}
