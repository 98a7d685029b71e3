import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { stopAfterwards, temporaryFolder } from '../../../tests/afterwards.ts';
import { openedDatabase, storeOne } from '../../../tests/outbox.ts';
import { copyDatabase, restoreBackup } from '../../backup/backup-file.ts';
import { startTidying } from '../../contact/erase-messages.ts';
import { startErasing } from '../../contact/erasing-loop.ts';
import type { Database } from '../../database/database.ts';
import { DATABASE_FILE } from '../../database/sqlite.ts';
import { claimDue, MAILS } from '../../outbox/claim.ts';
import { markWritten } from '../../outbox/record-result.ts';
import { eraseForGood, messagesOf, setNote } from './change-message.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const YEARS_AGO = NOW - 3 * 365 * 86_400_000;
// Long enough for overflow pages, which a short text never reaches.
const SECRET = 'erase-me-please';
const ERASED = { email: `${SECRET}@example.com`, phone: SECRET, message: `${SECRET} `.repeat(280) };

const open = (dataDir: string) => openedDatabase({ postgres: null, dataDir });

async function holding(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'latin1')));
  return paths.filter((_, index) => texts[index]?.toLowerCase().includes(SECRET));
}

/** A data folder as years leave it: messages of all lengths, a database that a restore put aside, mail files. */
async function usedFolder() {
  const dataDir = join(await temporaryFolder(), 'data');
  const first = await open(dataDir);
  const id = await storeOne(first, ERASED, { at: YEARS_AGO, channels: MAILS });
  for (let other = 0; other < 60; other += 1)
    await storeOne(first, { message: 'x'.repeat(other * 80) }, { at: YEARS_AGO + other });
  await setNote(first, id, `${SECRET}, a note`, '');
  for (const claim of await claimDue(first, 99, 1, YEARS_AGO + 60)) await markWritten(first, claim, YEARS_AGO + 61);
  // As 0.2.0 stored them.
  await first.query('update going.contact_message set address_key = null');
  await first.close();
  const copy = join(dataDir, '../backup');
  await copyDatabase(join(dataDir, DATABASE_FILE), copy);
  await restoreBackup(copy, dataDir, new Date(NOW));
  const mailFolder = join(dataDir, 'mail');
  await mkdir(mailFolder);
  for (const name of [id, `acknowledgement-${id}`, `${id}.eml.part`]) {
    const path = join(mailFolder, `2020-01-01T00-00-00.000Z-${name}${name.includes('.') ? '' : '.eml'}`);
    await writeFile(path, SECRET);
  }
  return { id, dataDir, mailFolder };
}

type Used = Awaited<ReturnType<typeof usedFolder>>;

const byAddress = async (database: Database, used: Used) =>
  eraseForGood(database, used, await messagesOf(database, ERASED.email), ERASED.email);

async function byAge(database: Database, { dataDir, mailFolder }: Used): Promise<void> {
  const logged = vi.fn();
  const loop = startErasing({ database, dataDir, mailFolder, keptMonths: 12, now: () => NOW, log: logged });
  await vi.waitFor(() => expect(logged).toHaveBeenCalled(), { timeout: 10_000 });
  await loop.stop();
}

test.each([
  ['by its address', byAddress],
  ['by age', byAge],
])('leaves nothing of an erased message in any file of the data, %s, while a server runs', async (_how, erase) => {
  const used = await usedFolder();
  const server = await open(used.dataDir);
  // The server has read and written since.
  await storeOne(server, {}, { at: NOW });
  expect((await holding(used.dataDir)).length).toBeGreaterThan(4);
  const program = await open(used.dataDir);
  await erase(program, used);
  expect(await holding(used.dataDir)).toEqual([]);
  await program.close();
  await server.close();
});

test('says when another program keeps the log busy, and a running server finishes it', async () => {
  const used = await usedFolder();
  const server = await open(used.dataDir);
  const reader = new DatabaseSync(join(used.dataDir, DATABASE_FILE), { readOnly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from contact_message').get();
  expect(await byAddress(server, used)).toContain('Another program is reading the database');
  expect(await holding(used.dataDir)).not.toEqual([]);
  reader.close();
  const tidying = stopAfterwards(startTidying(server, Date.now, vi.fn()));
  await expect.poll(() => holding(used.dataDir)).toEqual([]);
  await tidying.stop();
  await server.close();
});
