import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/afterwards.ts';
import { storeMessages, storeOne } from '../../tests/outbox.ts';
import { countRows, listedMessages, testDatabase } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import { MIGRATIONS, migrate } from '../database/migrations.ts';
import { openSqlite } from '../database/sqlite.ts';
import { claimDue } from '../outbox/claim.ts';
import { markDead, markSent } from '../outbox/record-result.ts';
import { markAnswered, setNote } from '../owner/inbox/change-message.ts';
import { importBackup } from './import-backup.ts';

const NOW = Date.UTC(2026, 5, 1);

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, 'backup.sqlite');
});

/** Writes a backup with these messages, and resolves with what an inbox lists of it. */
async function backUp(fill: (database: Database) => Promise<unknown>, migrations = MIGRATIONS) {
  const database = await openSqlite(file);
  await migrate(database, migrations);
  await fill(database);
  const listed = migrations === MIGRATIONS ? await listedMessages(database, 'any') : [];
  await database.close();
  return listed;
}

const store = (database: Database, idempotencyKey: string | null, spam: string | null = null) =>
  storeOne(database, {}, { at: NOW, idempotencyKey, spam });

test('imports messages with their notes, marks and deliveries, however many', async () => {
  const inBackup = await backUp(async (database) => {
    const [first = '', second = ''] = await storeMessages(database, 450, NOW);
    await store(database, null, 'it has links in markup');
    const [sent, dead] = await claimDue(database, 2, 60_000, NOW + 1_000);
    if (sent) await markSent(database, sent, NOW + 2_000);
    if (dead) await markDead(database, dead, '550 no', NOW + 2_000);
    await markAnswered(database, first, NOW + 3_000);
    await setNote(database, second, 'Called.', '');
  });
  const target = await testDatabase();
  await storeMessages(target, 1, NOW - 1_000);
  expect(await importBackup(file, target)).toEqual({ messages: 451, added: 451 });
  const [, ...others] = (await listedMessages(target, 'any')).reverse();
  expect(others.reverse()).toEqual(inBackup);
});

test('leaves what is there as it is, and a second run takes only what is new', async () => {
  await backUp((database) => storeMessages(database, 3, NOW));
  const target = await testDatabase();
  await importBackup(file, target);
  const [one] = await listedMessages(target);
  await setNote(target, one?.id ?? '', 'Written here.', '');
  const later = await openSqlite(file);
  await storeMessages(later, 2, NOW + 1_000);
  await later.close();
  expect(await importBackup(file, target)).toEqual({ messages: 5, added: 2 });
  expect((await listedMessages(target)).map(({ note }) => note).filter(Boolean)).toEqual(['Written here.']);
  expect(await countRows(target, 'outbox')).toBe(5);
});

test('takes a message that a visitor sent to both servers once', async () => {
  const key = crypto.randomUUID();
  await backUp((database) => store(database, key));
  const target = await testDatabase();
  await store(target, key);
  expect(await importBackup(file, target)).toEqual({ messages: 1, added: 0 });
  expect(await countRows(target, 'outbox')).toBe(1);
});

test('imports a backup of an older version, and leaves the file as it is', async () => {
  const old = MIGRATIONS.slice(0, 1);
  await backUp(async (database) => {
    for (const values of [
      `contact_message (id, received_at, email, linked_in, phone, package, message)
         values ('old', $1, 'ada@example.com', '', '', '', 'Hello')`,
      `outbox (message_id, channel, state, attempts, due_at, received_at, waiting_since, last_error)
         values ('old', 'mail', 'waiting', 2, $1, $1, $1, '451 later')`,
    ])
      await database.query(`insert into going.${values}`, [NOW]);
  }, old);
  const target = await testDatabase();
  expect(await importBackup(file, target)).toEqual({ messages: 1, added: 1 });
  const message = { email: 'ada@example.com', message: 'Hello' };
  const delivery = { state: 'waiting', attempts: 2, dueAt: NOW, lastError: '451 later', seenAt: null };
  expect(await listedMessages(target)).toMatchObject([{ message, note: '', answeredAt: null, delivery }]);
  expect(await claimDue(target, 9, 1_000, NOW)).toHaveLength(1);
  const source = await openSqlite(file);
  expect(await countRows(source, 'migration')).toBe(old.length);
  await source.close();
});
