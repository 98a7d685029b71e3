import type { Database } from '../backend/database/database.ts';
import type { LogEntry } from '../backend/log.ts';
import type { Mail, SendResult } from '../backend/mail/mail.ts';

/** What a server needs to mail its owner: a clock and a mail server's answer that the test controls, and what was sent. */
export function ownerMailbox(database: Database, startsAt: number) {
  const clock = { now: startsAt };
  const logged: LogEntry[] = [];
  const mails: Mail[] = [];
  const server: { answer: SendResult } = { answer: { kind: 'sent', missed: [] } };
  const dependencies = {
    database,
    transport: {
      send: async (mail: Mail) => {
        mails.push(mail);
        return server.answer;
      },
    },
    receivers: { hasMailServer: true, hasWebhook: true },
    alert: null,
    backupEveryDays: null,
    companyName: 'Going',
    from: { name: 'Going website', address: 'website@going.example' },
    to: ['hello@going.example'],
    now: () => clock.now,
    log: (entry: LogEntry) => logged.push(entry),
  };
  return { clock, logged, mails, server, dependencies };
}
