import { expect, test } from 'vitest';
import { mailServerAt } from '../../../tests/mailbox.ts';
import { OWNER_SETTINGS, SAMPLE, SAMPLE_ORDER, storeMessages, storeOne } from '../../../tests/outbox.ts';
import { testDatabase } from '../../../tests/test-database.ts';
import { NO_PROGRESS } from '../../command-line.ts';
import type { Database } from '../../database/database.ts';
import { type Claim, claimDue } from '../../outbox/claim.ts';
import { markDead, markSent, markWritten } from '../../outbox/record-result.ts';
import { answerInbox, type InboxDependencies, MailTrouble, parseInbox } from './answer-inbox.ts';
import { setNote } from './change-message.ts';
import type { ListedMessage } from './list-messages.ts';
import { printMessage } from './print-message.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const label = (id: string) => (id === '' ? 'No package chosen' : `<${id}>`);

async function answer(
  database: Database,
  args: string,
  startProgress: InboxDependencies['startProgress'] = () => NO_PROGRESS,
  smtp: InboxDependencies['settings']['smtp'] = mailServerAt(25),
): Promise<string> {
  let text = '';
  for await (const piece of answerInbox(parseInbox(args.split(' ').filter(Boolean), NOW), {
    database,
    settings: { ...OWNER_SETTINGS, smtp },
    packageLabel: label,
    startProgress,
    confirm: async () => false,
    now: () => NOW,
  }))
    text += piece;
  return text;
}

const idsIn = (text: string) => text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];

async function database() {
  const opened = await testDatabase();
  await storeMessages(opened, 4, NOW - 4);
  const claims = await claimDue(opened, 4, 1_000, NOW);
  const [mailed, written, refused, waiting] = claims as [Claim, Claim, Claim, Claim];
  await markSent(opened, mailed, NOW);
  await markWritten(opened, written, NOW);
  await markDead(opened, refused, '550', NOW);
  const idOf = (claim: Claim) => claim.messageId;
  return { opened, mailed: idOf(mailed), written: idOf(written), refused: idOf(refused), waiting: idOf(waiting) };
}

const dueIds = async (opened: Database, now: number) =>
  (await claimDue(opened, 9, 1_000, now)).map(({ messageId }) => messageId);

test('mails everything refused or written as a file again, and nothing that was sent', async () => {
  const { opened, refused, written } = await database();
  expect(await answer(opened, '--retry all')).toBe(
    '2 mails (1 refused before, 1 written as files) will be sent within seconds if the server runs, otherwise when it starts.\n',
  );
  expect((await dueIds(opened, NOW)).toSorted()).toEqual([refused, written].toSorted());
  expect(await answer(opened, '--retry all')).toContain('There is nothing to mail');
});

test('mails one message again whatever its state, unless it is being mailed', async () => {
  const { opened, mailed, refused, waiting, written } = await database();
  for (const id of [mailed, written, refused]) {
    expect(await answer(opened, `--retry ${id}`)).toMatch(/^The message will be mailed within seconds/);
    expect(await dueIds(opened, NOW)).toEqual([id]);
  }
  await expect(answer(opened, `--retry ${waiting}`)).rejects.toThrow('is being mailed right now');
});

test('releases held messages instead of mailing them again, and keeps their position', async () => {
  const { opened, waiting } = await database();
  const id = await storeOne(opened, {}, { at: NOW - 1_000, spam: 'the hidden field was filled in' });
  await expect(answer(opened, `--retry ${id}`)).rejects.toThrow('The message is held');
  expect(await answer(opened, `--release ${id}`)).toMatch(/^The message will be mailed within seconds/);
  expect(idsIn(await answer(opened, '--state waiting'))).toEqual([waiting, id]);
});

test('says whether mail goes out, and why not', async () => {
  const { opened, refused } = await database();
  const check = () => answer(opened, '--check');
  await expect(check()).rejects.toThrow(MailTrouble);
  await expect(check()).rejects.toThrow('Your mail server refused 1 message');
  await answer(opened, `--seen ${refused}`);
  await expect(check()).rejects.toThrow('1 message is written as files');
  await answer(opened, '--retry all');
  await expect(check()).rejects.toThrow('messages are waiting to be mailed, the oldest since 2026-03-01 11:59 UTC');
  await opened.query("update going.outbox set refused_since = null, attempts = 1 where state = 'waiting'");
  expect(await check()).toBe('3 messages are waiting to be mailed and will be tried again.\n');
  await opened.query("update going.outbox set state = 'sent' where state = 'waiting'");
  expect(await check()).toBe('No message is waiting.\n');
  await opened.query('update going.outbox set written = 1');
  expect(await answer(opened, '--check', undefined, null)).toBe(
    '4 messages are written as files and not mailed. The settings here name no mail server (SMTP_URL).\n',
  );
});

