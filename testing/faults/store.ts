import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../backend/database/database.ts';
import { openDatabase } from '../../backend/database/open-database.ts';
import type { PostgresAddress } from '../../backend/database/postgres-address.ts';
import { createTestDatabase, postgresUrl } from '../postgres-database.ts';

/** An empty store for one fault's servers. */
export type Store = {
  kind: 'sqlite' | 'postgres';
  folder: string;
  /** The settings that point a server at it. */
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
    variables: { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgresUrl(postgres) }) },
    async open() {
      const opened = await openDatabase({ postgres, dataDir });
      if (!opened.ok) throw new Error(opened.reason);
      return opened.database;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
