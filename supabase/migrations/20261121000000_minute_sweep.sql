-- Every minute, the database asks the function to mail what is due: what the first attempt could not deliver, and what
-- was stored while nothing ran. Both values come from the vault; docs/operations.md says how to put them there.

create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule('deliver-contact-email', '* * * * *', $sweep$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
      || '/functions/v1/deliver-contact-email',
    headers := jsonb_build_object(
      'Authorization',
      'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_secret')
    ),
    timeout_milliseconds := 55000
  )
$sweep$);
