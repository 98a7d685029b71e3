import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE, storeMessages, storeOne } from '../../../tests/outbox.ts';
import { testDatabase } from '../../../tests/test-database.ts';
import type { Database } from '../../database/database.ts';
import { claimDue } from '../../outbox/claim.ts';
import { markDead, markSent } from '../../outbox/record-result.ts';
import { markAnswered } from './change-message.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  // Twice, as somebody will.
  for (let run = 0; run < 2; run += 1) await database.query(readFileSync('supabase/inbox-view.sql', 'utf8'));
});
afterAll(() => database.close());

test('shows in the table editor what became of each message, newest first', async () => {
  const [mailed = '', refused = ''] = await storeMessages(database, 3, NOW - 3);
  await storeOne(database, {}, { at: NOW, spam: 'it has links in markup' });
  for (const claim of await claimDue(database, 2, 1_000, NOW - 2)) {
    if (claim.messageId === mailed) await markSent(database, claim, NOW, 'bo: 550 no');
    else await markDead(database, claim, '550 no', NOW);
  }
  await markAnswered(database, refused, NOW);
  expect(await database.query('select message, mail, received, answered from going.inbox')).toEqual([
    { message: SAMPLE.message, mail: 'held: it has links in markup', received: new Date(NOW), answered: null },
    { message: 'Message 3', mail: 'waiting', received: new Date(NOW - 1), answered: null },
    { message: 'Message 2', mail: 'refused: 550 no', received: new Date(NOW - 2), answered: new Date(NOW) },
    {
      message: 'Message 1',
      mail: 'mailed, but not to everyone: bo: 550 no',
      received: new Date(NOW - 3),
      answered: null,
    },
  ]);
});

test('is closed to the public roles, even where the schema is open to them', async () => {
  await database.query('create role anon').catch(() => {});
  const looking = (grant: string) =>
    database.transaction(async ({ query }) => {
      await query('grant usage on schema going to anon');
      await query(grant);
      await query('set local role anon');
      await query('select * from going.inbox');
    });
  await expect(looking('select 1')).rejects.toThrow('permission denied for view inbox');
  await expect(looking('grant select on going.inbox to anon')).rejects.toThrow(/permission denied for table/);
});
