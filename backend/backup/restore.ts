// `npm run restore FILE` puts a backup in place of the messages, while no server is running.
import { runWithFile } from './command.ts';
import { restoreBackup } from './restore-backup.ts';

await runWithFile('npm run restore FILE', async (file, { dataDir }) => {
  const { messages, kept } = await restoreBackup(file, dataDir, new Date());
  return [
    `${messages} messages are back in ${dataDir}.`,
    ...(kept === null ? [] : [`The previous database is kept as ${kept}.`]),
    'Mails that were waiting when the backup was made will be sent, and messages that were erased since are back.',
  ].join('\n');
});
