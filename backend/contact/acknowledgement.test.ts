import { expect, test } from 'vitest';
import { acknowledgement } from '../../content/en/acknowledgement.ts';
import { languages } from '../../content/languages.ts';
import { type Answer, type MailboxBehaviour, startMailbox } from '../../tests/mailbox.ts';
import { COMPOSING, deliveryDependencies, storeOne } from '../../tests/outbox.ts';
import { SAMPLE, SAMPLE_ORDER } from '../../tests/sample-message.ts';
import { stopAfterwards } from '../../tests/stop-afterwards.ts';
import { testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { deliverDue } from '../outbox/deliver-due.ts';
import { composeAcknowledgement, isAcknowledged } from './acknowledgement.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

function store(database: Database, now: number, email: string = SAMPLE.email, spam: string | null = null) {
  return storeOne(database, { email }, { at: now, spam, channels: ['mail', 'acknowledgement'] });
}

const acknowledgedCount = async (database: Database) =>
  (await database.query("select 1 as one from going.outbox where channel = 'acknowledgement'")).length;

test('acknowledges nobody, orders or all, as set', () => {
  for (const [setting, ofMessage, ofOrder] of [
    ['off', false, false],
    ['orders', false, true],
    ['all', true, true],
  ] as const) {
    expect([isAcknowledged(setting, SAMPLE, null), isAcknowledged(setting, SAMPLE, SAMPLE_ORDER)]).toEqual([
      ofMessage,
      ofOrder,
    ]);
  }
});

test('mails a fixed text to who wrote, without a word of what was typed and without an answer to itself', async () => {
  const mailbox = stopAfterwards(await startMailbox());
  const server = { host: '127.0.0.1', port: mailbox.port, secure: false, loopback: true, user: null };
  const database = await testDatabase();
  await store(database, NOW);
  const { dependencies } = deliveryDependencies(database, createSmtpTransport(server));
  await deliverDue({ ...dependencies, now: () => NOW }, 4, new AbortController().signal);
  await mailbox.received(2);
  const at = mailbox.mails.findIndex(({ subject }) => subject === acknowledgement.subject);
  const mail = mailbox.mails[at];
  expect(mail?.to).toMatchObject([{ address: SAMPLE.email }]);
  expect(mail?.replyTo).toMatchObject([{ address: 'hello@going.example' }]);
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
  expect(mailbox.senders[at]).toBe('');
  expect(mail?.text).not.toMatch(/^:$/m);
  const raw = JSON.stringify([mail?.subject, mail?.text, mail?.html]);
  for (const typed of [SAMPLE.phone, SAMPLE.linkedIn, 'Grüße', 'Get Started', SAMPLE.email]) {
    expect(raw).not.toContain(typed);
  }
});

test('acknowledges an address once a day, in any spelling, and never a held message', async () => {
  const database = await testDatabase();
  await store(database, NOW, 'bo@example.com', 'the hidden field was filled in');
  expect(await acknowledgedCount(database)).toBe(0);
  await store(database, NOW, 'Bo@example.com');
  await store(database, NOW + 23 * HOUR_MS, 'bo@example.com');
  expect(await acknowledgedCount(database)).toBe(1);
  await store(database, NOW + 23 * HOUR_MS, 'ada@example.com');
  await store(database, NOW + 25 * HOUR_MS, 'bo@example.com');
  expect(await acknowledgedCount(database)).toBe(3);
  for (const email of ['ada@bücher.example', 'Ada@BÜCHER.example', 'ada@xn--bcher-kva.example'])
    await store(database, NOW, email);
  expect(await acknowledgedCount(database)).toBe(4);
});

const required = (sender: string): Answer => (sender ? 'accept' : { code: 550, text: '5.7.1 sender required' });

// Postfix, by default, and Exim name a refused sender at the recipient.
test.each<[string, MailboxBehaviour]>([
  ['MAIL FROM', { toSender: required }],
  ['RCPT TO', { toRecipient: (_, sender) => required(sender) }],
  ['the final dot', { toMail: (_, sender) => required(sender) }],
])('is mailed from CONTACT_FROM where the mail server refuses an empty sender at %s', async (_, behaviour) => {
  const database = await testDatabase();
  await store(database, NOW);
  const mailbox = stopAfterwards(await startMailbox(behaviour));
  const server = { host: '127.0.0.1', port: mailbox.port, secure: false, loopback: true, user: null };
  const { dependencies, logged } = deliveryDependencies(database, createSmtpTransport(server));
  await deliverDue({ ...dependencies, now: () => NOW }, 4, new AbortController().signal);
  const mail = mailbox.mails.find(({ subject }) => subject === acknowledgement.subject);
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
  expect(mailbox.senders).toEqual(['website@going.example', 'website@going.example']);
  expect(logged.map(({ event }) => event).toSorted()).toEqual(['acknowledgement-sent', 'mail-sent']);
});

test('keeps the address of a refused acknowledgement out of the log, and rings for none', async () => {
  const database = await testDatabase();
  await store(database, NOW);
  const { dependencies, logged } = deliveryDependencies(database, {
    send: async (mail) =>
      mail.isAcknowledgement
        ? { kind: 'refused', reason: `550 <${SAMPLE.email}> does not exist`, code: 550 }
        : { kind: 'sent', missed: [] },
  });
  await deliverDue({ ...dependencies, now: () => NOW }, 4, new AbortController().signal);
  expect(JSON.stringify(logged)).not.toContain(SAMPLE.email);
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'warn', event: 'acknowledgement-refused', code: 550 }),
  );
});

test.each(Object.entries(languages))(
  'acknowledges a message in %s in its words',
  (language, { acknowledgement: words, tag }) => {
    const stored = { id: '0f1e', receivedAt: NOW, language, message: SAMPLE, order: null };
    const mail = composeAcknowledgement(stored, COMPOSING);
    expect(mail.subject).toBe(words.subject);
    expect(mail.text).toContain(words.text);
    expect(mail.html).toContain(`<html lang="${tag}">`);
  },
);
