import { MIGRATION_TABLE, MIGRATIONS, type Migration } from './migrations.ts';
import { OWN_SCHEMA, protectTables, tablesCreatedBy } from './postgres-schema.ts';

/** The folder of the files that {@link supabaseMigrations} describes. */
export const SUPABASE_MIGRATIONS_FOLDER = 'supabase/migrations';

/**
 * The migrations as files for `supabase db push`: the same statements, also recorded in our own table, so that a server on
 * that database finds them done.
 */
export function supabaseMigrations(): { name: string; sql: string }[] {
  return MIGRATIONS.map((migration) => ({ name: fileName(migration), sql: fileText(migration) }));
}

// pg_cron keeps a row of every run: 25 MB a month.
const FORGET_SWEEPS = `select cron.schedule('forget-sweeps', '17 3 * * *',
  $$delete from cron.job_run_details where end_time < now() - interval '3 days'$$)`;

// The CLI requires names that start with a timestamp and sort in order.
function fileName({ version, name }: Migration): string {
  const words = name.toLowerCase().replace(/[^a-z]+/g, '_');
  return `20261121${String(version).padStart(6, '0')}_${words}.sql`;
}

function fileText({ version, name, statements }: Migration): string {
  // The sixth moves the tables of a project that has had the first five without a schema.
  const schema = version === 1 || version === 6 ? [OWN_SCHEMA] : [];
  const all = version === 1 ? [MIGRATION_TABLE, ...statements] : statements;
  const created = tablesCreatedBy(all);
  const record = `insert into going.migration (version, name, applied_at)
  values (${version}, '${name.replaceAll("'", "''")}', (extract(epoch from now()) * 1000)::bigint)`;
  // Unreleased when the platform's log of the sweep got its limit.
  const platform = version === 9 ? [FORGET_SWEEPS] : [];
  const parts = [...schema, ...all, ...platform, record, ...(created.length > 0 ? [protectTables(created)] : [])];
  return `-- Written by \`npm run generate -- migrations\` from backend/database/migrations.ts.\n\n${parts.join(';\n\n')};\n`;
}
