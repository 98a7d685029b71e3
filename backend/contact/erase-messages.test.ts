import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { ERASE_EVERY_MINUTES, monthsBefore } from '../../domain/message-keeping.ts';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { hurryDelivery, storeMailed, storeMessages, storeOne } from '../../tests/outbox.ts';
import { countRows, listedMessages, test, testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import type { LogEntry } from '../log.ts';
import { type Claim, claimDue } from '../outbox/claim.ts';
import { markDead, markSent, postpone } from '../outbox/record-result.ts';
import { markUnusable } from '../outbox/server-state.ts';
import { lastBackup, noteBackup } from '../tell/alarm-row.ts';
import { eraseOldMessages, tidy } from './erase-messages.ts';
import { startErasing } from './erasing-loop.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const OLD = monthsBefore(NOW, 12);
const LONG_AGO = monthsBefore(NOW, 60);
const HOUR = ERASE_EVERY_MINUTES * 60_000;

test('erases a message and its outbox row once its time is over, not a millisecond earlier', async ({ database }) => {
  await storeMailed(database, 2, OLD);
  const young = await storeMailed(database, 1, OLD + 1);
  expect(await eraseOldMessages(database, OLD)).toHaveLength(2);
  expect((await listedMessages(database)).map(({ id }) => id)).toEqual(young);
  expect(await countRows(database, 'outbox')).toBe(1);
});

test('never erases a waiting, leased, refused or held message by age', async ({ database }) => {
  const [onItsWay, refused] = await storeMessages(database, 2, LONG_AGO);
  const claims = await claimDue(database, 2, 60_000, LONG_AGO + 10);
  const claimOf = (id?: string) => claims.find(({ messageId }) => messageId === id) as (typeof claims)[number];
  await markDead(database, claimOf(refused), '550', LONG_AGO + 10);
  await storeMessages(database, 1, LONG_AGO);
  await storeOne(database, {}, { at: LONG_AGO, spam: 'the hidden field was filled in' });
  expect(await eraseOldMessages(database, NOW)).toHaveLength(0);
  expect(await countRows(database, 'contact_message')).toBe(4);

  // A mail that waited that long counts from the day it was sent.
  await markSent(database, claimOf(onItsWay), NOW);
  expect(await eraseOldMessages(database, OLD)).toHaveLength(0);
  await hurryDelivery(database);
  expect(await eraseOldMessages(database, NOW)).toHaveLength(1);
});

test('erases each message once when two servers erase at the same time', async ({ database }) => {
  await storeMailed(database, 20, LONG_AGO);
  const erased = await Promise.all([1, 2, 3, 4].map(() => eraseOldMessages(database, NOW, 5)));
  expect(new Set(erased.flat()).size).toBe(20);
  expect(await countRows(database, 'contact_message')).toBe(0);
});

test('ends the waits of a clock that was ahead and has been set back', async ({ database }) => {
  const ahead = NOW + 25 * HOUR;
  const ids = await storeMessages(database, 2, ahead - 2);
  const [retried] = (await claimDue(database, 2, 60_000, ahead)) as [Claim];
  await postpone(database, retried, { reason: 'no mail server', dueAt: ahead });
  await markUnusable(database, 'mail-server', 'busy', ahead, 60_000);
  await noteBackup(database, ahead);
  expect(await claimDue(database, 2, 60_000, NOW)).toEqual([]);
  await tidy(database, NOW);
  const claimed = (await claimDue(database, 2, 60_000, NOW)).map(({ messageId }) => messageId);
  expect([claimed.toSorted(), await lastBackup(database)]).toEqual([ids.toSorted(), NOW]);
  await tidy(database, NOW + 1);
  expect(await claimDue(database, 2, 60_000, NOW + 1)).toEqual([]);
});

const folder = await temporaryFolder();

function erase(database: Database, keptMonths: number | null, mailFolder = join(folder, 'none'), time = NOW) {
  const clock = { now: time };
  const logged: LogEntry[] = [];
  const [now, log] = [() => clock.now, (entry: LogEntry) => logged.push(entry)];
  const loop = startErasing({ database, dataDir: folder, mailFolder, keptMonths, now, log });
  return { loop, clock, events: () => logged.map(({ event }) => event), logged };
}

test('erases expired messages at the start, batch by batch, and later ones within the hour', async ({ database }) => {
  await storeMailed(database, 250, monthsBefore(NOW, 12));
  await storeMailed(database, 1, monthsBefore(NOW, 12) + HOUR);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true });
  onTestFinished(() => void vi.useRealTimers());
  const { loop, clock, logged } = erase(database, 12);
  await vi.waitFor(() => expect(logged).toHaveLength(1), { timeout: 10_000 });
  expect(logged).toEqual([{ level: 'info', event: 'messages-erased', messages: 250, mailFiles: 0 }]);
  clock.now += HOUR;
  await vi.advanceTimersByTimeAsync(HOUR);
  await vi.waitFor(() => expect(logged).toHaveLength(2), { timeout: 10_000 });
  expect(await countRows(database, 'contact_message')).toBe(0);
  await loop.stop();
});

test('erases nothing for a day after the clock has jumped by more than a month', async ({ database }) => {
  await storeMailed(database, 1, NOW - HOUR);
  const expectAt = async (now: number, ...events: string[]) => {
    const erasing = erase(database, 12, undefined, now);
    const times = () => database.query("select told_at from going.alarm where name = 'erasing-clock'");
    await expect.poll(times).toEqual([{ told_at: now }]);
    await expect.poll(erasing.events).toEqual(events);
    await erasing.loop.stop();
  };
  await expectAt(NOW);
  const ahead = NOW + 400 * 24 * HOUR;
  await expectAt(ahead, 'clock-jumped');
  await expectAt(ahead + 23 * HOUR, 'clock-jumped');
  expect(await countRows(database, 'contact_message')).toBe(1);
  await expectAt(ahead + 24 * HOUR, 'messages-erased');
});

test('erases mail files by the day they were written', async () => {
  const mails = join(folder, 'mail');
  await mkdir(mails);
  const old = new Date(monthsBefore(NOW, 6));
  for (const [name, time] of [
    ['2020-01-01T00-00-00.000Z-a.eml', old],
    ['2020-01-01T00-00-00.000Z-b.eml.part', old],
    ['2020-01-01T00-00-00.000Z-c.eml', new Date(old.getTime() + 1_000)],
    ['notes.txt', old],
  ] as const) {
    await writeFile(join(mails, name), 'x');
    await utimes(join(mails, name), time, time);
  }
  const { loop, logged } = erase(await testDatabase(), 6, mails);
  await expect.poll(() => logged).toMatchObject([{ messages: 0, mailFiles: 2 }]);
  expect(await readdir(mails)).toEqual(['2020-01-01T00-00-00.000Z-c.eml', 'notes.txt']);
  await loop.stop();
});

test('erases nothing by age when that is off, and logs a database failure', async ({ database }) => {
  await storeMailed(database, 3, monthsBefore(NOW, 600));
  const off = erase(database, null);
  await off.loop.stop();
  expect([await countRows(database, 'contact_message'), off.logged]).toEqual([3, []]);
  await database.query('drop table going.outbox');
  const { loop, events } = erase(database, 12);
  await expect.poll(events).toEqual(['messages-not-erased']);
  await loop.stop();
});
