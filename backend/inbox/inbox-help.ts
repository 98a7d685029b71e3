/** What `npm run inbox -- --help` prints. */
export const INBOX_HELP = `npm run inbox -- [what]: the messages of the contact form, and what became of their mails

  (nothing)              the newest 20 messages, without those held
  ID                     one message in full
  --all                  every message instead of the newest 20
  --search WORDS         those that hold these words in any field, in any case; those held too
  --state STATE          those that are waiting, mailed, written (as files, by a server without SMTP_URL),
                         refused (by the mail server), held, open or answered
  --since WHEN           those since a day (2026-11-01, in UTC) or a time back (12h, 7d, 4w)

  --check                says in a sentence whether mail goes out, and ends with 3 if it does not: for cron

  --export csv|json      prints them for another program, all or those of --search, --state and --since:
                         npm run inbox --silent -- --export csv > messages.csv

  --retry ID             mails a message again at once, whatever became of its mail
  --retry all            mails again what was refused, and what was written as files
  --release ID           mails a message that was held
  --answered ID          marks a message as answered; --open ID takes that back
  --seen ID              marks a refused mail as seen, which ends its alarm
  --erase ID | ADDRESS   erases a message, or all of one e-mail address, with what was to be mailed of it and its
                         mail files; asks before, and --yes answers

It ends with 0 when it did what it was asked, 1 when it could not, 2 when it did not understand, and 3 when
--check finds mail that does not go out.
`;
