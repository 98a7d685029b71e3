import { expect, test } from 'vitest';
import { SAMPLE } from '../../testing/sample-message.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { storeMessage } from '../contact/store-message.ts';
import type { Database } from '../database/database.ts';
import { claimDue } from '../outbox/claim.ts';
import { markDead, markSent } from '../outbox/settle.ts';
import { printInbox } from './print-inbox.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const label = (id: string) => (id === '' ? 'No package chosen' : `<${id}>`);
const NO_LIMIT = { limit: 0, windowMs: 1 };

async function inboxOf(messages: Partial<typeof SAMPLE>[]) {
  const database = await testDatabase();
  for (const [index, changes] of messages.entries()) {
    const post = { message: { ...SAMPLE, ...changes }, sender: null, idempotencyKey: null, spam: null };
    await storeMessage(database, post, NO_LIMIT, NOON + index * 60_000);
  }
  return database;
}

async function textOf(database: Database) {
  let text = '';
  for await (const piece of printInbox(database, false, label)) text += piece;
  return text;
}

test('messages are printed with every field and the state of their mail, newest first', async () => {
  const database = await inboxOf([
    { email: 'sent@example.com' },
    { email: 'dead@example.com' },
    { package: '', phone: '' },
  ]);
  const [sent] = await claimDue(database, 1, 60_000, NOON + 3_600_000);
  const [dead] = await claimDue(database, 1, 60_000, NOON + 3_600_000);
  if (!sent || !dead) throw new Error('two were due');
  await markSent(database, sent, NOON + 1_000);
  await markDead(database, dead, '550 no such mailbox', NOON + 2_000);
  const printed = await textOf(database);
  const withoutIds = printed.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
  expect(withoutIds).toBe(`2026-03-01 12:02:00 UTC  ada@example.com  [waiting to be mailed]
  Package:  No package chosen
  LinkedIn: https://www.linkedin.com/in/ada
  | Grüße 🚀
  | <b>bold & "quoted"</b>
  ID

2026-03-01 12:01:00 UTC  dead@example.com  [refused 2026-03-01 12:00:02 UTC: 550 no such mailbox]
  Package:  <get-started>
  LinkedIn: https://www.linkedin.com/in/ada
  Phone:    +49 30 1234567
  | Grüße 🚀
  | <b>bold & "quoted"</b>
  ID

2026-03-01 12:00:00 UTC  sent@example.com  [mailed 2026-03-01 12:00:01 UTC]
  Package:  <get-started>
  LinkedIn: https://www.linkedin.com/in/ada
  Phone:    +49 30 1234567
  | Grüße 🚀
  | <b>bold & "quoted"</b>
  ID

3 messages, 1 waiting to be mailed, 1 refused by the mail server
`);
});

test('nothing that was stored can steer the terminal or turn the text around', async () => {
  const message = 'a\u001b[2Jb\u009bc\u202ed\u2066e\u0007f\rg';
  const database = await inboxOf([{ message, phone: '\u001b]0;title\u0007' }]);
  const printed = await textOf(database);
  expect(printed).not.toMatch(/[^\P{C}\n]/u);
  expect(printed).toContain('  | a[2Jbcdef\n  | g\n');
});

test('an empty inbox says so', async () => {
  expect(await textOf(await testDatabase())).toBe('No messages yet.\n');
});

test('the first messages are printed before more than a page is read, and all of them in order without a gap', async () => {
  // Many come in the same millisecond: a page must not end between them and lose some.
  const database = await inboxOf(Array.from({ length: 450 }, (_, index) => ({ message: `Number ${index}.` })));
  await database.query('update contact_message set received_at = received_at - received_at % 6000000');
  const before = await database.query<{ id: string }>(
    'select id from contact_message order by received_at desc, id desc',
  );
  let queries = 0;
  const counting: Database = {
    ...database,
    query: (sql, parameters) => {
      queries += 1;
      return database.query(sql, parameters);
    },
  };
  const pieces = printInbox(counting, false, label);
  const first = await pieces.next();
  expect(queries).toBe(2);
  let text = String(first.value);
  for await (const piece of pieces) text += piece;
  expect(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)).toEqual(before.map(({ id }) => id));
  expect(text).toContain('450 messages, 450 waiting');
});
