// `npm run restore FILE` puts a backup in place of the messages, while no server is running; with `DATABASE_URL` it adds the
// messages of a SQLite backup to a Postgres database.
import { openDatabase } from '../database/open-database.ts';
import { runWithFile } from './command.ts';
import { importBackup } from './import-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Runs the command with these arguments. */
export const run = (args: readonly string[]) =>
  runWithFile(args, 'restore', async (file, { dataDir, postgres }) => {
    if (postgres) {
      const opened = await openDatabase({ postgres, dataDir });
      if (!opened.ok) throw new Error(opened.reason);
      try {
        const { messages, added } = await importBackup(file, opened.database);
        return [
          `${added} messages are added to the database ${postgres.database} on ${postgres.host}.`,
          ...(added < messages ? [`${messages - added} were there already.`] : []),
          'Mails that were waiting when the backup was made will be sent from there.',
        ].join('\n');
      } finally {
        await opened.database.close();
      }
    }
    const { messages, kept } = await restoreBackup(file, dataDir, new Date());
    return [
      `${messages} messages are back in ${dataDir}.`,
      ...(kept === null ? [] : [`The previous database is kept as ${kept}.`]),
      'Mails that were waiting when the backup was made will be sent, and messages that were erased since are back.',
    ].join('\n');
  });
