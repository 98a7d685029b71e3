import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { contactChoiceLabel } from '../../../catalogue/contact-choices.ts';
import { temporaryFolder } from '../../../tests/afterwards.ts';
import { mailServerAt } from '../../../tests/mailbox.ts';
import {
  fillWithMailed,
  OWNER_SETTINGS,
  SAMPLE,
  SAMPLE_ORDER,
  storeMessages,
  storeOne,
} from '../../../tests/outbox.ts';
import { runProgram } from '../../../tests/program.ts';
import { countRows, testDatabase } from '../../../tests/test-database.ts';
import type { Database } from '../../database/database.ts';
import { DATABASE_FILE } from '../../database/sqlite.ts';
import { type Claim, claimDue } from '../../outbox/claim.ts';
import { markDead, markSent, markWritten } from '../../outbox/record-result.ts';
import { setNote } from './change-message.ts';
import { answerInbox, MailTrouble, parseInbox } from './inbox.ts';
import type { ListedMessage } from './list-messages.ts';
import { printMessage } from './print-message.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

async function answer(
  database: Database,
  args: string,
  smtp: ReturnType<typeof mailServerAt> | null = mailServerAt(25),
) {
  const settings = { ...OWNER_SETTINGS, smtp };
  const dependencies = { database, settings, confirm: async () => false, now: NOW };
  let text = '';
  for await (const piece of answerInbox(parseInbox(args.split(' ').filter(Boolean)), dependencies)) text += piece;
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

const dueIds = async (opened: Database) => (await claimDue(opened, 9, 1_000, NOW)).map(({ messageId }) => messageId);

test('mails again what was refused or written as a file, or one message whatever its state', async () => {
  const { opened, mailed, refused, written, waiting } = await database();
  expect(await answer(opened, '--retry all')).toBe(
    '2 mails (1 refused before, 1 written as files) will be sent within seconds if the server runs, otherwise when it starts.\n',
  );
  expect((await dueIds(opened)).toSorted()).toEqual([refused, written].toSorted());
  expect(await answer(opened, '--retry all')).toContain('There is nothing to mail');
  expect(await answer(opened, `--retry ${mailed}`)).toMatch(/^The message will be mailed within seconds/);
  expect(await dueIds(opened)).toEqual([mailed]);
  await expect(answer(opened, `--retry ${waiting}`)).rejects.toThrow('is being mailed right now');
});

test('releases a held message, which keeps its position, instead of mailing it again', async () => {
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
  expect(await answer(opened, `--seen ${refused}`)).toBe('The refusal is marked as seen.\n');
  await expect(check()).rejects.toThrow('1 message is written as files');
  await answer(opened, '--retry all');
  await expect(check()).rejects.toThrow('messages are waiting to be mailed, the oldest since 2026-03-01 11:59 UTC');
  await opened.query("update going.outbox set refused_since = null, attempts = 1 where state = 'waiting'");
  expect(await check()).toBe('3 messages are waiting to be mailed and will be tried again.\n');
  await opened.query("update going.outbox set state = 'sent' where state = 'waiting'");
  expect(await check()).toBe('No message is waiting.\n');
  await opened.query('update going.outbox set written = 1');
  expect(await answer(opened, '--check', null)).toBe(
    '4 messages are written as files and not mailed. The settings here name no mail server (SMTP_URL).\n',
  );
});

test('shows a message in full by its id, with its marks and its note', async () => {
  const { opened, refused } = await database();
  expect(await answer(opened, `--answered ${refused}`)).toBe('The message is marked as answered.\n');
  expect(idsIn(await answer(opened, '--state answered'))).toEqual([refused]);
  await setNote(opened, refused, 'Called back.\nWants an \u001b[31moffer.', '');
  const message = Array.from({ length: 9 }, (_, index) => `${index}`.repeat(300)).join('\n');
  await opened.query('update going.contact_message set message = $1', [message]);
  const text = await answer(opened, refused);
  expect(text).toContain(`  Package:  ${contactChoiceLabel(SAMPLE.package)}\n`);
  expect(text).toContain(`  | ${message.replaceAll('\n', '\n  | ')}\n  Answered: 2026-03-01 12:00:00 UTC\n`);
  expect(text).toContain('  Note:     Called back.\n  Note:     Wants an [31moffer.\n');
});

test("exports all, without a visitor's text that runs as a formula or loses its start in a spreadsheet", async () => {
  const { opened, refused } = await database();
  // More than a page.
  await storeMessages(opened, 196, NOW);
  const message = { linkedIn: '=HYPERLINK("https://evil.example")', message: 'a "b",\nGrüße' };
  await storeOne(opened, message, { at: NOW + 500, order: SAMPLE_ORDER });
  const [head, row, ...rows] = (await answer(opened, '--export csv')).split('\r\n');
  expect(head).toBe(
    '\ufeffid,receivedAt,state,stateSince,reason,email,linkedIn,phone,package,message,answeredAt,note,orderPackage,orderPrice,orderName,orderCompany,orderHours,orderMonths',
  );
  expect(row?.slice(36)).toBe(
    ',2026-03-01T12:00:00.500Z,waiting,,,ada@example.com,"\'=HYPERLINK(""https://evil.example"")",+49 30 1234567,get-started,"a ""b"",\nGrüße",,,long-term-some-more,"3,499€/month plus VAT",Łukasz Nowak,Huta,20,3',
  );
  expect(rows).toHaveLength(201);
  expect(rows.find((one) => one.startsWith(refused))).toMatch(
    /^[\w-]{36},2026-03-01T11:59:59\.99\dZ,refused,2026-03-01T12:00:00\.000Z,550,ada@/,
  );
  const phones = ['+493012345', '(0301234567)', '03012345', '030.12345'];
  for (const phone of [...phones, '030 12345']) await storeOne(opened, { phone }, { at: NOW });
  const csv = await answer(opened, '--export csv');
  for (const cell of [...phones.map((phone) => `'${phone}`), '030 12345']) expect(csv).toContain(`,${cell},`);
});

test('says first what is the matter with the mail, then lists the newest messages', async () => {
  const { opened, refused } = await database();
  for (let index = 0; index < 20; index += 1) await storeOne(opened, {}, { at: NOW + index });
  await storeOne(opened, {}, { at: NOW, spam: 'it has links in markup' });
  const text = await answer(opened, '');
  expect(text).toMatch(
    /^Your mail server refused 1 message\..*`npm run inbox -- --state refused` says why\..*\n1 message held, not mailed: `npm/,
  );
  expect(idsIn(text)).toHaveLength(20);
  expect(text).toMatch(/These are the newest 20: `npm run inbox -- --export csv` prints all\.\n$/);
  expect(idsIn(await answer(opened, '--state refused'))).toEqual([refused]);
  expect(await answer(opened, '--state answered')).toContain('There are no messages to show.');
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
  [{ state: 'dead', lastError: '550 no', seenAt: 1 }, `refused ${AT}: 550 no (seen)`],
  [{ state: 'written' }, `written as a file ${AT}, not mailed`],
  [{ state: 'held', lastError: 'it has links' }, 'held: it has links'],
  [{ state: 'sent', missed: 'bo: 550', seenAt: 1 }, `mailed ${AT}, but not to everyone: bo: 550 (seen)`],
])('prints the state %j as "%s"', (changes, printed) => {
  const stored = { id: 'id', receivedAt: NOW, message: SAMPLE, order: null, language: 'en' };
  const webhook = { ...WAITING, state: 'dead', lastError: 'The receiver answered 410.' } as const;
  const states = { delivery: { ...WAITING, ...changes }, webhook, answeredAt: null, note: '' };
  const text = printMessage({ ...stored, ...states }, 'in-list');
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

const MESSAGES = 20_000;

const folder = await temporaryFolder();
beforeAll(async () => {
  const database = await testDatabase(join(folder, DATABASE_FILE));
  await fillWithMailed(database, MESSAGES);
  await database.query("update going.outbox set state = 'dead' where message_id = 'filled-0'");
  await database.close();
});

const inbox = (options: string[], data = folder) =>
  // As under a test runner, which sets FORCE_COLOR for the programs that it runs.
  runProgram('inbox', folder, { DATA_DIR: data, FORCE_COLOR: '1' }, options);

test(`ends quietly when the reader closes the pipe after the first of ${MESSAGES} messages`, async () => {
  const { child, exited } = inbox(['--export', 'csv']);
  const first = String((await once(child.stdout, 'data'))[0]);
  child.stdout.destroy();
  const { code, output } = await exited;
  expect([code, output.replace(first, '')]).toEqual([0, '']);
});

test.each([
  [['--chek'], 2, "error: unknown option '--chek'\n(Did you mean --check?)"],
  [['an-id', '--check'], 2, 'error: one option at a time, or an id'],
  [
    ['--state', 'dead'],
    2,
    expect.stringContaining('choices are waiting, mailed, written, refused, missed, held, open'),
  ],
  [['no-such-id'], 1, 'There is no such message; it may have been erased.'],
  [['--release', 'filled-0'], 1, 'This message is not held.'],
  [['--check'], 3, expect.stringMatching(/^Your mail server refused 1 message\./)],
])('exits with its own code and a sentence for a command it cannot do (%j)', async (options, code, sentence) => {
  const { code: exitCode, output } = await inbox(options).exited;
  expect([exitCode, output.trimEnd()]).toEqual([code, sentence]);
});

test('erases all messages of an address after a yes, with outbox rows and mail files, and nothing else', async () => {
  const data = join(folder, 'erasing');
  await mkdir(join(data, 'mail'), { recursive: true });
  const database = await testDatabase(join(data, DATABASE_FILE));
  const mine = [
    await storeOne(database, { email: 'Bo@example.com' }),
    await storeOne(database, { email: 'bo@example.com' }),
  ];
  const other = await storeOne(database);
  const fileOf = (id = '') => `2026-01-01T00-00-00.000Z-${id}.eml`;
  for (const id of [mine[0], other]) await writeFile(join(data, 'mail', fileOf(id)), 'x');
  const erase = async (answer: string) => {
    const { child, exited } = inbox(['--erase', 'bo@EXAMPLE.com'], data);
    child.stdin.end(answer);
    return exited;
  };
  const question = '2 messages of bo@EXAMPLE.com: erase for good, with delivery and mail files? Type yes: ';
  for (const answer of ['', 'y\n']) {
    expect(await erase(answer)).toEqual({ code: 1, output: `${question}Nothing is erased.\n` });
  }
  expect(await countRows(database, 'contact_message')).toBe(3);
  expect(await erase('yes\n')).toEqual({
    code: 0,
    output: `${question}Erased: 2 messages, 2 deliveries, 1 mail file. Mails in your mailbox, and copies in backups, are yours to erase.\n`,
  });
  expect([await readdir(join(data, 'mail')), await countRows(database, 'outbox')]).toEqual([[fileOf(other)], 1]);
  await database.close();
});
