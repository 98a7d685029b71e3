import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { commandLine, count, ROOT } from '../command-line.ts';
import type { Database } from '../database/database.ts';
import { type DatabasePlace, openDatabase } from '../database/open-database.ts';
import { ownSettings } from '../env-file.ts';
import { reasonOf } from '../log.ts';
import type { Settings } from '../settings.ts';
import { noteBackup } from '../tell/alarm-row.ts';
import { makeBackup, restoreBackup } from './backup-file.ts';
import { importBackup } from './import-backup.ts';

/** A command that takes one file, and prints the text that `work` resolves with. Errors become a sentence and exit code 1. */
function fileCommand(name: string, work: (file: string, settings: Settings) => Promise<string>) {
  const run = async ([file, ...more]: readonly string[]) => {
    try {
      if (file === undefined || file.startsWith('-') || more.length > 0)
        throw new Error(`Usage: ${commandLine(name, 'FILE')}`);
      console.log(await work(file, ownSettings()));
    } catch (error) {
      console.error(reasonOf(error));
      process.exitCode = 1;
    }
  };
  return { run };
}

/** `npm run backup FILE`: writes all messages into a new file, while the server may be running, and notes that it did. */
export const backup = fileCommand('backup', async (file, settings) => {
  if (settings.postgres) {
    const time = await timeOfDump(file);
    await note(settings, time);
    return `${file} is noted as the backup of ${new Date(time).toISOString()}.`;
  }
  const { path, messages } = await makeBackup(settings.dataDir, file, ROOT);
  const made = `${messagesAre(messages)} in ${path}. Keep the file where only you can read it: it is personal data.`;
  return note(settings, Date.now()).then(
    () => made,
    (error) => `${made}\nThis backup is not noted: ${reasonOf(error)}`,
  );
});

const messagesAre = (number: number) => count(number, 'message is', 'messages are');

async function timeOfDump(file: string): Promise<number> {
  if (existsSync(file)) {
    const opened = await open(file);
    const { buffer } = await opened.read(Buffer.alloc(5));
    await opened.close();
    if (buffer.toString() === 'PGDMP') return Math.floor((await stat(file)).mtimeMs);
  }
  throw new Error(
    'The messages are on a Postgres server (DATABASE_URL): back them up with pg_dump --format=custom, then this notes its file. docs/operations/backup.md says how.',
  );
}

const note = (settings: Settings, time: number) => inDatabase(settings, (database) => noteBackup(database, time));

async function inDatabase<Result>(place: DatabasePlace, work: (database: Database) => Promise<Result>) {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.reason);
  return work(opened.database).finally(() => opened.database.close());
}

/** `npm run restore FILE`, while no server is running; with `DATABASE_URL` it adds a SQLite backup to Postgres. */
export const restore = fileCommand('restore', async (file, { dataDir, postgres }) => {
  if (postgres) {
    const { messages, added } = await inDatabase({ postgres, dataDir }, (database) => importBackup(file, database));
    return [
      `${messagesAre(added)} added to the database ${postgres.database} on ${postgres.host}.`,
      ...(added < messages ? [`Already there: ${messages - added}.`] : []),
      'Mails that were waiting when the backup was made will be sent from there.',
    ].join('\n');
  }
  const { messages, kept } = await restoreBackup(file, dataDir, new Date());
  return [
    `${messagesAre(messages)} back in ${dataDir}.`,
    ...(kept === null ? [] : [`The previous database is kept as ${kept}.`]),
    'Mails that were waiting when the backup was made will be sent, and messages that were erased since are back.',
  ].join('\n');
});
