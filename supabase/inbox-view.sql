-- The messages for Supabase's table editor, in words and times: run it once in the SQL editor, then choose the schema `going` and
-- the view `inbox`. It is closed to the public roles like the tables. A migration that replaces a table needs it dropped before,
-- and run again afterwards: drop view going.inbox;
create or replace view going.inbox with (security_invoker = true) as
select
  to_timestamp(message.received_at / 1000.0) as received,
  message.email,
  message.package,
  message.message,
  message.phone,
  message.linked_in,
  case
    when message.spam_reason is not null then 'held: ' || message.spam_reason
    when mail.written = 1 then 'written as a file'
    when mail.state = 'sent' then 'mailed' || coalesce(', but not to everyone: ' || mail.missed, '')
    when mail.state = 'dead' then 'refused: ' || coalesce(mail.last_error, 'no reason given')
    when mail.lease_token is not null and mail.due_at > extract(epoch from now()) * 1000 then 'being mailed'
    when mail.recipients is not null then 'mailed, but not yet to ' || mail.recipients
    else 'waiting'
  end as mail,
  to_timestamp(message.answered_at / 1000.0) as answered,
  message.note,
  message.id
from going.contact_message as message
left join going.outbox as mail on mail.message_id = message.id and mail.channel = 'mail'
order by message.received_at desc;

revoke all on going.inbox from public;
