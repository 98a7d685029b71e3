-- Written by `npm run supabase:migrations` from backend/database/migrations.ts.

create index contact_message_listed on contact_message (received_at, id) where spam_reason is null;

create index contact_message_held on contact_message (received_at, id) where spam_reason is not null;

drop index contact_message_newest;

insert into migration (version, name, applied_at)
  values (3, 'the inbox page by page', (extract(epoch from now()) * 1000)::bigint);
