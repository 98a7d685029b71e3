import { expect, test } from 'vitest';
import { storeMessages, storeOne } from '../../testing/outbox.ts';
import { SAMPLE, SAMPLE_ORDER } from '../../testing/sample-message.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { type Claim, claimDue } from '../outbox/claim.ts';
import { markDead, markSent, markWritten } from '../outbox/settle.ts';
import { NO_PROGRESS } from '../progress.ts';
import { answerInbox, type InboxDependencies, MailTrouble } from './answer-inbox.ts';
import { markAnswered, setNote } from './change-message.ts';
import type { InboxRequest } from './inbox-options.ts';
import { findMessage } from './list-messages.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const EVERYTHING = { show: 'any', since: null, search: null } as const;

async function answer(
  database: Database,
  request: InboxRequest,
  startProgress: InboxDependencies['startProgress'] = () => NO_PROGRESS,
): Promise<string> {
  const smtp = { host: '127.0.0.1', port: 25, secure: false, loopback: true, user: null };
  let text = '';
  for await (const piece of answerInbox(request, {
    database,
    settings: { smtp, messageWebhook: null, dataDir: '/nowhere', mailFolder: '/nowhere' },
    packageLabel: () => 'Get Started',
    paint: (_, painted) => painted,
    startProgress,
    confirm: async () => false,
    now: () => NOW,
  })) {
    text += piece;
  }
  return text;
}

/** Four messages: one mailed, one written as a file, one refused, one still waiting; by what became of them. */
async function database() {
  const opened = await testDatabase();
  await storeMessages(opened, 4, NOW - 4);
  const [mailed, written, refused, waiting] = (await claimDue(opened, 4, 1_000, NOW)) as [Claim, Claim, Claim, Claim];
  await markSent(opened, mailed, NOW);
  await markWritten(opened, written, NOW);
  await markDead(opened, refused, '550', NOW);
  return {
    opened,
    ids: {
      mailed: mailed.messageId,
      written: written.messageId,
      refused: refused.messageId,
      waiting: waiting.messageId,
    },
  };
}

const dueIds = async (opened: Database, now: number) =>
  (await claimDue(opened, 9, 1_000, now)).map(({ messageId }) => messageId);

test('mails everything refused or written as a file again, and nothing that was sent', async () => {
  const { opened, ids } = await database();
  expect(await answer(opened, { kind: 'retry-all' })).toBe(
    '2 mails (1 refused before, 1 written as files) will be sent again within seconds if the server runs, otherwise when it starts.\n',
  );
  expect((await dueIds(opened, NOW)).toSorted()).toEqual([ids.refused, ids.written].toSorted());
  expect(await answer(opened, { kind: 'retry-all' })).toContain('There is nothing to mail again');
});

test('mails one message again whatever its state, unless it is being mailed', async () => {
  const { opened, ids } = await database();
  for (const id of [ids.mailed, ids.written, ids.refused]) {
    expect(await answer(opened, { kind: 'retry', id })).toMatch(/^The message will be mailed again within seconds/);
    expect(await dueIds(opened, NOW)).toEqual([id]);
  }
  await expect(answer(opened, { kind: 'retry', id: ids.waiting })).rejects.toThrow('is being mailed right now');
  await expect(answer(opened, { kind: 'retry', id: 'no-such-id' })).rejects.toThrow('There is no such message');
});

test('releases held messages instead of mailing them again, and keeps their position', async () => {
  const { opened, ids } = await database();
  const id = await storeOne(opened, {}, { at: NOW - 1_000, spam: 'the hidden field was filled in' });
  await expect(answer(opened, { kind: 'retry', id })).rejects.toThrow('The message is held');
  expect(await answer(opened, { kind: 'release', id })).toMatch(/^The message will be mailed within seconds/);
  const waiting = await answer(opened, { kind: 'list', filter: { ...EVERYTHING, show: 'waiting' }, most: 9 });
  expect(waiting.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)).toEqual([ids.waiting, id]);
});

test('says whether mail goes out, and why not', async () => {
  const { opened, ids } = await database();
  const check = () => answer(opened, { kind: 'check' });
  await expect(check()).rejects.toThrow(MailTrouble);
  await expect(check()).rejects.toThrow('Your mail server refused 1 message');
  await answer(opened, { kind: 'seen', id: ids.refused });
  await expect(check()).rejects.toThrow('1 message is written as files');
  await answer(opened, { kind: 'retry-all' });
  await expect(check()).rejects.toThrow('messages are waiting to be mailed, the oldest since 2026-03-01 11:59 UTC');
  await opened.query("update going.outbox set refused_since = null, attempts = 1 where state = 'waiting'");
  expect(await check()).toBe('3 messages are waiting to be mailed and will be tried again.\n');
  await opened.query("update going.outbox set state = 'sent' where state = 'waiting'");
  expect(await check()).toBe('All mail goes out.\n');
});

