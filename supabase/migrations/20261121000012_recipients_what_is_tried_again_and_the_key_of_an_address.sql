-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

alter table going.outbox add column recipients text;

alter table going.outbox add column missed text;

alter table going.outbox add column refused_since bigint;

update going.outbox set missed = last_error, seen_at = settled_at, last_error = null
       where state = 'sent' and last_error is not null;

create index outbox_missed on going.outbox (received_at, message_id) where missed is not null and seen_at is null;

alter table going.contact_message add column address_key text;

drop index going.contact_message_by_address;

create index contact_message_by_key on going.contact_message (address_key);

insert into going.alarm (name, state, since, told_at)
       select 'not-mailed', 'up', sent_at, sent_at from going.reminder where name = 'not-mailed';

drop table going.reminder;

insert into going.migration (version, name, applied_at)
  values (12, 'recipients, what is tried again, and the key of an address', (extract(epoch from now()) * 1000)::bigint);