test('says in a sentence what it cannot do', async () => {
  const { opened, mailed } = await database();
  for (const kind of ['answered', 'open', 'retry', 'release', 'seen'])
    await expect(answer(opened, `--${kind} no-such-id`), kind).rejects.toThrow('There is no such message');
  for (const kind of ['release', 'seen'])
    await expect(answer(opened, `--${kind} ${mailed}`)).rejects.toThrow(/is not (held|refused)\.$/);
});

test('shows a message in full by its id, with its marks and its note', async () => {
  const { opened, refused } = await database();
  await answer(opened, `--seen ${refused}`);
  expect(await answer(opened, `--answered ${refused}`)).toContain('marked as answered');
  expect(idsIn(await answer(opened, '--state answered'))).toEqual([refused]);
  await setNote(opened, refused, 'Called back.\nWants an \u001b[31moffer.', '');
  const message = Array.from({ length: 9 }, (_, index) => `${index}`.repeat(300)).join('\n');
  await opened.query('update going.contact_message set message = $1', [message]);
  const text = await answer(opened, refused);
  expect(text).toContain(': 550 (seen)]');
  expect(text).toContain(`  | ${message.replaceAll('\n', '\n  | ')}\n  Answered: 2026-03-01 12:00:00 UTC\n`);
  expect(text).toContain('  Note:     Called back.\n  Note:     Wants an [31moffer.\n');
  expect(await answer(opened, `--open ${refused}`)).toContain('not yet answered');
  expect(idsIn(await answer(opened, '--state open'))).toHaveLength(4);
});

test('exports messages with the state of their mail, and shows how many it has read, of how many', async () => {
  const { opened, refused } = await database();
  // More than a page.
  await storeMessages(opened, 200, NOW);
  const shown: unknown[] = [];
  const text = await answer(opened, '--export json', (what, extent) => {
    shown.push(what, extent);
    return { update: (messages) => shown.push(messages), end: () => shown.push('end') };
  });
  expect(shown).toEqual(['Exporting', { total: 204, unit: 'messages' }, 200, 204, 'end']);
  const exported = JSON.parse(text);
  expect(exported).toHaveLength(204);
  expect(exported.find(({ id }: { id: string }) => id === refused)).toEqual({
    id: refused,
    receivedAt: expect.stringMatching(/^2026-03-01T11:59:59\.99\dZ$/),
    state: 'refused',
    stateSince: '2026-03-01T12:00:00.000Z',
    reason: '550',
    ...{ ...SAMPLE, message: expect.stringMatching(/^Message \d$/), answeredAt: '', note: '' },
    ...{ orderPackage: '', orderPrice: '', orderName: '', orderCompany: '', orderHours: '', orderMonths: '' },
  });
  expect(JSON.parse(await answer(await testDatabase(), '--export json'))).toEqual([]);
});

test("quotes CSV where needed, and keeps visitors' text from running as a formula or losing its start", async () => {
  const opened = await testDatabase();
  const message = { linkedIn: '=HYPERLINK("https://evil.example")', message: 'a "b",\nGrüße' };
  await storeOne(opened, message, { at: NOW, order: SAMPLE_ORDER });
  const [head, row] = (await answer(opened, '--export csv')).split('\r\n');
  expect(head).toBe(
    '\ufeffid,receivedAt,state,stateSince,reason,email,linkedIn,phone,package,message,answeredAt,note,orderPackage,orderPrice,orderName,orderCompany,orderHours,orderMonths',
  );
  expect(row?.slice(36)).toBe(
    ',2026-03-01T12:00:00.000Z,waiting,,,ada@example.com,"\'=HYPERLINK(""https://evil.example"")",+49 30 1234567,get-started,"a ""b"",\nGrüße",,,long-term-some-more,"3,499€/month plus VAT",Łukasz Nowak,Huta,20,3',
  );
  const phones = ['+493012345', '(0301234567)', '03012345', '030.12345'];
  for (const phone of [...phones, '030 12345']) await storeOne(opened, { phone }, { at: NOW });
  const csv = await answer(opened, '--export csv');
  for (const cell of [...phones.map((phone) => `'${phone}`), '030 12345']) expect(csv).toContain(`,${cell},`);
});

