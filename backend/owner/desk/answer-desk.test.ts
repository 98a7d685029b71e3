// Runs on SQLite and on Postgres.
import { expect } from 'vitest';
import { contactChoiceLabel } from '../../../catalogue/contact-choices.ts';
import { orderable } from '../../../catalogue/orderable.ts';
import { printEstimate } from '../../../catalogue/printed-estimate.ts';
import { confirmationPage } from '../../../content/en/confirmation-page.ts';
import { vat } from '../../../content/en/vat.ts';
import { DESK_PAGE, type DeskAnswers, type DeskRequest, LONGEST_NOTE, UNDO_RELEASE_MS } from '../../../domain/desk.ts';
import { mailServerAt } from '../../../tests/mailbox.ts';
import { OWNER_SETTINGS, SAMPLE, SAMPLE_ORDER, storeMessages, storeOne } from '../../../tests/outbox.ts';
import { test } from '../../../tests/test-database.ts';
import type { Database } from '../../database/database.ts';
import { claimDue } from '../../outbox/claim.ts';
import { markDead } from '../../outbox/record-result.ts';
import { listPage } from '../inbox/list-messages.ts';
import { answerDesk, exportDesk } from './answer-desk.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

type Asked = Exclude<DeskRequest, { kind: 'export' }>;
type AnswerKind<Kind> = Kind extends 'list' | 'visits' ? Kind : Kind extends 'erase' | 'retry-all' ? 'done' : 'message';

function desk(database: Database) {
  const dependencies = {
    database,
    settings: { ...OWNER_SETTINGS, smtp: mailServerAt(25) },
    now: () => NOW,
  };
  const ask = async <Request extends Asked>(request: Request) =>
    (await answerDesk(request, dependencies)) as DeskAnswers[AnswerKind<Request['kind']>];
  const list = (name: Extract<DeskRequest, { kind: 'list' }>['list'], search = '') =>
    ask({ kind: 'list', list: name, search, before: null, isPoll: false });
  const show = (id: string) => ask({ kind: 'show', id, isPoll: false });
  return { ask, list, show };
}

const store = (database: Database, message: Partial<typeof SAMPLE>, at = NOW, spam: string | null = null) =>
  storeOne(database, message, { at, spam });
const ORDER = { ...SAMPLE_ORDER, price: `1,999€/month ${vat.behindPrice}` };
const storeOrder = (database: Database, at = NOW, order = ORDER) => storeOne(database, {}, { at, order });

const ids = ({ messages }: DeskAnswers['list']) => messages.map(({ id }) => id);

test('lists the messages of each list, newest first, and counts them', async ({ database }) => {
  const [plain, order] = [await store(database, {}, NOW - 3), await storeOrder(database, NOW - 2)];
  const held = await store(database, {}, NOW - 1, 'it has links in markup');
  const { ask, list } = desk(database);
  expect(ids(await list('new'))).toEqual([order, plain]);
  expect(ids(await list('orders'))).toEqual([order]);
  expect(ids(await list('held'))).toEqual([held]);
  expect(ids(await list('waiting'))).toEqual([order, plain]);
  await ask({ kind: 'answered', id: plain });
  expect(ids(await list('answered'))).toEqual([plain]);
  const all = await list('all');
  expect(ids(all)).toEqual([order, plain]);
  const mails = { waiting: 2, refused: 0, missed: 0, written: 0, held: 1 };
  expect(all.counts).toEqual({ new: 1, orders: 1, answered: 1, all: 2, ...mails });
});

test('shows who ordered and what, from the data alone', async ({ database }) => {
  const asked = { hours: 1, months: 1 };
  const id = await storeOrder(database, NOW, { ...ORDER, ...asked });
  await storeOrder(database, NOW - 1, { ...ORDER, package: 'long-gone' as 'kickoff' });
  await store(database, { message: `${confirmationPage.order.title}\n\nPackage: Kickoff` }, NOW - 2);
  const { list, show } = desk(database);
  const { name } = orderable(SAMPLE_ORDER.package);
  expect((await list('new')).messages).toMatchObject([
    { isOrder: true, name: 'Łukasz Nowak', start: name, price: '1,999€/month' },
    { isOrder: true, start: 'long-gone' },
    { isOrder: false, start: confirmationPage.order.title },
  ]);
  const { order, ...shown } = await show(id);
  expect(order?.map(({ value }) => value)).toEqual([name, ORDER.price, printEstimate(asked), 'Huta']);
  const fields = [
    { label: 'LinkedIn', value: SAMPLE.linkedIn },
    { label: 'Phone', value: SAMPLE.phone },
  ];
  expect(shown).toMatchObject({ package: contactChoiceLabel(SAMPLE.package), fields, message: SAMPLE.message });
});

test('lists page after page without a gap, while messages arrive', async ({ database }) => {
  const stored = await storeMessages(database, DESK_PAGE, NOW - 1_000);
  const { ask, list } = desk(database);
  expect((await list('new')).next).toBeNull();
  stored.push(...(await storeMessages(database, 2, NOW - 500)));
  const first = await list('new');
  await store(database, {}, NOW);
  const second = await ask({ kind: 'list', list: 'new', search: '', before: first.next, isPoll: false });
  expect([...ids(first), ...ids(second)]).toEqual(stored.reverse());
  expect([first.isCut, second.next]).toEqual([false, null]);
});

