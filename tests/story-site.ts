import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATABASE_FILE } from '../backend/database/sqlite.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { startBuiltSite } from './running-server.ts';

export type Site = {
  url: string;
  /** Receives the site's mail. */
  mailbox: Mailbox;
  /** The database file. */
  databasePath: string;
  /** The output of `npm run inbox`. */
  inbox(...options: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the real server on the built site, with its own data and mailbox. */
export async function startSite(): Promise<Site> {
  const mailbox = await startMailbox();
  const server = await startBuiltSite({
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    CONTACT_RATE_LIMIT: '0',
    CONTACT_HOURLY_LIMIT: '0',
  });
  return {
    url: server.url,
    mailbox,
    databasePath: join(server.settings.dataDir, DATABASE_FILE),
    inbox: async (...options) => {
      const env = { ...process.env, ...server.variables };
      const program = ['backend/going.ts', 'inbox', '--all', ...options];
      return (await promisify(execFile)(process.execPath, program, { env })).stdout;
    },
    stop: async () => {
      await server.stop();
      await mailbox.stop();
    },
  };
}
