-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

create index contact_message_not_held on going.contact_message (received_at, id) where spam_reason is null;

select cron.schedule('forget-sweeps', '17 3 * * *',
  $$delete from cron.job_run_details where end_time < now() - interval '3 days'$$);

insert into going.migration (version, name, applied_at)
  values (9, 'how many messages came within an hour', (extract(epoch from now()) * 1000)::bigint);
