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

alter table going.contact_message add column answered_at bigint;

alter table going.contact_message add column note text not null default '';

create index contact_message_open on going.contact_message (received_at, id) where answered_at is null;

create index contact_message_answered on going.contact_message (received_at, id) where answered_at is not null;

alter table going.outbox add column seen_at bigint;

alter table going.outbox add column waiting_since bigint not null default 0;

update going.outbox set waiting_since = received_at;

create index outbox_waiting on going.outbox (waiting_since) where state = 'waiting';

create index outbox_unseen on going.outbox (settled_at) where state = 'dead' and seen_at is null;

create table going.alarm (
        name text primary key,
        state text not null check (state in ('up', 'down')),
        since bigint not null,
        reason text,
        told_at bigint not null,
        leased_until bigint not null default 0
      );

insert into going.migration (version, name, applied_at)
  values (6, 'what is answered, seen and noted, and the alarms', (extract(epoch from now()) * 1000)::bigint);

do $$
declare
  name text;
  grantee text;
begin
  foreach name in array array['alarm'] loop
    execute format('alter table going.%I enable row level security', name);
    execute format('revoke all on table going.%I from public', name);
    foreach grantee in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = grantee) then
        execute format('revoke all on table going.%I from %I', name, grantee);
      end if;
    end loop;
  end loop;
end $$;
