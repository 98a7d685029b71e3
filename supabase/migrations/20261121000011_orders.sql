-- Written by `npm run generate -- migrations` from backend/database/migrations.ts.

alter table going.contact_message add column order_package text;

alter table going.contact_message add column order_price text;

alter table going.contact_message add column order_name text;

alter table going.contact_message add column order_company text;

alter table going.contact_message add column order_hours integer;

alter table going.contact_message add column order_months integer;

alter table going.contact_message add column order_hash text;

create unique index contact_message_order_hash on going.contact_message (order_hash);

create index contact_message_orders on going.contact_message (received_at, id)
       where spam_reason is null and order_package is not null;

insert into going.migration (version, name, applied_at)
  values (11, 'orders', (extract(epoch from now()) * 1000)::bigint);
