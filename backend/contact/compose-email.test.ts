import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { contactChoiceLabel } from '../../catalogue/contact-choices.ts';
import { acknowledgement } from '../../content/en/mails.ts';
import { languages } from '../../content/languages.ts';
import { stopAfterwards } from '../../tests/afterwards.ts';
import { type Answer, type MailboxBehaviour, mailServerAt, startMailbox } from '../../tests/mailbox.ts';
import { COMPOSING, deliveryDependencies, SAMPLE, SAMPLE_ORDER, storeOne } from '../../tests/outbox.ts';
import { testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import { toNodemailer } from '../mail/mail.ts';
import { createSmtpTransport } from '../mail/smtp-transport.ts';
import { deliverDue } from '../outbox/deliver-due.ts';
import { markAnswered } from '../owner/inbox/change-message.ts';
import { composeAcknowledgement, composeContactEmail, isAcknowledged } from './compose-email.ts';
import type { StoredMessage } from './message-fields.ts';

const NAME = contactChoiceLabel(SAMPLE.package);
const RECEIVED = Date.parse('2026-03-01T12:34:56Z');
const STORED: StoredMessage = { id: '0f1e', receivedAt: RECEIVED, message: SAMPLE, order: null, language: 'en' };

const withMessage = (changes: Partial<StoredMessage['message']>) => ({ ...STORED, message: { ...SAMPLE, ...changes } });

async function asReceived(stored: StoredMessage) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(toNodemailer(composeContactEmail(stored, COMPOSING)));
  return PostalMime.parse(message as Uint8Array);
}

test('mails every field to the company, with the visitor as Reply-To', async () => {
  const { text, html = '', ...mail } = await asReceived(STORED);
  expect(mail).toMatchObject({
    from: COMPOSING.from,
    to: [{ address: 'hello@going.example' }],
    replyTo: [{ address: 'ada@example.com' }],
    messageId: '<0f1e@going.example>',
    date: '2026-03-01T12:34:56.000Z',
  });
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  for (const value of [SAMPLE.email, SAMPLE.linkedIn, SAMPLE.phone, NAME]) {
    expect(text).toContain(value);
    expect(html).toContain(value);
  }
  expect(text).toContain(SAMPLE.message);
  // Programs that show HTML as text keep a label beside its value, and the message apart from both.
  expect(html).toMatch(/Phone:<\/span> <a [^>]*href="tel:\+49301234567"/);
  expect(html).toMatch(/<p [^>]*>Grüße 🚀(?:(?!<p).|\n)*<\/p>/);
});

test('shows a message as typed, as text with its columns, and an address that no header may have in the text', async () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const message = `Plan:\n  - one\n\t- two\nhours   4\n${hostile}`;
  const odd = withMessage({ email: 'grüße@example.de', linkedIn: hostile, phone: hostile, message });
  const mail = composeContactEmail(odd, COMPOSING);
  expect(
    composeContactEmail(withMessage({ ...odd.message, message: message.replaceAll('\n', '\r\n') }), COMPOSING),
  ).toEqual(mail);
  expect(mail.text).toContain(message);
  expect(mail.html).toContain('Plan:<br>\n&nbsp; - one<br>\n&nbsp;&nbsp;&nbsp; - two<br>\nhours&nbsp;&nbsp; 4<br>\n');
  expect(mail.html).not.toContain('<img');
  expect(mail.html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)).toHaveLength(3);
  expect(mail.replyTo).toBeNull();
  expect(mail.text).toContain('To answer, write to grüße@example.de.');
});

test.each([
  [`About ${NAME} – ada@example.com`, {}, null],
  ['Message – ada@example.com', { package: 'not-sure' }, null],
  ['Message – ada@example.com', { package: '' }, null],
  [`Order: ${NAME} – Łukasz Nowak`, {}, SAMPLE_ORDER],
  [`Order: ${NAME} – Ada Bcc: bo@example.com`, {}, { ...SAMPLE_ORDER, name: 'Ada\r\nBcc: bo@example.com' }],
] as const)('has the subject %s', async (subject, changes, order) => {
  const mail = await asReceived({ ...withMessage(changes), order });
  expect([mail.subject, mail.bcc ?? []]).toEqual([subject, []]);
});

