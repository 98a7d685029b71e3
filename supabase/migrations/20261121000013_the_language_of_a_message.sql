-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

alter table going.contact_message add column language text not null default 'en';

insert into going.migration (version, name, applied_at)
  values (13, 'the language of a message', (extract(epoch from now()) * 1000)::bigint);
