import { beforeEach, expect, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { stopAfterwards } from '../../tests/afterwards.ts';
import { ownerMailbox, SAMPLE, storeMailed, storeMessages, storeOne, storeRefused } from '../../tests/outbox.ts';
import { test, testDatabase } from '../../tests/test-database.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../../tests/webhook-receiver.ts';
import type { Database } from '../database/database.ts';
import { createMailProbe } from '../http/health.ts';
import type { SendResult } from '../mail/mail.ts';
import { type Claim, claimDue } from '../outbox/claim.ts';
import { mailAllAgain } from '../outbox/enqueue.ts';
import { judgeMail } from '../outbox/mail-health.ts';
import { markRefusalSeen, markSent, markWritten, postpone } from '../outbox/record-result.ts';
import { markUnusable, markUsable } from '../outbox/server-state.ts';
import { changeMessage, markAnswered } from '../owner/inbox/change-message.ts';
import { backupIsOld, noteBackup } from './alarm-row.ts';
import { describeMail } from './describe-mail.ts';
import { createWatch, type OwnerDependencies, sendHeartbeat } from './watch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeEach(async () => {
  receiver = stopAfterwards(await startWebhookReceiver());
});

// The receiver's library compares the time of a signature with the real clock, so the clock starts there.
function owner(database: Database, changes: Partial<OwnerDependencies> = {}) {
  const { dependencies: mailing, ...mailbox } = ownerMailbox(database, Date.now());
  const dependencies = { ...mailing, alert: { url: receiver.url, secret: WEBHOOK_SECRET }, ...changes };
  const subjects = () => mailbox.mails.map(({ subject }) => subject.replace(`${company.name} website: `, ''));
  return { ...mailbox, subjects, dependencies, watch: createWatch(dependencies) };
}

const types = () => receiver.received.map(({ body }) => body.type);

async function sendAll(database: Database, now: number, missed: string | null = null) {
  for (const claim of await claimDue(database, 9, 1, now)) await markSent(database, claim, now, missed);
}