test('quotes to the customer what the customer wrote: the rest stands below the only signature line', async () => {
  const { text = '', html = '' } = await asReceived(withMessage({ message: 'Hello\n-- \nAda', linkedIn: '' }));
  const [quoted = '', internal = '', ...more] = text.replaceAll('\r', '').split('\n-- \n');
  expect(quoted.trim()).toBe(`About ${NAME} – ada@example.com\n\nHello\n--\nAda`);
  for (const part of ['Email:', SAMPLE.phone, 'reply to this mail', STORED.id]) {
    expect(internal).toContain(part);
    expect(html.indexOf(part)).toBeGreaterThan(html.indexOf('Hello'));
  }
  expect([internal.includes('LinkedIn'), more]).toEqual([false, []]);
});

const NOW = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

const store = (database: Database, at: number, email: string = SAMPLE.email, spam: string | null = null) =>
  storeOne(database, { email }, { at, spam, channels: ['mail', 'acknowledgement'] });

test.each([
  ['off', false, false],
  ['orders', false, true],
  ['all', true, true],
] as const)('acknowledges as set to %s: a message (%s), an order (%s)', (setting, ofMessage, ofOrder) => {
  expect(isAcknowledged(setting, SAMPLE, null)).toBe(ofMessage);
  expect(isAcknowledged(setting, SAMPLE, SAMPLE_ORDER)).toBe(ofOrder);
});

/** Delivers a message and its acknowledgement to a mail server. */
async function deliverTo(behaviour?: MailboxBehaviour) {
  const database = await testDatabase();
  await store(database, NOW);
  const mailbox = stopAfterwards(await startMailbox(behaviour));
  const { dependencies, logged } = deliveryDependencies(database, createSmtpTransport(mailServerAt(mailbox.port)));
  await deliverDue({ ...dependencies, now: () => NOW }, 4, new AbortController().signal);
  return { mailbox, logged };
}

test('mails a fixed text to who wrote, without a word of what was typed and without an answer to itself', async () => {
  const { mailbox } = await deliverTo();
  await mailbox.received(2);
  const at = mailbox.mails.findIndex(({ subject }) => subject === acknowledgement.subject);
  const mail = mailbox.mails[at];
  expect(mail?.to).toMatchObject([{ address: SAMPLE.email }]);
  expect(mail?.replyTo).toMatchObject([{ address: 'hello@going.example' }]);
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
  expect(mailbox.senders[at]).toBe('');
  expect(mail?.text).not.toMatch(/^:$/m);
  const raw = JSON.stringify([mail?.subject, mail?.text, mail?.html]);
  for (const typed of [SAMPLE.phone, SAMPLE.linkedIn, 'Grüße', NAME, SAMPLE.email]) expect(raw).not.toContain(typed);
});

test('acknowledges an address once a day, in any spelling, and none that is held or answered', async () => {
  const database = await testDatabase();
  const expectAfter = async (hours: number, email: string, count: number, spam: string | null = null) => {
    const id = await store(database, NOW + hours * HOUR_MS, email, spam);
    const acknowledged = await database.query("select 1 as one from going.outbox where channel = 'acknowledgement'");
    expect(acknowledged, `${email} after ${hours} hours`).toHaveLength(count);
    return id;
  };
  await expectAfter(0, 'bo@example.com', 0, 'the hidden field was filled in');
  await expectAfter(0, 'Bo@example.com', 1);
  await expectAfter(23, 'bo@example.com', 1);
  await expectAfter(25, 'bo@example.com', 2);
  const answered = await expectAfter(0, 'ada@bücher.example', 3);
  for (const spelling of ['Ada@BÜCHER.example', 'ada@xn--bcher-kva.example']) await expectAfter(0, spelling, 3);
  await markAnswered(database, answered, NOW);
  await expectAfter(0, 'eve@example.com', 3);
});

const required = (sender: string): Answer => (sender ? 'accept' : { code: 550, text: '5.7.1 sender required' });

// Postfix, by default, and Exim name a refused sender at the recipient.
test.each<[string, MailboxBehaviour]>([
  ['MAIL FROM', { toSender: required }],
  ['RCPT TO', { toRecipient: (_, sender) => required(sender) }],
  ['the final dot', { toMail: (_, sender) => required(sender) }],
])('is mailed from CONTACT_FROM where the mail server refuses an empty sender at %s', async (_, behaviour) => {
  const { mailbox, logged } = await deliverTo(behaviour);
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

test.each(Object.entries(languages))('acknowledges in the words of %s', (language, { acknowledgement: words, tag }) => {
  const mail = composeAcknowledgement({ ...STORED, language }, COMPOSING);
  expect(mail.subject).toBe(words.subject);
  expect(mail.text).toContain(words.text);
  expect(mail.html).toContain(`<html lang="${tag}">`);
});
