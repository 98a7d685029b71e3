/** Every table of ours. A test compares the list with what the migrations make. */
export const TABLES = ['contact_message', 'outbox', 'contact_rate', 'secret', 'readiness', 'migration'] as const;

/**
 * Closes the tables on Postgres to everyone but their owner, which is the role that the program connects as: row-level
 * security without a single policy, and nothing granted. `anon` and `authenticated` are the roles of a hosted
 * backend's public interface; elsewhere there are none.
 */
export const PROTECT_TABLES = `do $$
declare
  name text;
  grantee text;
begin
  foreach name in array array[${TABLES.map((name) => `'${name}'`).join(', ')}] loop
    execute format('alter table %I enable row level security', name);
    execute format('revoke all on table %I from public', name);
    foreach grantee in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = grantee) then
        execute format('revoke all on table %I from %I', name, grantee);
      end if;
    end loop;
  end loop;
end $$`;
