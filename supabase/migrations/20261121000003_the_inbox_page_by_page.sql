-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

create index contact_message_listed on going.contact_message (received_at, id) where spam_reason is null;

create index contact_message_held on going.contact_message (received_at, id) where spam_reason is not null;

drop index going.contact_message_newest;

insert into going.migration (version, name, applied_at)
  values (3, 'the inbox page by page', (extract(epoch from now()) * 1000)::bigint);
