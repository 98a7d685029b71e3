import { expect } from 'vitest';
import { ownerMailbox, storeMessages, storeOne, storeRefused } from '../../tests/outbox.ts';
import { SAMPLE } from '../../tests/sample-message.ts';
import { test, testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import type { SendResult } from '../mail/mail.ts';
import { claimDue } from '../outbox/claim.ts';
import { markRefusalSeen, markSent, markWritten } from '../outbox/record-result.ts';
import { createWatch, startWatching } from './watch.ts';

const DAY_MS = 24 * 3_600_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');

function owner(database: Database) {
  const mailbox = ownerMailbox(database, NOON);
  return { ...mailbox, remind: createWatch(mailbox.dependencies) };
}

const hold = (database: Database, at: number) => storeOne(database, {}, { at, spam: 'the hidden field was filled in' });

test('mails the owner after the clock was ahead and set back', async ({ database }) => {
  const { clock, mails, remind } = owner(database);
  await storeRefused(database, NOON);
  clock.now += 200 * DAY_MS;
  await remind();
  clock.now = NOON;
  await remind();
  expect(mails).toHaveLength(2);
});

test('mails the owner once a day while mails are refused: how many, and what helps', async ({ database }) => {
  const { clock, mails, remind } = owner(database);
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

test('counts mails that wait too long and those written as files, and ends with a refusal that was seen', async ({
  database,
}) => {
  const { clock, mails, remind } = owner(database);
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
  const { clock, mails, remind } = owner(database);
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
  const { clock, mails, logged, server, remind } = owner(database);
  await storeRefused(database, NOON);
  server.answer = answer;
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
  const { logged, dependencies } = owner(database);
  const query = () => Promise.reject(new Error('disk I/O error'));
  for (const of of [database, { ...database, query }]) {
    await startWatching({ ...dependencies, database: of }, null).stop();
  }
  expect(logged.map(({ event }) => event)).toEqual(['notice-sent', 'watch-failed']);
});
