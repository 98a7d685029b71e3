import { expect, test } from 'vitest';
import { stopAfterwards } from '../../tests/afterwards.ts';
import { mailServerAt, SMTP_STAGES, type SmtpEnding, type SmtpStage, startScriptedSmtp } from '../../tests/mailbox.ts';
import { COMPOSING, deliveryDependencies, storeMessages } from '../../tests/outbox.ts';
import { listedMessages, testDatabase } from '../../tests/test-database.ts';
import { contactMails } from '../contact/contact-deliveries.ts';
import { createSmtpTransport, SMTP_LIMITS } from '../mail/smtp-transport.ts';
import { describeMail } from '../tell/describe-mail.ts';
import { deliverDue } from './deliver-due.ts';
import { judgeMail } from './mail-health.ts';
import { markRefusalSeen } from './record-result.ts';

const ENDINGS = ['FIN', 'RST', 'time-out', '421 bye', '450 later', '550 never'] as const;

// What becomes of a mail, by the stage at which the conversation ends and by how it ends.
const TABLE: Record<SmtpStage, string> = {
  greeting: 'unreachable unreachable unreachable unreachable unreachable unreachable',
  EHLO: '    unreachable unreachable unreachable unreachable unreachable unreachable',
  TLS: '     unreachable unreachable unreachable unreachable unreachable unreachable',
  AUTH: '    unreachable unreachable unreachable unreachable unreachable unreachable',
  MAIL: '    unreachable unreachable unreachable unreachable postponed   refused',
  RCPT: '    unreachable unreachable unreachable unreachable postponed   refused',
  DATA: '    unreachable unreachable unreachable unreachable postponed   refused',
  dot: '     unconfirmed unconfirmed unconfirmed unreachable postponed   refused',
};
/** After five attempts: how many there were, how many copies may have arrived, and the mail's state. */
const AFTERWARDS: Record<string, [attempts: number, copies: number, state: string]> = {
  unreachable: [5, 0, 'waiting'],
  postponed: [5, 0, 'waiting'],
  refused: [1, 0, 'dead'],
  unconfirmed: [3, 3, 'dead'],
};
const HOUR_MS = 3_600_000;

async function fiveAttempts(stage: SmtpStage, ending: SmtpEnding) {
  const database = await testDatabase();
  const clock = { now: Date.now() };
  await storeMessages(database, 1, clock.now);
  const server = stopAfterwards(await startScriptedSmtp((at) => (at === stage ? ending : null)));
  // Another machine must offer TLS; on this one mail travels without.
  const address = { ...mailServerAt(server.port), loopback: stage !== 'TLS' };
  const limits = ending === 'time-out' ? { greetingMs: 1_000, answerMs: 1_000, wholeMs: 60_000 } : SMTP_LIMITS;
  const user = stage === 'AUTH' ? { name: 'ada', password: 'secret' } : null;
  const transport = createSmtpTransport({ ...address, user }, limits);
  const { dependencies, logged } = deliveryDependencies(database, transport);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await deliverDue({ ...dependencies, now: () => clock.now }, 1, new AbortController().signal);
    clock.now += HOUR_MS;
  }
  const [listed] = await listedMessages(database);
  const copies = /^[45]/.test(ending) ? 0 : server.counts.mails;
  return { first: logged[0]?.event, afterwards: [listed?.delivery.attempts, copies, listed?.delivery.state] };
}

// All stages at once: those of a time-out wait five seconds each.
test.each(ENDINGS)('follows %j at every stage of a conversation', async (ending) => {
  const outcomes = await Promise.all(SMTP_STAGES.map((stage) => fiveAttempts(stage, ending)));
  const expected = SMTP_STAGES.map((stage) => TABLE[stage].trim().split(/\s+/)[ENDINGS.indexOf(ending)] ?? '');
  expect(outcomes.map(({ first }) => first)).toEqual(expected.map((outcome) => `mail-${outcome}`));
  expect(outcomes.map(({ afterwards }) => afterwards)).toEqual(expected.map((outcome) => AFTERWARDS[outcome]));
});

const TO = ['a@going.example', 'b@going.example', 'c@going.example'];

