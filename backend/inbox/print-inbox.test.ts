import { expect, test, vi } from 'vitest';
import { deliveryDependencies, storeOne } from '../../testing/outbox.ts';
import { SAMPLE } from '../../testing/sample-message.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import type { SendResult } from '../mail/mail.ts';
import { type Claim, claimDue } from '../outbox/claim.ts';
import { deliverDue } from '../outbox/deliver-due.ts';
import { markDead, markSent, markWritten } from '../outbox/settle.ts';
import type { ListedMessage, MessageFilter } from './list-messages.ts';
import { printInbox } from './print-inbox.ts';
import { printMessage } from './print-message.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const label = (id: string) => (id === '' ? 'No package chosen' : `<${id}>`);

async function inboxOf(messages: Partial<typeof SAMPLE>[]) {
  const database = await testDatabase();
  for (const [index, changes] of messages.entries()) await storeOne(database, changes, { at: NOON + index * 60_000 });
  return database;
}

const ALL = { show: 'not-held', since: null, search: null } as const;
const paint = (_style: unknown, text: string) => text;
const RECEIVERS = { hasMailServer: false, hasWebhook: false };

async function textOf(database: Database, filter: Partial<MessageFilter> = {}, most = 20) {
  let text = '';
  const options = { filter: { ...ALL, ...filter }, most, packageLabel: label, paint, receivers: RECEIVERS, now: NOON };
  for await (const piece of printInbox(database, options)) text += piece;
  return text;
}

/** The addresses of the messages in a text, in order. */
const addressesIn = (text: string) => [...text.matchAll(/UTC {2}(\S+?)@/g)].map(([, name]) => name);

