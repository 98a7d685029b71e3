-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

create table going.outbox_next (
        message_id text not null references going.contact_message (id),
        channel text not null check (channel in ('mail', 'webhook', 'acknowledgement')),
        state text not null check (state in ('waiting', 'sent', 'dead')),
        written integer not null default 0,
        attempts integer not null,
        received_at bigint not null,
        waiting_since bigint not null,
        due_at bigint not null,
        lease_token text,
        settled_at bigint,
        seen_at bigint,
        last_error text,
        primary key (message_id, channel)
      );

insert into going.outbox_next
         (message_id, channel, state, written, attempts, received_at, waiting_since, due_at, lease_token, settled_at, seen_at, last_error)
       select message_id, 'mail', state, written, attempts, received_at, waiting_since, due_at, lease_token, settled_at, seen_at, last_error
       from going.outbox;

drop table going.outbox;

alter table going.outbox_next rename to outbox;

create index outbox_due on going.outbox (state, due_at);

create index outbox_sent on going.outbox (settled_at) where state = 'sent' and channel = 'mail';

create index outbox_listed on going.outbox (state, written, received_at, message_id) where channel = 'mail';

create index outbox_waiting on going.outbox (channel, waiting_since) where state = 'waiting';

create index outbox_unseen on going.outbox (settled_at) where state = 'dead' and seen_at is null and channel = 'mail';

insert into going.migration (version, name, applied_at)
  values (7, 'several deliveries of one message', (extract(epoch from now()) * 1000)::bigint);

do $$
declare
  name text;
  grantee text;
begin
  foreach name in array array['outbox'] loop
    execute format('alter table going.%I enable row level security', name);
    execute format('revoke all on table going.%I from public', name);
    foreach grantee in array array['anon', 'authenticated'] loop
      if exists (select from pg_roles where rolname = grantee) then
        execute format('revoke all on table going.%I from %I', name, grantee);
      end if;
    end loop;
  end loop;
end $$;
