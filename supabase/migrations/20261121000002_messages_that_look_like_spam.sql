-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

alter table going.contact_message add column spam_reason text;

insert into going.migration (version, name, applied_at)
  values (2, 'messages that look like spam', (extract(epoch from now()) * 1000)::bigint);
