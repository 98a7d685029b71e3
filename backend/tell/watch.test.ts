import { beforeEach, expect, vi } from 'vitest';
import { stopAfterwards } from '../../tests/afterwards.ts';
import { ownerMailbox, storeMailed, storeMessages, storeOne, storeRefused } from '../../tests/outbox.ts';
import { SAMPLE } from '../../tests/sample-message.ts';
import { test, testDatabase } from '../../tests/test-database.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../../tests/webhook-receiver.ts';
import type { Database } from '../database/database.ts';
import { createMailProbe } from '../http/health.ts';
import type { LogEntry } from '../log.ts';
import type { SendResult } from '../mail/mail.ts';
import { type Claim, claimDue } from '../outbox/claim.ts';
import { mailAllAgain } from '../outbox/enqueue.ts';
import { judgeMail } from '../outbox/mail-health.ts';
import { markRefusalSeen, markSent, markWritten, postpone } from '../outbox/record-result.ts';
import { markUnusable, markUsable } from '../outbox/server-state.ts';
import { changeMessage, markAnswered } from '../owner/inbox/change-message.ts';
import { noteBackup } from './alarm-row.ts';
import { describeMail } from './describe-mail.ts';
import { createWatch, sendHeartbeat, startWatching } from './watch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
beforeEach(async () => {
  receiver = stopAfterwards(await startWebhookReceiver());
});

// The receiver's library compares the time of a signature with the real clock, so the clock starts there.
function owner(database: Database) {
  const { dependencies: mailing, ...mailbox } = ownerMailbox(database, Date.now());
  const dependencies = { ...mailing, alert: { url: receiver.url, secret: WEBHOOK_SECRET } };
  return { ...mailbox, dependencies, watch: createWatch(dependencies) };
}

const types = () => receiver.received.map(({ body }) => body.type);

