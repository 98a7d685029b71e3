import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeMessages } from '../../testing/outbox.ts';
import { runProgram } from '../../testing/program.ts';
import { countRows, testDatabase } from '../../testing/test-database.ts';
import { DATABASE_FILE } from '../database/database-file.ts';

const MESSAGES = 20_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'going-inbox-'));
  const database = await testDatabase(join(folder, DATABASE_FILE));
  await database.query(
    `with recursive message (number) as (select 1 union all select number + 1 from message where number < ${MESSAGES})
     insert into contact_message (id, received_at, email, linked_in, phone, package, message)
     select printf('%08d-0000-0000-0000-000000000000', number), 1700000000000 + number * 1000,
       'visitor-' || number || '@example.com', '', '', '', 'Hello' from message`,
  );
  await database.query(
    `insert into outbox (message_id, state, attempts, due_at, settled_at) select id, 'sent', 1, 0, 0 from contact_message`,
  );
  await database.close();
});
afterAll(() => rm(folder, { recursive: true }));

test(`a reader who closes the pipe after the first lines of ${MESSAGES} messages ends the program quietly`, async () => {
  const { child, exited } = runProgram('inbox/inbox.ts', folder, { DATA_DIR: folder });
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.destroy();
  expect(String(first)).toContain(`visitor-${MESSAGES}@example.com  [mailed`);
  const { code, output } = await exited;
  expect([code, output.replace(String(first), '')]).toEqual([0, '']);
});

test('a message is erased by its id, with its mail file, and nothing else with it', async () => {
  const data = join(folder, 'erasing');
  await mkdir(join(data, 'mail'), { recursive: true });
  const database = await testDatabase(join(data, DATABASE_FILE));
  const [id = '', other = ''] = await storeMessages(database, 2);
  for (const of of [id, other]) await writeFile(join(data, 'mail', `2026-01-01T00-00-00.000Z-${of}.eml`), 'x');
  const erase = () => runProgram('inbox/inbox.ts', folder, { DATA_DIR: data }, ['--erase', id]).exited;
  expect((await erase()).output).toMatch(/^The message is erased\.\n/);
  expect((await erase()).output).toMatch(/^No message has this id\.\n/);
  expect(await countRows(database, 'contact_message')).toBe(1);
  expect(await readdir(join(data, 'mail'))).toEqual([`2026-01-01T00-00-00.000Z-${other}.eml`]);
  await database.close();
});

test('every message is printed once, newest first, with a summary at the end', async () => {
  const { code, output } = await runProgram('inbox/inbox.ts', folder, { DATA_DIR: folder }).exited;
  const numbers = [...output.matchAll(/visitor-(\d+)@/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: MESSAGES }, (_, index) => MESSAGES - index));
  expect([code, output.slice(-80)]).toEqual([
    0,
    expect.stringContaining(`\n${MESSAGES} messages, 0 waiting to be mailed, 0 refused by the mail server\n`),
  ]);
});
