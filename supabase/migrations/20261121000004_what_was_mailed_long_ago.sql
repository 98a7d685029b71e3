-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

create index outbox_sent on going.outbox (settled_at) where state = 'sent';

insert into going.migration (version, name, applied_at)
  values (4, 'what was mailed long ago', (extract(epoch from now()) * 1000)::bigint);
