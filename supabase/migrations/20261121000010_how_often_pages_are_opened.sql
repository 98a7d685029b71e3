-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

create table going.visit (
        day integer not null,
        kind text not null check (kind in ('opened', 'prepared', 'referrer')),
        name text not null,
        requests integer not null,
        primary key (day, kind, name)
      );

insert into going.migration (version, name, applied_at)
  values (10, 'how often pages are opened', (extract(epoch from now()) * 1000)::bigint);

do $$
declare
  name text;
  grantee text;
begin
  foreach name in array array['visit'] loop
    execute format('alter table going.%I enable row level security', name);
    execute format('revoke all on table going.%I from public', name);
    foreach grantee in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = grantee) then
        execute format('revoke all on table going.%I from %I', name, grantee);
      end if;
    end loop;
  end loop;
end $$;
