import { contactMails } from '../backend/contact/contact-deliveries.ts';
import { type Post, storeMessage } from '../backend/contact/store-message.ts';
import type { Database } from '../backend/database/database.ts';
import { type DatabasePlace, openDatabase } from '../backend/database/open-database.ts';
import type { LogEntry } from '../backend/log.ts';
import type { Mail, MailTransport, SendResult } from '../backend/mail/mail.ts';
import { type Channel, type Claim, claimDue, MAILS } from '../backend/outbox/claim.ts';
import type { DeliveryDependencies } from '../backend/outbox/deliver-due.ts';
import { markDead, markSent } from '../backend/outbox/record-result.ts';
import type { ContactMessage } from '../domain/contact-message.ts';
import type { OrderData } from '../domain/order.ts';

/** Waits short enough for tests with a real mail server. */
export const QUICK_POLICY = { mail: { firstMs: 20, longestMs: 100 }, server: { firstMs: 20, longestMs: 100 } };

export async function openedDatabase(place: DatabasePlace): Promise<Database> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}

type Stored = Partial<Pick<Post, 'spam' | 'idempotencyKey' | 'order'>> & { at?: number; channels?: readonly Channel[] };

/** Stores a message, by default the sample, without any limit; resolves with its id, empty if its key was there before. */
export async function storeOne(
  database: Database,
  message: Partial<ContactMessage> = {},
  { at = Date.now(), spam = null, idempotencyKey = null, order = null, channels }: Stored = {},
): Promise<string> {
  const post = { message: { ...SAMPLE, ...message }, order, sender: null, idempotencyKey, spam };
  const outcome = await storeMessage(database, post, { perSender: 0, perHour: 0 }, at, channels);
  return outcome.kind === 'stored' ? outcome.id : '';
}

export async function storeMessages(database: Database, count: number, from = Date.now()): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await storeOne(database, { message: `Message ${index + 1}` }, { at: from + index }));
  return ids;
}

/** Stores messages whose mails were sent at a time (ms since 1970); resolves with their ids. */
export async function storeMailed(database: Database, count: number, time: number): Promise<string[]> {
  const ids = await storeMessages(database, count, time - count);
  for (const claim of await claimDue(database, count, 60_000, time)) await markSent(database, claim, time);
  return ids;
}

/** Stores a message whose mail was refused at a time (ms since 1970); resolves with the claim on it. */
export async function storeRefused(database: Database, time: number): Promise<Claim> {
  await storeMessages(database, 1, time - 1);
  const [claim] = (await claimDue(database, 1, 1, time)) as [Claim];
  await markDead(database, claim, '550 no such mailbox', time);
  return claim;
}

/** The settings of an owner's commands, with nothing set. */
export const OWNER_SETTINGS = {
  ...{ smtp: null, messageWebhook: null, postgres: null, siteDir: null, formTargets: [] },
  ...{ dataDir: '/nowhere', mailFolder: '/nowhere' },
};

export const COMPOSING = {
  from: { name: 'Going website', address: 'website@going.example' },
  to: ['hello@going.example'],
};

/** The delivery's dependencies, with real time and no randomness, and everything it logs. */
export function deliveryDependencies(database: Database, transport: MailTransport) {
  const logged: LogEntry[] = [];
  const dependencies: DeliveryDependencies = {
    database,
    channels: MAILS,
    transport,
    compose: contactMails(database, COMPOSING),
    policy: QUICK_POLICY,
    now: Date.now,
    random: () => 0.5,
    log: (entry) => logged.push(entry),
  };
  return { dependencies, logged };
}

/** Makes every mail due that waits beyond a time, as if its wait or lease had passed. */
export async function hurryDelivery(database: Database, laterThan = Date.now()): Promise<void> {
  await database.query("update going.outbox set due_at = 0 where state = 'waiting' and due_at > $1", [laterThan]);
}

/** Adds this many mailed messages to an empty database: different addresses, minutes apart. */
export async function fillWithMailed(database: Database, count: number): Promise<void> {
  const numbers =
    'with recursive numbers(i) as (select cast(0 as bigint) union all select i + 1 from numbers where i < $1 - 1)';
  await database.query(
    `${numbers} insert into going.contact_message (id, received_at, email, address_key, linked_in, phone, package, message)
     select 'filled-' || i, i * 60000, 'person-' || i || '@example.com', 'person-' || i || '@example.com', '', '', 'kickoff', 'A message of some length, as people write them. Number ' || i
     from numbers`,
    [count],
  );
  await database.query(
    `${numbers} insert into going.outbox (message_id, channel, state, attempts, due_at, settled_at, received_at, waiting_since)
     select 'filled-' || i, 'mail', 'sent', 1, i * 60000, i * 60000, i * 60000, i * 60000 from numbers`,
    [count],
  );
}

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
    ...COMPOSING,
    now: () => clock.now,
    log: (entry: LogEntry) => logged.push(entry),
  };
  return { clock, logged, mails, server, dependencies };
}

/** A message with every field filled in, including what mails and pages tend to break. */
export const SAMPLE: ContactMessage = {
  email: 'ada@example.com',
  linkedIn: 'https://www.linkedin.com/in/ada',
  phone: '+49 30 1234567',
  package: 'get-started',
  message: 'Grüße 🚀\n<b>bold & "quoted"</b>',
};

export const SAMPLE_ORDER: OrderData = {
  package: 'long-term-some-more',
  price: '3,499€/month plus VAT',
  name: 'Łukasz Nowak',
  company: 'Huta',
  hours: 20,
  months: 3,
};
