-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

do $$
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
    execute format('select exists (select from %s.migration where version = 1 and name = %L)', old, 'messages, their delivery, and the rate of posts')
      into is_ours;
  exception when undefined_column or undefined_function or insufficient_privilege then
    return;
  end;
  if not is_ours then
    return;
  end if;
  foreach name in array array['contact_message', 'outbox', 'contact_rate', 'secret', 'readiness', 'reminder', 'migration'] loop
    execute format('alter table if exists %s.%I set schema going', old, name);
  end loop;
end $$;

create table if not exists going.migration (version integer primary key, name text not null, applied_at bigint not null);

create table going.contact_message (
        id text primary key,
        received_at bigint not null,
        email text not null,
        linked_in text not null,
        phone text not null,
        package text not null,
        message text not null,
        idempotency_key text unique
      );

create index contact_message_newest on going.contact_message (received_at);

create table going.outbox (
        message_id text primary key references going.contact_message (id),
        state text not null check (state in ('waiting', 'sent', 'dead')),
        attempts integer not null,
        due_at bigint not null,
        lease_token text,
        settled_at bigint,
        last_error text
      );

create index outbox_due on going.outbox (state, due_at);

create table going.contact_rate (
        sender text primary key,
        posts text not null,
        last_at bigint not null
      );

create index contact_rate_oldest on going.contact_rate (last_at);

create table going.secret (name text primary key, value text not null);

create table going.readiness (id integer primary key, checked_at bigint not null);

insert into going.migration (version, name, applied_at)
  values (1, 'messages, their delivery, and the rate of posts', (extract(epoch from now()) * 1000)::bigint);

do $$
declare
  name text;
  grantee text;
begin
  foreach name in array array['migration', 'contact_message', 'outbox', 'contact_rate', 'secret', 'readiness'] loop
    execute format('alter table going.%I enable row level security', name);
    execute format('revoke all on table going.%I from public', name);
    foreach grantee in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = grantee) then
        execute format('revoke all on table going.%I from %I', name, grantee);
      end if;
    end loop;
  end loop;
end $$;
