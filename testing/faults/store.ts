import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../backend/database/database.ts';
import type { PostgresAddress } from '../../backend/database/postgres-address.ts';
import { openedDatabase } from '../opened-database.ts';
import { createTestDatabase, postgresUrl } from '../postgres-database.ts';

/** An empty store for one fault's servers. */
export type Store = {
  kind: 'sqlite' | 'postgres';
  folder: string;
  /** The settings that point a server at it, with no limit on messages. */
  variables: Record<string, string>;
  open(): Promise<Database>;
  remove(): Promise<void>;
};

/** Makes a store: a database on that Postgres server, or a SQLite file. */
export async function makeStore(serverUrl: string | undefined): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'going-fault-'));
  const dataDir = join(folder, 'data');
  const postgres: PostgresAddress | null = serverUrl === undefined ? null : await createTestDatabase(serverUrl);
  return {
    kind: postgres ? 'postgres' : 'sqlite',
    folder,
    variables: {
      DATA_DIR: dataDir,
      ...(postgres && { DATABASE_URL: postgresUrl(postgres) }),
      CONTACT_RATE_LIMIT: '0',
      CONTACT_HOURLY_LIMIT: '0',
    },
    open: () => openedDatabase({ postgres, dataDir }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