test('says first what is the matter with the mail, then lists the newest messages', async () => {
  const { opened, refused } = await database();
  for (let index = 0; index < 20; index += 1) await storeOne(opened, {}, { at: NOW + index });
  const held = await storeOne(opened, { phone: '+1' }, { at: NOW, spam: 'it has links in markup' });
  const text = await answer(opened, '');
  expect(text).toMatch(
    /^Your mail server refused 1 message\..*`npm run inbox -- --state refused` says why\.\n1 message held, not mailed: `npm/,
  );
  expect(idsIn(text)).toHaveLength(20);
  expect(text).toMatch(/These are the newest 20: `--all` prints the others too\.\n$/);
  expect(idsIn(await answer(opened, '--all'))).toHaveLength(24);
  expect(idsIn(await answer(opened, '--state refused'))).toEqual([refused]);
  expect(idsIn(await answer(opened, '--search markup'))).toEqual([]);
  expect(idsIn(await answer(opened, '--search +1'))).toEqual([held]);
  expect(await answer(opened, '--since 2026-03-02')).toContain('There are no messages to show.');
});

const WAITING: ListedMessage['delivery'] = {
  ...{ state: 'waiting', attempts: 0, dueAt: NOW, settledAt: null, lastError: null },
  ...{ seenAt: null, recipients: null, missed: null, isBeingSent: false },
};

const AT = '2026-03-01 12:00:00 UTC';
test.each<[Partial<typeof WAITING>, string]>([
  [{}, 'waiting to be mailed'],
  [{ attempts: 1, isBeingSent: true }, 'being mailed'],
  [{ attempts: 1, lastError: '450 later' }, `waiting, attempt 2 from ${AT}: 450 later`],
  [
    { attempts: 1, recipients: 'bo@x.de', lastError: '450', missed: 'al@x.de: 550' },
    `mailed, but not yet to bo@x.de: waiting, attempt 2 from ${AT}: 450, but not to everyone: al@x.de: 550`,
  ],
  [{ state: 'dead', lastError: '550 no' }, `refused ${AT}: 550 no`],
  [{ state: 'written' }, `written as a file ${AT}, not mailed`],
  [{ state: 'held', lastError: 'it has links' }, 'held: it has links'],
  [{ state: 'sent', missed: 'bo: 550', seenAt: 1 }, `mailed ${AT}, but not to everyone: bo: 550 (seen)`],
])('prints the state %j as "%s"', (changes, printed) => {
  const stored = { id: 'id', receivedAt: NOW, message: SAMPLE, order: null, language: 'en' };
  const webhook = { ...WAITING, state: 'dead', lastError: 'The receiver answered 410.' } as const;
  const states = { delivery: { ...WAITING, ...changes }, webhook, answeredAt: null, note: '' };
  const text = printMessage({ ...stored, ...states }, label, 'in-list');
  expect(text).toContain(`[${printed}]`);
  expect(text).toContain(`  Webhook:  refused ${AT}: The receiver answered 410.`);
});

test('lets no stored text control the terminal or reverse the text, and prints the start of a long one', async () => {
  const database = await testDatabase();
  const message = 'a\u001b[2Jb\u009bc\u202ed\u2066e\u0007f\rg';
  await storeOne(database, { message, phone: '\u001b]0;title\u0007' }, { at: NOW });
  const printed = await answer(database, '');
  expect(printed).not.toMatch(/[^\P{C}\n]/u);
  expect(printed).toContain('  | a[2Jbcdef\n  | g\n');
  await storeOne(database, { message: `${'🚀'.repeat(300)}\n2\n3\n4\n5` }, { at: NOW });
  expect(await answer(database, '')).toContain(`  | ${'🚀'.repeat(200)} …\n  | 2\n  | 3\n  | 4\n  | …\n`);
});

test.each([
  ['--retry --all', "argument '--all' is invalid. A value is missing."],
  ['--yes', '--yes goes with --erase'],
  ['--state dead', 'Allowed choices are waiting, mailed, written, refused, missed, held, open, answered'],
  ['--since 2026-02-30', 'Use a day such as 2026-11-01, or a time back such as 12h, 7d or 4w'],
  ['an-id --all', 'an id goes without options'],
])('refuses %j in a sentence', (args, sentence) => {
  expect(() => parseInbox(args.split(' '), NOW)).toThrow(sentence);
});