test('marks a message as answered and as open again, lists both, and keeps the first mark', async () => {
  const { opened, ids } = await database();
  const shown = async (show: 'open' | 'answered') =>
    (await answer(opened, { kind: 'list', filter: { ...EVERYTHING, show }, most: 9 })).match(
      /[0-9a-f]{8}-[0-9a-f-]{27}/g,
    );
  expect(await answer(opened, { kind: 'answered', id: ids.mailed })).toContain('marked as answered');
  expect(await shown('answered')).toEqual([ids.mailed]);
  expect(await shown('open')).toHaveLength(3);
  await markAnswered(opened, ids.mailed, NOW + 1_000);
  expect((await findMessage(opened, ids.mailed))?.answeredAt).toBe(NOW);
  expect(await answer(opened, { kind: 'open', id: ids.mailed })).toContain('not yet answered');
  expect(await shown('answered')).toBeNull();
});

test.each(['answered', 'open', 'retry', 'release', 'seen'] as const)('says what it cannot do: %s', async (kind) => {
  const { opened, ids } = await database();
  await expect(answer(opened, { kind, id: 'no-such-id' })).rejects.toThrow(
    'There is no such message; it may have been erased.',
  );
  if (kind === 'release' || kind === 'seen')
    await expect(answer(opened, { kind, id: ids.mailed })).rejects.toThrow(/is not (held|refused)\.$/);
});

test('shows a message in full by its id, with its marks and its note', async () => {
  const { opened, ids } = await database();
  await answer(opened, { kind: 'seen', id: ids.refused });
  await answer(opened, { kind: 'answered', id: ids.refused });
  await setNote(opened, ids.refused, 'Called back.\nWants an \u001b[31moffer.', '');
  const message = Array.from({ length: 9 }, (_, index) => `${index}`.repeat(300)).join('\n');
  await opened.query('update going.contact_message set message = $1', [message]);
  const text = await answer(opened, { kind: 'show', id: ids.refused });
  expect(text).toContain(': 550 (seen)]');
  expect(text).toContain(`  | ${message.replaceAll('\n', '\n  | ')}\n  Answered: 2026-03-01 12:00:00 UTC\n`);
  expect(text).toContain('  Note:     Called back.\n  Note:     Wants an [31moffer.\n');
});

test('exports messages with the state of their mail', async () => {
  const { opened, ids } = await database();
  // More than a page.
  await storeMessages(opened, 200, NOW);
  const exported = JSON.parse(await answer(opened, { kind: 'export', format: 'json', filter: EVERYTHING }));
  expect(exported).toHaveLength(204);
  expect(exported.find(({ id }: { id: string }) => id === ids.refused)).toEqual({
    id: ids.refused,
    receivedAt: expect.stringMatching(/^2026-03-01T11:59:59\.99\dZ$/),
    state: 'refused',
    stateSince: '2026-03-01T12:00:00.000Z',
    reason: '550',
    ...SAMPLE,
    message: expect.stringMatching(/^Message \d$/),
    answeredAt: '',
    note: '',
    orderPackage: '',
    orderPrice: '',
    orderName: '',
    orderCompany: '',
    orderHours: '',
    orderMonths: '',
  });
  expect(
    JSON.parse(await answer(await testDatabase(), { kind: 'export', format: 'json', filter: EVERYTHING })),
  ).toEqual([]);
});

test.each([
  [EVERYTHING, 254, [200, 254]],
  [{ ...EVERYTHING, since: NOW }, 250, [200, 250]],
  [{ show: 'waiting' as const, since: NOW, search: null }, 250, [200, 250]],
])('shows how many messages an export has read, of how many: %j', async (filter, total, read) => {
  const { opened } = await database();
  await storeMessages(opened, 250, NOW);
  const shown: unknown[] = [];
  await answer(opened, { kind: 'export', format: 'json', filter }, (what, extent) => {
    shown.push(what, extent);
    return { update: (messages) => shown.push(messages), end: () => shown.push('end') };
  });
  expect(shown).toEqual(['Exporting', { total, unit: 'messages' }, ...read, 'end']);
});

test("quotes CSV where needed and keeps visitors' text from running as a formula", async () => {
  const opened = await testDatabase();
  const message = { linkedIn: '=HYPERLINK("https://evil.example")', message: 'a "b",\nGrüße' };
  await storeOne(opened, message, { at: NOW, order: SAMPLE_ORDER });
  const [head, row] = (await answer(opened, { kind: 'export', format: 'csv', filter: EVERYTHING })).split('\r\n');
  expect(head).toBe(
    '\ufeffid,receivedAt,state,stateSince,reason,email,linkedIn,phone,package,message,answeredAt,note,orderPackage,orderPrice,orderName,orderCompany,orderHours,orderMonths',
  );
  expect(row?.slice(36)).toBe(
    ',2026-03-01T12:00:00.000Z,waiting,,,ada@example.com,"\'=HYPERLINK(""https://evil.example"")",+49 30 1234567,get-started,"a ""b"",\nGrüße",,,long-term-some-more,"3,499€/month plus VAT",Łukasz Nowak,Huta,20,3',
  );
});
