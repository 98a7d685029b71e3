import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../backend/database/database.ts';
import { SUPABASE_MIGRATIONS_FOLDER } from '../backend/database/supabase-migrations.ts';

// What a hosted project has before our first migration, as far as the migrations need it. Debian's package lacks the two
// extensions; these stubs only record their calls.
const PLATFORM = [
  `do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated; end if;
  end $$`,
  'alter default privileges in schema public grant all on tables to anon, authenticated',
  'create schema vault',
  'create table vault.decrypted_secrets (name text, decrypted_secret text)',
  'create schema cron',
  'create table cron.job (jobname text primary key, schedule text, command text)',
  `create function cron.schedule(jobname text, schedule text, command text) returns void language sql
    as 'insert into cron.job values ($1, $2, $3)'`,
  'create schema net',
  'create table net.asked (url text, headers jsonb, timeout_milliseconds integer)',
  `create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns void language sql
    as 'insert into net.asked values ($1, $2, $3)'`,
];

/** Turns an empty database into what `supabase db push` makes of a new project. */
export async function pushSupabaseMigrations(database: Database): Promise<void> {
  for (const statement of PLATFORM) await database.query(statement);
  for (const name of readdirSync(SUPABASE_MIGRATIONS_FOLDER).toSorted()) {
    const sql = readFileSync(join(SUPABASE_MIGRATIONS_FOLDER, name), 'utf8');
    await database.query(sql.replace(/^create extension .*$/gm, ''));
  }
}

export type SweepCall = { url: string; headers: Record<string, string> };

/** Runs the scheduled sweep once and resolves with the HTTP call it makes. */
export async function runScheduledSweep(database: Database): Promise<SweepCall> {
  const [job] = await database.query<{ command: string }>("select command from cron.job where schedule = '* * * * *'");
  await database.query(job?.command ?? 'no job');
  const [asked] = await database.query<{ url: string; headers: Record<string, string> }>('select * from net.asked');
  if (!asked) throw new Error('The sweep asked for nothing.');
  return asked;
}
