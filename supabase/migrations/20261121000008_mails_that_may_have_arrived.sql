-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

alter table going.outbox add column unconfirmed integer not null default 0;

insert into going.migration (version, name, applied_at)
  values (8, 'mails that may have arrived', (extract(epoch from now()) * 1000)::bigint);
