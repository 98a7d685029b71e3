import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../backend/database/database.ts';
import { type DatabasePlace, openDatabase } from '../../backend/database/open-database.ts';
import type { PostgresAddress } from '../../backend/server-addresses.ts';
import { createTestDatabase, postgresUrl } from '../postgres-database.ts';
import { runServer } from '../program.ts';

/** An empty store for one fault's servers. */
export type Store = {
  open(): Promise<Database>;
  /** Runs a server on it that mails to a mailbox, with no limit on messages. */
  serve(mailbox: { port: number }): ReturnType<typeof runServer>;
  remove(): Promise<void>;
};

/** Makes a store: a database on that Postgres server, or a SQLite file. */
export async function makeStore(serverUrl: string | undefined): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'going-fault-'));
  const dataDir = join(folder, 'data');
  const postgres: PostgresAddress | null = serverUrl === undefined ? null : await createTestDatabase(serverUrl);
  return {
    open: () => openedDatabase({ postgres, dataDir }),
    serve: ({ port }) =>
      runServer(folder, {
        DATA_DIR: dataDir,
        ...(postgres && { DATABASE_URL: postgresUrl(postgres) }),
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        CONTACT_RATE_LIMIT: '0',
        CONTACT_HOURLY_LIMIT: '0',
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The database at this place, as a server opens it. */
export async function openedDatabase(place: DatabasePlace): Promise<Database> {
  const opened = await openDatabase(place);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}