test('rings when mail has waited for half an hour until that is taken, and once it has gone out', async ({
  database,
}) => {
  const { clock, logged, mails, subjects, watch } = owner(database);
  await storeMessages(database, 2, clock.now - 30 * MINUTE_MS);
  await markUnusable(database, 'mail-server', '535 wrong password', clock.now);
  await watch();
  expect(types()).toEqual([]);
  clock.now += 2;
  receiver.status.answer = 500;
  await watch();
  receiver.status.answer = 200;
  await watch();
  await watch();
  expect(types()).toEqual(['mail.down', 'mail.down']);
  expect(receiver.received[1]?.body).toMatchObject({
    timestamp: new Date(clock.now).toISOString(),
    data: { trouble: 'waiting', waiting: 2, refused: 0, written: 0 },
    text: expect.stringMatching(
      /^.* website: 2 messages are waiting to be mailed, the oldest since .* UTC\. Sending has failed since .* UTC: 535 wrong password\. `npm/,
    ),
  });
  await sendAll(database, clock.now);
  await markUsable(database, 'mail-server');
  await watch();
  await watch();
  expect(types().slice(2)).toEqual(['mail.recovered']);
  expect(receiver.received[2]?.body.text).toBe(`${company.name} website: Mail is going out again.`);
  const [first, again, recovered] = receiver.received.map(({ id }) => id);
  expect([again === first, recovered === first]).toEqual([true, false]);
  expect(receiver.wrong).toEqual([]);
  expect(subjects()).toEqual([expect.stringMatching(/^2 messages are waiting/), 'Mail is going out again']);
  expect(mails[0]?.to).toMatchObject([{ address: 'hello@going.example' }]);
  expect(logged.filter(({ channel }) => channel === 'webhook')).toMatchObject([
    { level: 'error', event: 'notice-not-sent', reason: 'The receiver answered 500.' },
    { level: 'info', event: 'notice-sent' },
    { level: 'info', event: 'notice-sent' },
  ]);
});

test('tells again once a day while it lasts, and at once of trouble after a dismissed one', async ({ database }) => {
  const { clock, logged, watch } = owner(database, { alert: null });
  const claim = await storeRefused(database, clock.now);
  for (const passed of [0, DAY_MS - 1, 1]) {
    clock.now += passed;
    await watch();
  }
  await markRefusalSeen(database, claim.messageId, clock.now);
  await watch();
  await storeRefused(database, clock.now);
  await watch();
  expect(logged.map(({ type }) => type)).toEqual(['mail.down', 'mail.still_down', 'mail.down']);
});

test('says in alarm, probe and inbox that mail has recovered only once one has gone out', async ({ database }) => {
  const { clock, dependencies, watch } = owner(database);
  const told = async () => {
    const health = await judgeMail(database, dependencies.receivers, clock.now);
    const { status } = await createMailProbe(async () => health, null, vi.fn())(new Request('http://localhost/mailz'));
    await watch();
    return [describeMail(health), status, types().at(-1)];
  };
  await storeRefused(database, clock.now);
  expect(await told()).toEqual([expect.stringContaining('refused 1 message'), 503, 'mail.down']);
  // The mail server goes away, and the owner retries.
  clock.now += 1;
  await mailAllAgain(database, clock.now);
  const waiting = [expect.stringContaining('1 message is waiting'), 503, 'mail.down'];
  expect(await told()).toEqual(waiting);
  const [tried] = (await claimDue(database, 1, 1, clock.now)) as [Claim];
  await postpone(database, tried, { reason: 'ECONNREFUSED', dueAt: clock.now });
  await markUnusable(database, 'mail-server', 'ECONNREFUSED', clock.now);
  expect(await told()).toEqual(waiting);
  const [sent] = (await claimDue(database, 1, 1, clock.now)) as [Claim];
  clock.now += 1;
  await markSent(database, sent, clock.now);
  expect(await told()).toEqual([expect.stringContaining('UTC: ECONNREFUSED.'), 200, 'mail.down']);
  await markUsable(database, 'mail-server');
  expect(await told()).toEqual(['No message is waiting.', 200, 'mail.recovered']);
});

test('says of a receiver of messages that takes them again nothing of the mail', async ({ database }) => {
  const { clock, watch } = owner(database, { receivers: { hasMailServer: false, hasWebhook: true } });
  await storeOne(database, {}, { at: clock.now - HOUR_MS, channels: ['mail', 'webhook'] });
  const [mail] = (await claimDue(database, 1, 1, clock.now)) as [Claim];
  await markWritten(database, mail, clock.now);
  await watch();
  const withoutWebhook = { hasMailServer: false, hasWebhook: false };
  expect((await judgeMail(database, withoutWebhook, clock.now)).trouble).toBeNull();
  const [post] = (await claimDue(database, 1, 1, clock.now, ['webhook'])) as [Claim];
  clock.now += 1;
  await markSent(database, post, clock.now);
  await watch();
  expect(receiver.received.map(({ body }) => body.text)).toEqual([
    expect.stringContaining('Messages wait for the receiver of MESSAGE_WEBHOOK_URL'),
    `${company.name} website: The receiver of MESSAGE_WEBHOOK_URL takes messages again.`,
  ]);
});

type Owner = ReturnType<typeof owner>;

const missOne = async ({ dependencies: { database }, clock }: Owner) => {
  await storeMessages(database, 1, clock.now - 1);
  await sendAll(database, clock.now, 'b@going.example: 550 no such mailbox');
};
const dismiss = ({ dependencies: { database } }: Owner) => database.query('update going.outbox set seen_at = 1');
const backUp = ({ dependencies: { database }, clock }: Owner) => noteBackup(database, clock.now);
const leaveBackup = async (of: Owner) => {
  await backUp(of);
  of.clock.now += 7 * DAY_MS + 1;
};

test.each([
  ['a refused recipient', '1 message did not reach every address in CONTACT_TO', missOne, dismiss],
  ['too old a backup', 'The last noted backup of the messages is 7 days old', leaveBackup, backUp],
])('tells once of %s, by mail and webhook, until that is over', async (_what, subject, begin, end) => {
  const told = owner(await testDatabase());
  for (let times = 1; times <= 2; times += 1) {
    await told.watch();
    await begin(told);
    await told.watch();
    await told.watch();
    expect([told.subjects(), receiver.requests.length]).toEqual([Array(times).fill(subject), times]);
    await end(told);
  }
});

test.each([
  [null, null, null],
  [null, 3, 'No backup of the messages is noted.'],
  [7 * DAY_MS, null, null],
  [7 * DAY_MS + 1, null, 'The last noted backup of the messages is 7 days old.'],
  [4 * DAY_MS, 3, 'The last noted backup of the messages is 4 days old.'],
  [400 * DAY_MS, 0, null],
])('says of a backup made %s ms ago, with BACKUP_EVERY_DAYS=%s: %s', (age, everyDays, sentence) => {
  const now = Date.now();
  expect(backupIsOld(age === null ? null : now - age, everyDays, now)).toBe(sentence);
});

test('posts to a receiver that is gone once, and says so by mail once until it takes one', async ({ database }) => {
  const { clock, subjects, watch } = owner(database);
  const toldAfter = async (answer: number) => {
    receiver.status.answer = answer;
    const { messageId } = await storeRefused(database, clock.now);
    for (let times = 0; times < 2; times += 1) await watch();
    await markRefusalSeen(database, messageId, clock.now);
    await watch();
    clock.now += 1;
    return subjects().filter((subject) => subject.includes('ALERT_URL takes no more alarms')).length;
  };
  expect([await toldAfter(410), await toldAfter(410), receiver.requests.length]).toEqual([1, 1, 2]);
  expect([await toldAfter(200), await toldAfter(410)]).toEqual([1, 2]);
});

test('posts each alarm once for several servers on one database', async ({ database }) => {
  const servers = [owner(database), owner(database), owner(database)];
  await storeRefused(database, Date.now());
  await Promise.all(servers.map(({ watch }) => watch()));
  expect(types()).toEqual(['mail.down']);
});

test('logs an error for each hour that mail waits, and nothing of a visitor', async ({ database }) => {
  const { clock, logged, watch } = owner(database, { alert: null });
  await storeMessages(database, 1, clock.now);
  for (let minute = 0; minute <= 125; minute += 1) {
    await watch();
    clock.now += MINUTE_MS;
  }
  const entry = { level: 'error', event: 'mail-waits', waiting: 1, reason: null };
  expect(logged.filter(({ event }) => event === 'mail-waits')).toEqual([1, 2].map((hours) => ({ ...entry, hours })));
});

const NOT_ANSWERED = '1 message is not answered after 20 hours';

test('tells once of a message that nobody has answered after 20 hours, by mail and webhook, once one is answered', async ({
  database,
}) => {
  const { clock, mails, subjects, watch } = owner(database);
  // The receiver's library compares times with the real clock: let messages be old instead of the clock new.
  const start = clock.now - 20 * HOUR_MS;
  const old = await storeMailed(database, 5, start - DAY_MS);
  await watch();
  await markAnswered(database, old.at(-1) ?? '', start);
  const [answered = '', open = ''] = await storeMailed(database, 2, start + 10);
  await markAnswered(database, answered, clock.now);
  await watch();
  expect([mails, receiver.requests]).toEqual([[], []]);
  await storeMailed(database, 1, start + 12);
  clock.now += 10;
  await watch();
  expect(subjects()).toEqual([NOT_ANSWERED]);
  expect(mails[0]?.text).toContain('`npm run inbox -- --answered ID`');
  expect(receiver.received.map(({ body }) => [body.type, body.data])).toEqual([['answer.overdue', { overdue: 1 }]]);
  expect(receiver.wrong).toEqual([]);
  clock.now += 10;
  await watch();
  await markAnswered(database, open, clock.now);
  await changeMessage(database, { kind: 'open', id: open }, { channels: [], now: clock.now });
  await watch();
  expect(subjects()).toEqual([NOT_ANSWERED, NOT_ANSWERED]);
});

test('mails once a day how many messages are newly held', async ({ database }) => {
  const { clock, mails, subjects, watch } = owner(database, { alert: null });
  const hold = () => storeOne(database, {}, { at: clock.now - 1, spam: 'the hidden field was filled in' });
  const heldBy = (count: string) => `${count} may be spam and did not reach your mailbox`;
  for (const [passed, held, ...told] of [
    [0, 2, '2 messages'],
    [DAY_MS - 1, 1],
    [1, 0, '1 message'],
    [DAY_MS, 0],
  ] as const) {
    clock.now += passed;
    for (let count = 0; count < held; count += 1) await hold();
    await watch();
    await watch();
    expect(subjects()).toEqual(told.map(heldBy));
    expect(JSON.stringify(mails)).not.toContain(SAMPLE.email);
    mails.length = 0;
  }
});

test.each<[string, SendResult, string[]]>([
  ['retries a notice that could not be sent', { kind: 'unreachable', reason: 'refused' }, ['not-sent', 'sent']],
  ['does not repeat a notice that may have arrived', { kind: 'unconfirmed', reason: 'late' }, ['sent']],
])('%s', async (_what, answer, outcomes) => {
  const database = await testDatabase();
  const { clock, logged, server, watch } = owner(database, { alert: null });
  await storeRefused(database, clock.now);
  server.answer = answer;
  await watch();
  await watch();
  server.answer = { kind: 'sent', missed: [] };
  clock.now += 10 * MINUTE_MS;
  await watch();
  await watch();
  expect(logged.map(({ event }) => event)).toEqual(outcomes.map((outcome) => `notice-${outcome}`));
});

test('tells a monitor by one GET, and logs a failure without the address', async () => {
  const log = vi.fn();
  await sendHeartbeat(receiver.url, log);
  expect([receiver.requests, log.mock.calls]).toEqual([['GET /hook'], []]);
  receiver.status.answer = 500;
  for (const url of [receiver.url, 'http://127.0.0.1:1/token']) {
    await sendHeartbeat(url, log);
    expect(log).toHaveBeenLastCalledWith(expect.objectContaining({ event: 'heartbeat-not-sent' }));
  }
  expect(JSON.stringify(log.mock.calls)).not.toContain('token');
});
