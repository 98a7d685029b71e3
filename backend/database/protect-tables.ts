/** The tables that statements create, by name. One that ends in `_next` replaces another. */
export function tablesCreatedBy(statements: readonly string[]): string[] {
  const names = statements.flatMap(
    (sql) => /^create table (?:if not exists )?going\.(\w+?)(?:_next)? /.exec(sql)?.[1] ?? [],
  );
  return [...new Set(names)];
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
