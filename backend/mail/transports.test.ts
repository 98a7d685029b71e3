import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { stopAfterwards, temporaryFolder } from '../../tests/afterwards.ts';
import { mailServerAt, startMailbox, startScriptedSmtp } from '../../tests/mailbox.ts';
import { COMPOSING, SAMPLE } from '../../tests/outbox.ts';
import { composeContactEmail } from '../contact/compose-email.ts';
import { createFileTransport } from './file-transport.ts';
import { createSmtpTransport, SMTP_LIMITS } from './smtp-transport.ts';

const STORED = { id: '0f1e', receivedAt: 0, message: SAMPLE, order: null, language: 'en' };
const MAIL = composeContactEmail(STORED, COMPOSING);

test.each([
  ['nothing in the clear to another machine', {}, false, { kind: 'unreachable' }],
  ['nothing with an untrusted certificate to another machine', { startTls: true }, false, { kind: 'unreachable' }],
  ['mail with such a certificate to this machine', { startTls: true }, true, { kind: 'sent', missed: [] }],
])('sends %s', async (_what, behaviour, loopback, expected) => {
  const mailbox = stopAfterwards(await startMailbox(behaviour));
  const transport = createSmtpTransport({ ...mailServerAt(mailbox.port), loopback });
  expect(await transport.send(MAIL, AbortSignal.timeout(10_000))).toMatchObject(expected);
  expect(mailbox.mails).toHaveLength(loopback ? 1 : 0);
});

// Postfix 3.7 offers it also where it has no certificate (`smtpd_tls_security_level=may`).
test('sends to this machine although STARTTLS is offered and fails, and to no other', async () => {
  const smtp = await startScriptedSmtp((stage) => (stage === 'TLS' ? '454 4.7.0 TLS not available' : null));
  stopAfterwards(smtp);
  const to = (isHere: boolean) =>
    createSmtpTransport({ ...mailServerAt(smtp.port), loopback: isHere }).send(MAIL, AbortSignal.timeout(10_000));
  expect(await to(true)).toEqual({ kind: 'sent', missed: [] });
  expect(await to(false)).toMatchObject({ kind: 'unreachable', code: 454 });
  expect(smtp.counts.mails).toBe(1);
});

test.each([
  ['toRecipient', 'unreachable'],
  ['toMail', 'unconfirmed'],
] as const)('takes a send that is aborted, or finds no answer, in %s as %s', async (step, kind) => {
  const giveUp = new AbortController();
  const hang = () => {
    giveUp.abort();
    return 'hang' as const;
  };
  const mailbox = stopAfterwards(await startMailbox({ [step]: hang }));
  const address = mailServerAt(mailbox.port);
  expect((await createSmtpTransport(address).send(MAIL, giveUp.signal)).kind).toBe(kind);
  const impatient = createSmtpTransport(address, { ...SMTP_LIMITS, answerMs: 1_500 });
  expect((await impatient.send(MAIL, new AbortController().signal)).kind).toBe(kind);
});

const NEVER = new AbortController().signal;

test('writes a mail as one whole file into its folder, however often it is sent and whatever its id', async () => {
  const path = join(await temporaryFolder(), 'mail');
  const transport = createFileTransport(path);
  for (const messageId of [MAIL.messageId, MAIL.messageId, '<../../escaped@going.example>'])
    expect(await transport.send({ ...MAIL, messageId }, NEVER)).toEqual({ kind: 'written' });
  const [file = '', ...more] = await readdir(path);
  expect([file, more]).toEqual(['1970-01-01T00-00-00.000Z-0f1e.eml', ['1970-01-01T00-00-00.000Z-escaped.eml']]);
  const { subject, text } = await PostalMime.parse(await readFile(join(path, file)));
  expect([subject, text?.trim()]).toEqual([MAIL.subject, MAIL.text.trim()]);
  expect((await createFileTransport(join(path, file)).send(MAIL, NEVER)).kind).toBe('unreachable');
});
