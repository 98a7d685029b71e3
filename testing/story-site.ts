import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATABASE_FILE } from '../backend/database/database-file.ts';
import { readSettings } from '../backend/settings.ts';
import { startServer } from '../backend/start-server.ts';
import { contactChoiceLabel } from '../catalogue/contact-choices.ts';
import { company } from '../content/company.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

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

/** Starts the real server on the built site (`SITE_DIR`, or `dist`), with its own data and mailbox. */
export async function startSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'going-story-'));
  const mailbox = await startMailbox();
  const variables = {
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_DIR: process.env['SITE_DIR'] ?? 'dist',
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    CONTACT_RATE_LIMIT: '0',
    CONTACT_HOURLY_LIMIT: '0',
  };
  const read = readSettings(variables, company);
  if (!read.ok) throw new Error(read.reason);
  const server = await startServer(read.settings, {
    log: () => {},
    companyName: company.name,
    packageLabel: contactChoiceLabel,
    // Short waits, so that a returning mail server is noticed at once.
    policy: { mail: { firstMs: 100, longestMs: 500 }, server: { firstMs: 100, longestMs: 500 } },
  });
  return {
    url: server.url,
    mailbox,
    databasePath: join(dataDir, DATABASE_FILE),
    inbox: async (...options) => {
      const environment = { ...process.env, ...variables };
      const { stdout } = await promisify(execFile)(process.execPath, ['backend/inbox/inbox.ts', '--all', ...options], {
        env: environment,
      });
      return stdout;
    },
    stop: async () => {
      await server.stop();
      await mailbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
