-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

alter table going.outbox add column written integer not null default 0;

alter table going.outbox add column received_at bigint not null default 0;

update going.outbox set received_at = (select received_at from going.contact_message where id = message_id);

create index outbox_listed on going.outbox (state, written, received_at, message_id);

create index contact_message_by_time on going.contact_message (received_at, id);

drop index going.contact_message_listed;

create index contact_message_by_address on going.contact_message (lower(email));

create table going.reminder (name text primary key, sent_at bigint not null);

insert into going.migration (version, name, applied_at)
  values (5, 'the inbox by state and by address, and the daily reminder', (extract(epoch from now()) * 1000)::bigint);

do $$
declare
  name text;
  grantee text;
begin
  foreach name in array array['reminder'] loop
    execute format('alter table going.%I enable row level security', name);
    execute format('revoke all on table going.%I from public', name);
    foreach grantee in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = grantee) then
        execute format('revoke all on table going.%I from %I', name, grantee);
      end if;
    end loop;
  end loop;
end $$;