test('says first since when and why the mail server cannot be used, until a mail goes out', async () => {
  const database = await inboxOf([{}, {}]);
  const answers: SendResult[] = [
    { kind: 'unreachable', reason: '454 try later' },
    { kind: 'unreachable', reason: '535 wrong \u001b[31mpassword' },
    { kind: 'sent', missed: [] },
  ];
  const { dependencies } = deliveryDependencies(database, { send: async () => answers.shift() as SendResult });
  const deliver = (now: number) => deliverDue({ ...dependencies, now: () => now }, 1, new AbortController().signal);
  await deliver(NOON + 120_000);
  await deliver(NOON + 240_000);
  const printed = await textOf(database);
  expect(printed).toMatch(
    /^The mail server has not been usable since 2026-03-01 12:02 UTC\. It says: 535 wrong \[31mpassword\. 2 messages are waiting to be mailed and will be tried again\.\n2 messages, 2 waiting/,
  );
  // Each was tried once.
  expect(printed).toContain('[waiting, attempt 2 from 2026-03-01 12:02:00 UTC: 454 try later]');
  expect(printed).toContain('[waiting, attempt 2 from 2026-03-01 12:04:00 UTC: 535 wrong [31mpassword]');
  await deliver(NOON + 360_000);
  expect(await textOf(database)).toMatch(/^2 messages, 1 waiting/);
});

test("prints messages with every field and their mail's state, newest first", async () => {
  const database = await inboxOf([
    { email: 'sent@example.com' },
    { email: 'dead@example.com' },
    { package: '', phone: '' },
  ]);
  const [sent] = (await claimDue(database, 1, 60_000, NOON + 3_600_000)) as [Claim];
  const [dead] = (await claimDue(database, 1, 60_000, NOON + 3_600_000)) as [Claim];
  await markSent(database, sent, NOON + 1_000);
  await markDead(database, dead, '550 no such mailbox', NOON + 2_000);
  const printed = await textOf(database);
  const withoutIds = printed.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
  expect(withoutIds).toBe(`3 messages, 1 waiting to be mailed
1 refused by the mail server: \`npm run inbox -- --state refused\` says why, \`npm run inbox -- --retry all\` mails again

2026-03-01 12:02:00 UTC  ada@example.com  [waiting to be mailed]
  Package:  No package chosen
  LinkedIn: https://www.linkedin.com/in/ada
  | Grüße 🚀
  | <b>bold & "quoted"</b>
  ID

2026-03-01 12:01:00 UTC  dead@example.com  [refused 2026-03-01 12:00:02 UTC: 550 no such mailbox]
  Package:  <get-started>
  LinkedIn: https://www.linkedin.com/in/ada
  Phone:    +49 30 1234567
  | Grüße 🚀
  | <b>bold & "quoted"</b>
  ID

2026-03-01 12:00:00 UTC  sent@example.com  [mailed 2026-03-01 12:00:01 UTC]
  Package:  <get-started>
  LinkedIn: https://www.linkedin.com/in/ada
  Phone:    +49 30 1234567
  | Grüße 🚀
  | <b>bold & "quoted"</b>
  ID

`);
});

const WAITING: ListedMessage['delivery'] = {
  state: 'waiting',
  attempts: 0,
  dueAt: NOON,
  settledAt: null,
  lastError: null,
  seenAt: null,
  recipients: null,
  missed: null,
  isBeingSent: false,
};

test.each<[Partial<typeof WAITING>, string]>([
  [{}, 'waiting to be mailed'],
  [{ attempts: 1, isBeingSent: true }, 'being mailed'],
  [{ attempts: 1, lastError: '450 later' }, 'waiting, attempt 2 from 2026-03-01 12:00:00 UTC: 450 later'],
  [
    { attempts: 1, recipients: 'bo@x.de', lastError: '450', missed: 'al@x.de: 550' },
    'mailed, but not yet to bo@x.de: waiting, attempt 2 from 2026-03-01 12:00:00 UTC: 450, but not to everyone: al@x.de: 550',
  ],
  [{ state: 'sent', missed: 'bo@x.de: 550' }, 'mailed 2026-03-01 12:00:00 UTC, but not to everyone: bo@x.de: 550'],
  [
    { state: 'sent', missed: 'bo: 550', seenAt: 1 },
    'mailed 2026-03-01 12:00:00 UTC, but not to everyone: bo: 550 (seen)',
  ],
])('prints the state %j as "%s"', (changes, printed) => {
  const stored = { id: 'id', receivedAt: NOON, message: SAMPLE, order: null, answeredAt: null, note: '' };
  const webhook = { ...WAITING, state: 'dead', lastError: 'The receiver answered 410.' } as const;
  const delivery = { ...WAITING, ...changes };
  const text = printMessage({ ...stored, delivery, webhook }, label, paint, 'in-list');
  expect(text).toContain(`[${printed}]`);
  expect(text).toContain('  Webhook:  refused 2026-03-01 12:00:00 UTC: The receiver answered 410.');
});

test('lets no stored text control the terminal or reverse the text', async () => {
  const message = 'a\u001b[2Jb\u009bc\u202ed\u2066e\u0007f\rg';
  const database = await inboxOf([{ message, phone: '\u001b]0;title\u0007' }]);
  const printed = await textOf(database);
  expect(printed).not.toMatch(/[^\P{C}\n]/u);
  expect(printed).toContain('  | a[2Jbcdef\n  | g\n');
});

test('counts refused, held and written messages at the top, with the command that helps', async () => {
  const database = await inboxOf(['refused', 'written', 'mailed'].map((name) => ({ email: `${name}@example.com` })));
  await storeOne(database, {}, { at: NOON, spam: 'the hidden field was filled in' });
  const next = async () => (await claimDue(database, 1, 60_000, NOON + 3_600_000))[0] as Claim;
  await markDead(database, await next(), '550', NOON);
  await markWritten(database, await next(), NOON);
  await markSent(database, await next(), NOON);
  expect((await textOf(database)).split('\n\n')[0]?.split('\n')).toEqual([
    '4 messages, 0 waiting to be mailed',
    '1 refused by the mail server: `npm run inbox -- --state refused` says why, `npm run inbox -- --retry all` mails again',
    '1 held, not mailed: `npm run inbox -- --state held` shows them, `npm run inbox -- --release ID` mails one that is not spam',
    '1 written as files, not mailed: once SMTP_URL is set, `npm run inbox -- --retry all` mails them',
  ]);
  expect(await textOf(database)).toContain(
    'written@example.com  [written as a file 2026-03-01 12:00:00 UTC, not mailed]',
  );
  for (const [show, shown] of [
    ['dead', 'refused'],
    ['written', 'written'],
    ['sent', 'mailed'],
    ['held', 'ada'],
  ] as const) {
    expect(addressesIn(await textOf(database, { show }))).toEqual([shown]);
  }
  expect(await textOf(database, { show: 'held' })).toContain('[held: the hidden field was filled in]');
  expect(await textOf(database, { show: 'waiting' })).toContain('No message matches.');
});

test('prints the newest and says that there are more', async () => {
  const database = await inboxOf(['oldest', 'old', 'new'].map((name) => ({ email: `${name}@example.com` })));
  const two = await textOf(database, {}, 2);
  expect(addressesIn(two)).toEqual(['new', 'old']);
  expect(two).toMatch(/These are the newest 2; `npm run inbox -- --all` prints the others too\.\n$/);
  expect(await textOf(database, {}, 3)).not.toContain('These are the newest');
});

test('finds messages by time, and by text in any field, spam included', async () => {
  const database = await inboxOf([{ email: 'early@example.com' }, { email: 'late@example.com', phone: '' }]);
  await storeOne(database, { email: 'held@example.com', phone: '' }, { at: NOON, spam: 'it has links in markup' });
  expect(addressesIn(await textOf(database, { since: NOON + 60_000 }))).toEqual(['late']);
  expect(addressesIn(await textOf(database, { show: 'waiting', since: NOON + 60_000 }))).toEqual(['late']);
  expect(addressesIn(await textOf(database, { show: 'any', search: 'example.com' }))).toHaveLength(3);
  expect(addressesIn(await textOf(database, { search: '+49 30 1234' }))).toEqual(['early']);
});

test('prints the start of a long message', async () => {
  const database = await inboxOf([{ message: `${'🚀'.repeat(300)}\n2\n3\n4\n5` }]);
  expect(await textOf(database)).toContain(`  | ${'🚀'.repeat(200)} …\n  | 2\n  | 3\n  | 4\n  | …\n`);
});

test.each(['not-held', 'waiting'] as const)(
  'prints the first messages (%s) before reading more than a page, and all in order without a gap',
  async (show) => {
    // Many come in the same millisecond: a page must not end between them and lose some.
    const database = await inboxOf(Array.from({ length: 450 }, (_, index) => ({ message: `Number ${index}.` })));
    for (const table of ['contact_message', 'outbox']) {
      await database.query(`update going.${table} set received_at = received_at - received_at % 6000000`);
    }
    const before = await database.query<{ id: string }>(
      'select id from going.contact_message order by received_at desc, id desc',
    );
    const query = vi.spyOn(database, 'query');
    const options = {
      filter: { ...ALL, show },
      most: Number.POSITIVE_INFINITY,
      packageLabel: label,
      paint,
      receivers: RECEIVERS,
      now: NOON,
    };
    const pieces = printInbox(database, options);
    let text = String((await pieces.next()).value);
    query.mockClear();
    text += String((await pieces.next()).value);
    expect(query.mock.calls.length).toBeLessThanOrEqual(4);
    for await (const piece of pieces) text += piece;
    expect(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)).toEqual(before.map(({ id }) => id));
    expect(text).toContain('450 messages, 450 waiting');
  },
);
