import { MIGRATIONS } from './migrations.ts';

/** The tables of version 5, the last one that had no schema of its own. */
const MOVED = ['contact_message', 'outbox', 'contact_rate', 'secret', 'readiness', 'reminder', 'migration'];

/**
 * SQL that creates the schema `going` on Postgres, where other programs may have tables named like ours, and moves the tables
 * of earlier versions into it with their rows, indexes and rights. Running it again changes nothing.
 * Another program's table named `migration` does not contain our first migration.
 */
export const OWN_SCHEMA = `do $$
declare
  old text;
  name text;
  is_ours boolean;
begin
  if to_regnamespace('going') is null then
    create schema going;
  end if;
  if to_regclass('going.migration') is not null then
    return;
  end if;
  select relnamespace::regnamespace::text into old from pg_class where oid = to_regclass('migration');
  if old is null then
    return;
  end if;
  begin
    execute format('select exists (select from %s.migration where version = 1 and name = %L)', old, '${MIGRATIONS[0]?.name}')
      into is_ours;
  exception when undefined_column or undefined_function or insufficient_privilege then
    return;
  end;
  if not is_ours then
    return;
  end if;
  foreach name in array array[${MOVED.map((name) => `'${name}'`).join(', ')}] loop
    execute format('alter table if exists %s.%I set schema going', old, name);
  end loop;
end $$`;

/** The tables that statements create and leave, by name. One that ends in `_next` replaces another. */
export function tablesCreatedBy(statements: readonly string[]): string[] {
  const names = new Set<string>();
  for (const sql of statements) {
    const [, created] = /^create table (?:if not exists )?going\.(\w+)/.exec(sql) ?? [];
    const [, dropped] = /^drop table going\.(\w+)/.exec(sql) ?? [];
    if (created) names.add(created);
    if (dropped && !names.has(`${dropped}_next`)) names.delete(dropped);
  }
  return [...new Set([...names].map((name) => name.replace(/_next$/, '')))];
}

/**
 * Restricts tables on Postgres to their owner, the role the program connects as: row-level security without policies, and no
 * grants. `anon` and `authenticated` are the public roles of a hosted Supabase project.
 */
export function protectTables(tables: readonly string[]): string {
  return `do $$
declare
  name text;
  grantee text;
begin
  foreach name in array array[${tables.map((name) => `'${name}'`).join(', ')}] loop
    execute format('alter table going.%I enable row level security', name);
    execute format('revoke all on table going.%I from public', name);
    foreach grantee in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = grantee) then
        execute format('revoke all on table going.%I from %I', name, grantee);
      end if;
    end loop;
  end loop;
end $$`;
}