test('rings once when mail has waited for half an hour, and stops when it has gone out', async ({ database }) => {
  const { clock, logged, watch } = owner(database);
  await storeMessages(database, 2, clock.now - 30 * MINUTE_MS);
  await markUnusable(database, 'mail-server', '535 wrong password', clock.now);
  await watch();
  expect(types()).toEqual([]);
  clock.now += 2;
  await watch();
  await watch();
  expect(types()).toEqual(['mail.down']);
  expect(receiver.received[0]?.body).toMatchObject({
    timestamp: new Date(clock.now).toISOString(),
    data: { trouble: 'waiting', waiting: 2, refused: 0, written: 0 },
    text: expect.stringMatching(
      /^Going website: 2 messages are waiting to be mailed, the oldest since .* UTC\. Sending has failed since .* UTC: 535 wrong password\. `npm/,
    ),
  });
  for (const claim of await claimDue(database, 9, 1, clock.now)) await markSent(database, claim, clock.now);
  await markUsable(database, 'mail-server');
  await watch();
  await watch();
  expect(types()).toEqual(['mail.down', 'mail.recovered']);
  expect(receiver.received[1]?.body.text).toBe('Going website: Mail is going out again.');
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(2);
  expect(receiver.wrong).toEqual([]);
  expect(logged.filter(({ channel }) => channel === 'webhook').map(({ event }) => event)).toEqual([
    'notice-sent',
    'notice-sent',
  ]);
});

test('rings again once a day while it lasts, and at once for trouble after a dismissed one', async ({ database }) => {
  const { clock, watch } = owner(database);
  // Signed with the time of the alarm, which the library compares with the real clock.
  clock.now -= DAY_MS;
  const claim = await storeRefused(database, clock.now);
  const start = clock.now;
  await watch();
  clock.now = start + DAY_MS - 1;
  await watch();
  clock.now = start + DAY_MS;
  await watch();
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
  const { receivers } = dependencies;
  const told = async () => {
    const health = await judgeMail(database, receivers, clock.now);
    const { status } = await createMailProbe(
      async () => health,
      null,
      () => {},
    )(new Request('http://localhost/mailz'));
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
  const { clock, dependencies } = owner(database);
  const watch = createWatch({ ...dependencies, receivers: { hasMailServer: false, hasWebhook: true } });
  await storeOne(database, {}, { at: clock.now - HOUR_MS, channels: ['mail', 'webhook'] });
  const [mail] = (await claimDue(database, 1, 1, clock.now)) as [Claim];
  await markWritten(database, mail, clock.now);
  await watch();
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
  const { clock, mails, watch } = owner(database);
  const miss = async () => {
    const id = await storeOne(database, {}, { at: clock.now });
    for (const claim of await claimDue(database, 9, 1, clock.now))
      await markSent(database, claim, clock.now, 'b@going.example: 550 no such mailbox');
    return id;
  };
  const [first, second] = [await miss(), await miss()];
  await watch();
  await watch();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Going website: 2 messages did not reach every address in CONTACT_TO',
  ]);
  expect(receiver.received.map(({ body }) => [body.type, body.data])).toEqual([['recipient.refused', { missed: 2 }]]);
  for (const id of [first, second]) await markRefusalSeen(database, id, clock.now);
  await watch();
  await miss();
  await watch();
  expect(types()).toEqual(['recipient.refused', 'recipient.refused']);
});

test.each([
  [null, 7],
  [3, 3],
])('tells once of too old a backup (BACKUP_EVERY_DAYS: %s), until the next is made', async (backupEveryDays, days) => {
  const database = await testDatabase();
  const { clock, mails, dependencies } = owner(database);
  const watch = createWatch({ ...dependencies, backupEveryDays });
  await noteBackup(database, clock.now - days * DAY_MS);
  await watch();
  expect(mails).toEqual([]);
  clock.now += 1;
  await watch();
  await watch();
  const subject = `Going website: The last noted backup of the messages is ${days} days old`;
  expect(mails.map((mail) => mail.subject)).toEqual([subject]);
  expect(types()).toEqual(['backup.old']);
  await noteBackup(database, clock.now);
  await watch();
  clock.now += days * DAY_MS + 1;
  await watch();
  expect(mails).toHaveLength(2);
});

test.each([
  [null, []],
  [0, []],
  [7, ['Going website: No backup of the messages is noted']],
])('tells of missing backups only where BACKUP_EVERY_DAYS is set: %s', async (backupEveryDays, told) => {
  const database = await testDatabase();
  const { mails, dependencies } = owner(database);
  await createWatch({ ...dependencies, backupEveryDays })();
  expect(mails.map(({ subject }) => subject)).toEqual(told);
});

test('ends an alarm for a receiver that is gone, and says so by mail once until it takes one', async ({ database }) => {
  const { clock, mails, watch } = owner(database);
  const trouble = async () => {
    const { messageId } = await storeRefused(database, clock.now);
    await watch();
    await watch();
    await markRefusalSeen(database, messageId, clock.now);
    await watch();
    clock.now += 1;
  };
  receiver.status.answer = 410;
  await trouble();
  await trouble();
  expect(receiver.requests).toHaveLength(2);
  const told = () => mails.filter(({ subject }) => subject.includes('ALERT_URL takes no more alarms'));
  expect(told()).toHaveLength(1);
  receiver.status.answer = 200;
  await trouble();
  receiver.status.answer = 410;
  await trouble();
  expect(told()).toHaveLength(2);
});

test('repeats an alarm that the receiver did not take, with the same id', async ({ database }) => {
  const { clock, logged, watch } = owner(database);
  await storeRefused(database, clock.now);
  receiver.status.answer = 500;
  await watch();
  receiver.status.answer = 200;
  await watch();
  await watch();
  expect(receiver.requests).toEqual(['POST /hook', 'POST /hook']);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(logged.filter(({ channel }) => channel === 'webhook')).toMatchObject([
    { level: 'error', event: 'notice-not-sent', reason: 'The receiver answered 500.' },
    { level: 'info', event: 'notice-sent' },
  ]);
});

test('posts each alarm once for several servers on one database', async ({ database }) => {
  const servers = [owner(database), owner(database), owner(database)];
  await storeRefused(database, Date.now());
  await Promise.all(servers.map(({ watch }) => watch()));
  expect(types()).toEqual(['mail.down']);
});

test('logs an error for each hour that mail waits, and nothing of a visitor', async ({ database }) => {
  const { clock, logged, dependencies } = owner(database);
  const watch = createWatch({ ...dependencies, alert: null });
  await storeMessages(database, 1, clock.now);
  const start = clock.now;
  for (let minute = 0; minute <= 125; minute += 1) {
    clock.now = start + minute * MINUTE_MS;
    await watch();
  }
  expect(logged.filter(({ event }) => event === 'mail-waits')).toEqual([
    { level: 'error', event: 'mail-waits', waiting: 1, hours: 1, reason: null },
    { level: 'error', event: 'mail-waits', waiting: 1, hours: 2, reason: null },
  ]);
});

const receive = (database: Database, count: number, now: number) => storeMailed(database, count, now + count);

test('rings once for a message that nobody has answered after 20 hours, by mail and webhook', async ({ database }) => {
  const { clock, mails, watch } = owner(database);
  const [first = ''] = await receive(database, 1, clock.now);
  await markAnswered(database, first, clock.now);
  const [answered = '', open = ''] = await receive(database, 2, clock.now);
  await markAnswered(database, answered, clock.now);
  // The receiver's library compares times with the real clock: let the message be old instead of the clock new.
  await database.query('update going.contact_message set received_at = received_at - $1', [20 * HOUR_MS]);
  await database.query('update going.alarm set told_at = told_at - $1', [20 * HOUR_MS]);
  await watch();
  expect(mails).toEqual([]);
  clock.now += 10;
  await watch();
  await watch();
  expect(mails.map(({ subject }) => subject)).toEqual(['Going website: 1 message is not answered after 20 hours']);
  expect(mails[0]?.text).toContain('`npm run inbox -- --answered ID`');
  expect(receiver.received.map(({ body }) => [body.type, body.data])).toEqual([['answer.overdue', { overdue: 1 }]]);
  expect(receiver.wrong).toEqual([]);
  await markAnswered(database, open, clock.now);
  await changeMessage(database, { kind: 'open', id: open }, { channels: [], now: clock.now });
  await watch();
  expect(mails).toHaveLength(1);
});

test('rings for an open message after the clock was ahead and set back', async ({ database }) => {
  const { clock, mails, watch } = owner(database);
  const [answered = ''] = await receive(database, 1, clock.now - 2);
  await markAnswered(database, answered, clock.now);
  await database.query('update going.alarm set told_at = $1', [clock.now + 200 * DAY_MS]);
  await receive(database, 1, clock.now + 1);
  await watch();
  await database.query('update going.contact_message set received_at = received_at - $1', [20 * HOUR_MS]);
  clock.now += 10;
  await watch();
  expect(mails.map(({ subject }) => subject)).toEqual(['Going website: 1 message is not answered after 20 hours']);
});

test('stays silent about answers until the owner first marks one, and about older messages', async ({ database }) => {
  const { clock, mails, watch } = owner(database);
  const [old = ''] = await receive(database, 5, clock.now - 3 * DAY_MS);
  await watch();
  await markAnswered(database, old, clock.now);
  await watch();
  expect([mails, receiver.requests]).toEqual([[], []]);
});

const NOON = Date.parse('2026-03-01T12:00:00Z');

// The daily mail, without a webhook.
function reminding(database: Database) {
  const mailbox = ownerMailbox(database, NOON);
  return { ...mailbox, remind: createWatch(mailbox.dependencies) };
}

const hold = (database: Database, at: number) => storeOne(database, {}, { at, spam: 'the hidden field was filled in' });

test('mails the owner after the clock was ahead and set back', async ({ database }) => {
  const { clock, mails, remind } = reminding(database);
  await storeRefused(database, NOON);
  clock.now += 200 * DAY_MS;
  await remind();
  clock.now = NOON;
  await remind();
  expect(mails).toHaveLength(2);
});

test('mails the owner once a day while mails are refused: how many, and what helps', async ({ database }) => {
  const { clock, mails, remind } = reminding(database);
  const claim = await storeRefused(database, NOON);
  await remind();
  await remind();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: [{ address: 'hello@going.example' }],
    subject: 'Going website: 1 message did not reach your mailbox',
  });
  expect(mails[0]?.text).toContain('Waiting: 0\nRefused: 1\nWritten as files: 0\nHeld: 0, 0 of them new\n');
  expect(mails[0]?.text).toContain('`npm run inbox -- --retry all`');
  expect(mails[0]?.text).not.toContain('--release');
  clock.now += DAY_MS;
  await remind();
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  await markSent(database, claim, clock.now);
  clock.now += DAY_MS;
  await remind();
  expect(mails).toHaveLength(2);
});

test('counts mails that wait too long and those written as files, and no refusal once seen', async ({ database }) => {
  const { clock, mails, remind } = reminding(database);
  const [written, seen] = [await storeRefused(database, NOON), await storeRefused(database, NOON)];
  await markWritten(database, written, NOON);
  await markRefusalSeen(database, seen.messageId, NOON);
  await storeMessages(database, 2, NOON - 31 * 60_000);
  await remind();
  expect(mails[0]?.subject).toBe('Going website: 3 messages did not reach your mailbox');
  expect(mails[0]?.text).toContain('Waiting: 2\nRefused: 0\nWritten as files: 1\n');
  expect(mails[0]?.text).toContain('`npm run inbox -- --state waiting` says why');
  clock.now += DAY_MS;
  for (const claim of await claimDue(database, 9, 1, clock.now)) await markSent(database, claim, clock.now);
  await markSent(database, written, clock.now);
  await remind();
  expect(mails).toHaveLength(1);
});

test('reports new spam once, without naming a visitor', async ({ database }) => {
  const { clock, mails, remind } = reminding(database);
  await remind();
  expect(mails).toEqual([]);
  await hold(database, NOON - 2);
  await hold(database, NOON - 1);
  await remind();
  expect(mails[0]?.text).toContain('Held: 2, 2 of them new\n');
  expect(mails[0]?.text).toContain('`npm run inbox -- --release ID`');
  expect(JSON.stringify(mails[0])).not.toContain(SAMPLE.email);
  clock.now += DAY_MS;
  await remind();
  expect(mails).toHaveLength(1);
  await hold(database, clock.now - 1);
  await remind();
  expect(mails[1]?.text).toContain('Held: 3, 1 of them new\n');
});

test.each<[string, SendResult, string[]]>([
  ['retries a reminder that could not be sent', { kind: 'unreachable', reason: 'refused' }, ['not-sent', 'sent']],
  ['does not repeat a reminder that may have arrived', { kind: 'unconfirmed', reason: 'late' }, ['sent']],
])('%s', async (_what, answer, outcomes) => {
  const database = await testDatabase();
  const { clock, mails, logged, server, remind } = reminding(database);
  await storeRefused(database, NOON);
  server.answer = answer;
  await remind();
  await remind();
  server.answer = { kind: 'sent', missed: [] };
  clock.now += 10 * 60_000;
  await remind();
  await remind();
  expect(mails).toHaveLength(outcomes.length);
  expect(logged.map(({ event }) => event)).toEqual(outcomes.map((outcome) => `notice-${outcome}`));
});

test('checks at the start, and logs a database failure', async ({ database }) => {
  await storeRefused(database, NOON);
  const { logged, dependencies } = reminding(database);
  const query = () => Promise.reject(new Error('disk I/O error'));
  for (const [index, of] of [database, { ...database, query }].entries()) {
    const watching = startWatching({ ...dependencies, database: of }, null);
    await vi.waitFor(() => expect(logged).toHaveLength(index + 1), { timeout: 10_000 });
    await watching.stop();
  }
  expect(logged.map(({ event }) => event)).toEqual(['notice-sent', 'watch-failed']);
});

test('tells a monitor by one GET, and logs a failure without the address', async () => {
  const logged: LogEntry[] = [];
  await sendHeartbeat(receiver.url, (entry) => logged.push(entry));
  expect([receiver.requests, logged]).toEqual([['GET /hook'], []]);
  receiver.status.answer = 500;
  await sendHeartbeat(receiver.url, (entry) => logged.push(entry));
  await sendHeartbeat('http://127.0.0.1:1/token', (entry) => logged.push(entry));
  expect(logged.map(({ event }) => event)).toEqual(['heartbeat-not-sent', 'heartbeat-not-sent']);
  expect(JSON.stringify(logged)).not.toContain('token');
});
