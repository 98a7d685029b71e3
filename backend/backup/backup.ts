// `npm run backup FILE` writes all messages into a new file, while the server may be running.
import { fileURLToPath } from 'node:url';
import { runWithFile } from './command.ts';
import { makeBackup } from './make-backup.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

await runWithFile('npm run backup FILE', async (file, { dataDir, postgres }) => {
  if (postgres) {
    throw new Error(
      'The messages are on a Postgres server (DATABASE_URL), which has pg_dump for this: docs/operations/backup.md says how.',
    );
  }
  const { path, messages } = await makeBackup(dataDir, file, PROJECT);
  return `${messages} messages are in ${path}. They are personal data: keep the file where only you can read it.`;
});