test('finds words in any field or the note, and an address by its messages alone', async ({ database }) => {
  const one = await store(database, { email: 'Ada@Example.com', message: 'About GRÜßE' }, NOW - 2);
  const other = await store(database, { email: 'bob@example.com', message: 'Ask ada@example.com' }, NOW - 1);
  const { ask, list } = desk(database);
  await ask({ kind: 'note', id: other, note: 'Called on Tuesday', was: '' });
  for (const [search, ...found] of [
    ['grüße', one],
    ['ada@', other, one],
    [' ada@example.com ', one],
    ['GRÜSSE  about'],
    ['GRÜßE  about', one],
    ['tuesday bob', other],
    ['nobody'],
  ])
    expect(ids(await list('all', search)), search).toEqual(found);
  expect(ids(await list('waiting', 'ada@example.com'))).toEqual([one]);
  let csv = '';
  for await (const chunk of exportDesk({ kind: 'export', list: 'all', search: 'bob@example.com' }, database))
    csv += chunk;
  expect(csv.match(/^.*bob@example\.com.*$/gm)).toHaveLength(1);
  expect(csv).not.toContain('Ada@Example.com');
});

test('stops a long search, and goes on from there', async ({ database }) => {
  const wanted = await store(database, { message: 'needle' }, NOW - 10_000);
  await storeMessages(database, 450, NOW - 1_000);
  const filter = { show: 'any', search: 'needle' } as const;
  const search = async (from: Parameters<typeof listPage>[2], patienceMs: number) => {
    const { messages, ...page } = await listPage(database, filter, from, 50, patienceMs);
    return { ...page, found: messages.map(({ id }) => id) };
  };
  const first = await search(null, -1);
  expect(first).toMatchObject({ found: [], isCut: true });
  const all = { found: [wanted], next: null, isCut: false };
  expect([await search(null, 1e6), await search(first.next, 1e6)]).toEqual([all, all]);
  // What the page asks by itself looks among the newest only.
  const { ask, list } = desk(database);
  const asked = { kind: 'list', list: 'all', search: 'needle', before: null } as const;
  expect(await ask({ ...asked, isPoll: true })).toMatchObject({ messages: [], isCut: true });
  expect(ids(await list('all', 'needle'))).toEqual([wanted]);
});

test('marks a message as answered and open, and gives an earlier mark back', async ({ database }) => {
  const [id = ''] = await storeMessages(database, 1, NOW - 60_000);
  const { ask } = desk(database);
  expect(await ask({ kind: 'answered', id })).toMatchObject({ answeredAt: NOW });
  expect(await ask({ kind: 'answered', id, at: NOW - 1 }), 'the first mark stays').toMatchObject({ answeredAt: NOW });
  expect(await ask({ kind: 'open', id })).toMatchObject({ answeredAt: null });
  expect(await ask({ kind: 'answered', id, at: NOW - 5_000 })).toMatchObject({ answeredAt: NOW - 5_000 });
  await ask({ kind: 'open', id });
  expect(await ask({ kind: 'answered', id, at: NOW + 5_000 })).toMatchObject({ answeredAt: NOW });
});

test('adds a note to what another desk has written meanwhile', async ({ database }) => {
  const [id = ''] = await storeMessages(database, 1);
  const { ask, show } = desk(database);
  await ask({ kind: 'note', id, note: 'Called.', was: '' });
  expect(await ask({ kind: 'note', id, note: 'Wrote.', was: '' })).toMatchObject({ note: 'Called.\n\nWrote.' });
  expect(await ask({ kind: 'note', id, note: '', was: 'Called.' })).toMatchObject({ note: 'Called.\n\nWrote.' });
  const long = 'x'.repeat(LONGEST_NOTE);
  await expect(ask({ kind: 'note', id, note: long, was: '' })).rejects.toThrow('this note has since been changed');
  expect(await show(id)).toMatchObject({ note: 'Called.\n\nWrote.' });
});

test('releases a held message, and takes that back until its mail is on the way', async ({ database }) => {
  const id = await store(database, {}, NOW, 'its phone number is a link');
  const { ask } = desk(database);
  expect(await ask({ kind: 'release', id })).toMatchObject({ mail: { state: 'waiting' } });
  expect(await claimDue(database, 9, 1_000, NOW + UNDO_RELEASE_MS - 1)).toEqual([]);
  const reason = 'its phone number is a link';
  expect(await ask({ kind: 'hold', id, reason })).toMatchObject({ mail: { state: 'held', lastError: reason } });
  await ask({ kind: 'release', id });
  expect(await claimDue(database, 9, 1_000, NOW + UNDO_RELEASE_MS)).toHaveLength(1);
  await expect(ask({ kind: 'hold', id, reason })).rejects.toThrow('too late');
});

test('says why mail does not go out, until the refusal is seen or mailed again', async ({ database }) => {
  const [id = ''] = await storeMessages(database, 1, NOW);
  for (const claim of await claimDue(database, 1, 1_000, NOW)) await markDead(database, claim, '550 no', NOW);
  const { ask, list } = desk(database);
  expect((await list('refused')).trouble).toEqual({
    kind: 'refused',
    text: 'Your mail server refused 1 message. Nobody has seen it yet.',
  });
  await ask({ kind: 'seen', id, isSeen: true });
  expect(await list('refused')).toMatchObject({ trouble: null, counts: { refused: 0 }, messages: [{ id }] });
  await ask({ kind: 'seen', id, isSeen: false });
  expect(await list('refused')).toMatchObject({ trouble: { kind: 'refused' }, counts: { refused: 1 } });
  expect(await ask({ kind: 'retry-all' })).toEqual({ text: '1 mail will be sent.' });
  expect((await list('refused')).trouble?.kind).toBe('waiting');
  await storeMessages(database, 1, NOW);
  for (const claim of await claimDue(database, 2, 1_000, NOW)) await markDead(database, claim, '550 no', NOW);
  expect((await list('refused')).trouble?.text).toBe('Your mail server refused 2 messages. Nobody has seen them yet.');
  expect(await ask({ kind: 'retry', id })).toMatchObject({ mail: { state: 'waiting' } });
});