async function mailTo(answers: Record<string, readonly SmtpEnding[]>, attempts: number) {
  const database = await testDatabase();
  const clock = { now: Date.now() };
  const [id = ''] = await storeMessages(database, 1, clock.now);
  const asked: string[][] = [];
  const server = stopAfterwards(
    await startScriptedSmtp((stage, line) => {
      if (stage === 'MAIL') asked.push([]);
      const [name = ''] = /<(\w)@/.exec(line)?.slice(1) ?? [];
      if (stage !== 'RCPT') return null;
      const times = asked.filter((names) => names.includes(name)).length;
      asked.at(-1)?.push(name);
      return answers[name]?.[times] ?? null;
    }),
  );
  const { dependencies, logged } = deliveryDependencies(database, createSmtpTransport(mailServerAt(server.port)));
  const compose = contactMails(database, { ...COMPOSING, to: TO });
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await deliverDue({ ...dependencies, compose, now: () => clock.now }, 1, new AbortController().signal);
    clock.now += HOUR_MS;
  }
  const [listed] = await listedMessages(database);
  const recipients = logged.filter(({ event }) => event.startsWith('recipient-'));
  return { database, clock, id, asked: asked.map((names) => names.join('')), delivery: listed?.delivery, recipients };
}

test('tries a recipient that was put off again alone, and tells of one that was refused', async () => {
  const { database, clock, id, asked, delivery, recipients } = await mailTo(
    { b: ['450 greylisted', '451 later'], c: ['550 no such mailbox'] },
    5,
  );
  expect(asked).toEqual(['abc', 'b', 'b']);
  const missed = expect.stringMatching(/^c@going.example: .*no such mailbox$/);
  expect(delivery).toMatchObject({ state: 'sent', missed });
  expect(recipients).toMatchObject([
    { level: 'warn', event: 'recipient-postponed' },
    { level: 'error', event: 'recipient-refused' },
  ]);
  const judged = async () => (await judgeMail(database, { hasMailServer: true, hasWebhook: false }, clock.now)).trouble;
  expect(await judged()).toBe('missed');
  await markRefusalSeen(database, id, clock.now);
  expect(await judged()).toBeNull();
});

test('says that a mail waits for a single recipient, not that it waits', async () => {
  const { database, clock } = await mailTo({ b: ['450 later'] }, 1);
  const health = await judgeMail(database, { hasMailServer: true, hasWebhook: false }, clock.now);
  expect(describeMail(health)).toContain('1 message is waiting to reach every address in CONTACT_TO, the oldest since');
});

test.each<[what: string, answers: Record<string, readonly SmtpEnding[]>, asked: string[], missed: RegExp | null]>([
  ['a recipient refused after all', { b: ['450 later', '550 never'] }, ['abc', 'b'], /^b@.*: .*550 never$/],
  ['all again while none was taken', { a: ['550 no'], b: ['450 later'], c: ['550 no'] }, ['abc', 'abc'], null],
])('tries %s, and says who has the mail', async (_what, answers, expected, missed) => {
  const { asked, delivery } = await mailTo(answers, 3);
  expect(asked).toEqual(expected);
  expect(delivery).toMatchObject({ state: 'sent', missed: missed && expect.stringMatching(missed) });
});

test.each<[SmtpEnding, attempts: number, state: string]>([
  ['550 5.4.5 daily quota exceeded', 25, 'dead'],
  ['552 5.2.2 mailbox full', 25, 'dead'],
  ['550 4.2.2 the class says later, the code never', 25, 'dead'],
  ['550-5.4.5 in two lines\r\n550 5.4.5 daily quota', 25, 'dead'],
  ['550 5.7.1 quota', 1, 'dead'],
  ['530 5.7.0 log in first', 30, 'waiting'],
  ['450 5.2.2 the class says never, the code later', 30, 'waiting'],
])('tries a mail answered %j %i times in 30 hours', async (reply, attempts, state) => {
  const replies = Array<SmtpEnding>(30).fill(reply);
  const { asked, delivery } = await mailTo({ a: replies, b: replies, c: replies }, 30);
  expect([asked.length, delivery?.state]).toEqual([attempts, state]);
});
