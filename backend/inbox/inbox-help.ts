/** What `npm run inbox -- --help` prints. */
export const INBOX_HELP = `Usage: npm run inbox -- [options]

Shows the messages of the contact form and the state of their mail. Without options: the newest 20 that are not held.

  ID                     one message in full
  --all                  every message, not just the newest 20
  --search WORDS         messages that contain all these words, in any field and any case, including held ones
  --state STATE          messages that are waiting, mailed, written (as files, by a server without SMTP_URL),
                         refused (by the mail server), held, open or answered
  --since WHEN           messages since a day (2026-11-01, in UTC) or a time back (12h, 7d, 4w)

  --check                says whether mail goes out; exits with 3 if it does not. For cron

  --export csv|json      prints the messages for another program: all, or those of --search, --state and --since:
                         npm run inbox --silent -- --export csv > messages.csv

  --retry ID             mails a message again, whatever the state of its mail
  --retry all            mails everything again that was refused or written as a file
  --release ID           mails a held message
  --answered ID          marks a message as answered; --open ID undoes that
  --seen ID              marks a refused mail as seen, which ends its alarm
  --erase ID | ADDRESS   erases a message, or all messages from an e-mail address, with their deliveries and mail
                         files; asks for confirmation unless --yes is given

Exit codes: 0 done, 1 failed, 2 invalid options, 3 mail does not go out (--check).
`;
