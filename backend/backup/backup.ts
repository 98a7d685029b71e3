// `npm run backup FILE` writes all messages into a new file, while the server may be running, and notes that it did.
import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ROOT } from '../command-line.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Settings } from '../settings.ts';
import { noteBackup } from './backup-note.ts';
import { runWithFile } from './command.ts';
import { makeBackup } from './make-backup.ts';

/** Runs the command with these arguments. */
export const run = (args: readonly string[]) =>
  runWithFile(args, 'backup', async (file, settings) => {
    if (settings.postgres) {
      const time = await timeOfDump(file);
      await note(settings, time);
      return `${file} is noted as the backup of ${new Date(time).toISOString()}.`;
    }
    const { path, messages } = await makeBackup(settings.dataDir, file, ROOT);
    await note(settings, Date.now());
    return `${messages} messages are in ${path}. They are personal data: keep the file where only you can read it.`;
  });

/** When `pg_dump` wrote a file, in ms since 1970. */
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

async function note(settings: Settings, time: number): Promise<void> {
  const opened = await openDatabase(settings);
  if (!opened.ok) throw new Error(opened.reason);
  await noteBackup(opened.database, time);
  await opened.database.close();
}
