import { beforeEach, expect, vi } from 'vitest';
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
import { noteBackup } from './alarm-row.ts';
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
  const subjects = () => mailbox.mails.map(({ subject }) => subject.replace('Going website: ', ''));
  return { ...mailbox, subjects, dependencies, watch: createWatch(dependencies) };
}

const types = () => receiver.received.map(({ body }) => body.type);

async function sendAll(database: Database, now: number, missed: string | null = null) {
  for (const claim of await claimDue(database, 9, 1, now)) await markSent(database, claim, now, missed);
}

test('rings when mail has waited for half an hour until that is taken, and once it has gone out', async ({
  database,
}) => {
  const { clock, logged, watch } = owner(database);
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
      /^Going website: 2 messages are waiting to be mailed, the oldest since .* UTC\. Sending has failed since .* UTC: 535 wrong password\. `npm/,
    ),
  });
  await sendAll(database, clock.now);
  await markUsable(database, 'mail-server');
  await watch();
  await watch();
  expect(types().slice(2)).toEqual(['mail.recovered']);
  expect(receiver.received[2]?.body.text).toBe('Going website: Mail is going out again.');
  const [first, again, recovered] = receiver.received.map(({ id }) => id);
  expect([again === first, recovered === first]).toEqual([true, false]);
  expect(receiver.wrong).toEqual([]);
  expect(logged.filter(({ channel }) => channel === 'webhook')).toMatchObject([
    { level: 'error', event: 'notice-not-sent', reason: 'The receiver answered 500.' },
    { level: 'info', event: 'notice-sent' },
    { level: 'info', event: 'notice-sent' },
  ]);
});

test('rings again once a day while it lasts, and at once for trouble after a dismissed one', async ({ database }) => {
  const { clock, watch } = owner(database);
  // Signed with the time of the alarm, which the library compares with the real clock.
  clock.now -= DAY_MS;
  const claim = await storeRefused(database, clock.now);
  const start = clock.now;
  for (const passed of [0, DAY_MS - 1, DAY_MS]) {
    clock.now = start + passed;
    await watch();
  }
  await markRefusalSeen(database, claim.messageId, clock.now);
  await watch();
  await storeRefused(database, clock.now);
  await watch();
  expect(receiver.requests).toHaveLength(3);
  // The first is a day old by its own clock, which the library refuses.
  expect(receiver.wrong).toHaveLength(1);
  expect(types()).toEqual(['mail.still_down', 'mail.down']);
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
    'Going website: The receiver of MESSAGE_WEBHOOK_URL takes messages again.',
  ]);
});

test('tells once, by mail and webhook, of a refused recipient, until that is dismissed', async ({ database }) => {
  const { clock, subjects, watch } = owner(database);
  const miss = async (count: number) => {
    const ids = await storeMessages(database, count, clock.now - count);
    await sendAll(database, clock.now, 'b@going.example: 550 no such mailbox');
    return ids;
  };
  const missed = await miss(2);
  await watch();
  await watch();
  expect(subjects()).toEqual(['2 messages did not reach every address in CONTACT_TO']);
  expect(receiver.received.map(({ body }) => [body.type, body.data])).toEqual([['recipient.refused', { missed: 2 }]]);
  for (const id of missed) await markRefusalSeen(database, id, clock.now);
  await watch();
  await miss(1);
  await watch();
  expect(types()).toEqual(['recipient.refused', 'recipient.refused']);
});

const NOT_NOTED = 'No backup of the messages is noted';
const oldBy = (days: number) => `The last noted backup of the messages is ${days} days old`;
test.each([
  [null, 7, [oldBy(7), oldBy(7)]],
  [3, 3, [NOT_NOTED, oldBy(3), oldBy(3)]],
  [0, 400, []],
])('tells once of too old a backup, until the next is made (BACKUP_EVERY_DAYS: %s)', async (every, days, told) => {
  const database = await testDatabase();
  const { clock, subjects, watch } = owner(database, { backupEveryDays: every });
  await watch();
  await noteBackup(database, clock.now - days * DAY_MS);
  await watch();
  expect(subjects()).toEqual(told.slice(0, -2));
  clock.now += 1;
  await watch();
  await watch();
  expect(subjects()).toEqual(told.slice(0, -1));
  expect(types()).toEqual(subjects().map(() => 'backup.old'));
  await noteBackup(database, clock.now);
  await watch();
  clock.now += days * DAY_MS + 1;
  await watch();
  expect(subjects()).toEqual(told);
});

test('ends an alarm for a receiver that is gone, and says so by mail once until it takes one', async ({ database }) => {
  const { clock, subjects, watch } = owner(database);
  const trouble = async (answer: number) => {
    receiver.status.answer = answer;
    const { messageId } = await storeRefused(database, clock.now);
    await watch();
    await watch();
    await markRefusalSeen(database, messageId, clock.now);
    await watch();
    clock.now += 1;
  };
  await trouble(410);
  await trouble(410);
  expect(receiver.requests).toHaveLength(2);
  const told = () => subjects().filter((subject) => subject.includes('ALERT_URL takes no more alarms'));
  expect(told()).toHaveLength(1);
  await trouble(200);
  await trouble(410);
  expect(told()).toHaveLength(2);
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
const receive = (database: Database, count: number, now: number) => storeMailed(database, count, now + count);
// The receiver's library compares times with the real clock: let messages be old instead of the clock new.
const age = (database: Database, what: 'received_at' | 'told_at') =>
  database.query(
    `update going.${what === 'told_at' ? 'alarm' : 'contact_message'} set ${what} = ${what} - ${20 * HOUR_MS}`,
  );

test('rings once for a message that nobody has answered after 20 hours, by mail and webhook', async ({ database }) => {
  const { clock, mails, subjects, watch } = owner(database);
  const [first = ''] = await receive(database, 1, clock.now);
  await markAnswered(database, first, clock.now);
  const [answered = '', open = ''] = await receive(database, 2, clock.now);
  await markAnswered(database, answered, clock.now);
  await age(database, 'received_at');
  await age(database, 'told_at');
  await watch();
  expect(mails).toEqual([]);
  clock.now += 10;
  await watch();
  await watch();
  expect(subjects()).toEqual([NOT_ANSWERED]);
  expect(mails[0]?.text).toContain('`npm run inbox -- --answered ID`');
  expect(receiver.received.map(({ body }) => [body.type, body.data])).toEqual([['answer.overdue', { overdue: 1 }]]);
  expect(receiver.wrong).toEqual([]);
  await markAnswered(database, open, clock.now);
  await changeMessage(database, { kind: 'open', id: open }, { channels: [], now: clock.now });
  await watch();
  expect(mails).toHaveLength(1);
  // The clock was ahead, and is set back.
  await database.query('update going.alarm set told_at = $1', [clock.now + 200 * DAY_MS]);
  await receive(database, 1, clock.now + 1);
  await watch();
  await age(database, 'received_at');
  clock.now += 10;
  await watch();
  expect(subjects()).toEqual([NOT_ANSWERED, NOT_ANSWERED]);
});

test('stays silent about answers until the owner first marks one, and about older messages', async ({ database }) => {
  const { clock, mails, watch } = owner(database);
  const [old = ''] = await receive(database, 5, clock.now - 3 * DAY_MS);
  await watch();
  await markAnswered(database, old, clock.now);
  await watch();
  expect([mails, receiver.requests]).toEqual([[], []]);
});

test('reminds the owner once a day of what is not mailed and newly held, whatever the clock does', async ({
  database,
}) => {
  const { clock, mails, subjects, watch } = owner(database, { alert: null });
  const hold = () => storeOne(database, {}, { at: clock.now - 1, spam: 'the hidden field was filled in' });
  await watch();
  expect(mails).toEqual([]);
  const refuse = () => storeRefused(database, clock.now);
  const [refused, written, seen] = [await refuse(), await refuse(), await refuse()];
  await markWritten(database, written, clock.now);
  await markRefusalSeen(database, seen.messageId, clock.now);
  await storeMessages(database, 2, clock.now - 31 * MINUTE_MS);
  await hold();
  await watch();
  await watch();
  expect(subjects()).toEqual(['5 messages did not reach your mailbox']);
  const [mail] = mails;
  expect(mail?.to).toMatchObject([{ address: 'hello@going.example' }]);
  expect(mail?.text).toContain('Waiting: 2\nRefused: 1\nWritten as files: 1\nHeld: 1, 1 of them new\n');
  for (const help of ['--state waiting` says why', '--retry all`', '--release ID`'])
    expect(mail?.text).toContain(`\`npm run inbox -- ${help}`);
  expect(JSON.stringify(mail)).not.toContain(SAMPLE.email);
  clock.now += DAY_MS;
  await sendAll(database, clock.now);
  for (const claim of [refused, written]) await markSent(database, claim, clock.now);
  await hold();
  await watch();
  expect(mails[1]?.text).toContain('Waiting: 0\nRefused: 0\nWritten as files: 0\nHeld: 2, 1 of them new\n');
  expect(mails[1]?.text).not.toContain('--retry');
  expect(mails[1]?.messageId).not.toBe(mail?.messageId);
  clock.now += DAY_MS;
  await watch();
  expect(mails).toHaveLength(2);
  await storeRefused(database, clock.now);
  for (const days of [200, -200]) {
    clock.now += days * DAY_MS;
    await watch();
  }
  expect(mails).toHaveLength(4);
});

test.each<[string, SendResult, string[]]>([
  ['retries a reminder that could not be sent', { kind: 'unreachable', reason: 'refused' }, ['not-sent', 'sent']],
  ['does not repeat a reminder that may have arrived', { kind: 'unconfirmed', reason: 'late' }, ['sent']],
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
