import { expect } from 'vitest';
import { monthsBefore } from '../../domain/message-keeping.ts';
import { hurryDelivery, storeMailed, storeMessages, storeOne } from '../../tests/outbox.ts';
import { countRows, listedMessages, test } from '../../tests/test-database.ts';
import type { Database } from '../database/database.ts';
import { claimDue } from '../outbox/claim.ts';
import { markDead, markSent } from '../outbox/settle.ts';
import { eraseMessages, eraseOldMessages } from './erase-messages.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const OLD = monthsBefore(NOW, 12);
const LONG_AGO = monthsBefore(NOW, 60);

const ids = async (database: Database) => (await listedMessages(database)).map(({ id }) => id);

test('erases a message and its outbox row once its time is over, and not a millisecond earlier', async ({
  database,
}) => {
  await storeMailed(database, 2, OLD);
  const young = await storeMailed(database, 1, OLD + 1);
  expect(await eraseOldMessages(database, OLD)).toHaveLength(2);
  expect(await ids(database)).toEqual(young);
  expect(await countRows(database, 'contact_message')).toBe(1);
  expect(await countRows(database, 'outbox')).toBe(1);
  expect(await eraseOldMessages(database, OLD)).toHaveLength(0);
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

test('erases in small batches, oldest first', async ({ database }) => {
  await storeMailed(database, 3, LONG_AGO);
  const later = await storeMailed(database, 2, LONG_AGO + 1_000);
  expect(await eraseOldMessages(database, NOW, 3)).toHaveLength(3);
  expect((await ids(database)).toSorted()).toEqual(later.toSorted());
  expect(await eraseOldMessages(database, NOW, 3)).toHaveLength(2);
});

test('erases each message once when two servers erase at the same time', async ({ database }) => {
  await storeMailed(database, 20, LONG_AGO);
  const erased = await Promise.all([1, 2, 3, 4].map(() => eraseOldMessages(database, NOW, 5)));
  expect(new Set(erased.flat()).size).toBe(20);
  expect(await countRows(database, 'contact_message')).toBe(0);
});

test('erases messages on request, whatever the state of their mail, and says what was erased', async ({ database }) => {
  const [sent = ''] = await storeMailed(database, 1, NOW);
  const [waiting = ''] = await storeMessages(database, 1, NOW);
  const held = await storeOne(database, {}, { at: NOW, spam: 'the hidden field was filled in' });
  const [kept = ''] = await storeMessages(database, 1, NOW);
  const asked = [sent, waiting, held];
  expect(await eraseMessages(database, asked)).toEqual({ messages: 3, deliveries: 2 });
  expect(await eraseMessages(database, asked)).toEqual({ messages: 0, deliveries: 0 });
  expect(await ids(database)).toEqual([kept]);
  expect(await eraseMessages(database, [kept])).toEqual({ messages: 1, deliveries: 1 });
  expect(await countRows(database, 'contact_message')).toBe(0);
  expect(await countRows(database, 'outbox')).toBe(0);
});
