import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/afterwards.ts';
import { fillWithMailed, storeOne } from '../../../tests/outbox.ts';
import { runProgram } from '../../../tests/program.ts';
import { countRows, testDatabase } from '../../../tests/test-database.ts';
import { DATABASE_FILE } from '../../database/sqlite.ts';

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
  const { child, exited } = inbox(['--all']);
  let first = '';
  while (!first.includes('UTC')) first += String((await once(child.stdout, 'data'))[0]);
  child.stdout.destroy();
  expect(first).toContain(`person-${MESSAGES - 1}@example.com  [mailed`);
  const { code, output } = await exited;
  expect([code, output.replace(first, '')]).toEqual([0, '']);
});

test.each([
  [['--al'], 2, "error: unknown option '--al'\n(Did you mean --all?)"],
  [['no-such-id'], 1, 'There is no such message; it may have been erased.'],
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
