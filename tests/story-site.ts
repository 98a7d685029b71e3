import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DATABASE_FILE } from '../backend/database/sqlite.ts';
import { RELEASE } from '../build/current-build.ts';
import { startMailbox } from './mailbox.ts';
import { NO_LIMITS, runProgram, runServer } from './program.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** In its own process, because stories may be in another language. The release's files are compressed from the start. */
export async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'going-story-'));
  const mailbox = await startMailbox();
  const variables = {
    SITE_DIR: resolve(process.env['SITE_DIR'] ?? join(RELEASE, 'site')),
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    ...NO_LIMITS,
  };
  const server = await runServer(folder, variables);
  return {
    url: server.url,
    mailbox,
    databasePath: join(folder, DATABASE_FILE),
    inbox: async () => (await runProgram('inbox', folder, variables).exited).output,
    stop: async () => {
      await server.end('SIGTERM');
      await mailbox.stop();
      await rm(folder, { recursive: true });
    },
  };
}
