import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../backend/database/postgres.ts';
import type { PostgresAddress } from '../backend/database/postgres-address.ts';
import { installFromDebian, isRootOnDebian } from './debian.ts';
import { freePort } from './listen.ts';
import { startPostgresCluster, unprivileged } from './postgres-cluster.ts';
import { postgresUrl } from './postgres-database.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { started } from './started.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Why tests with a pooler cannot run here, in a sentence; null if they can. */
export function poolerMissing(): string | null {
  if (isRootOnDebian() || (existsSync(PROGRAM) && findPostgresPrograms())) return null;
  return 'there is no PgBouncer or no Postgres here: install both, as Debian packages them';
}

/**
 * Starts Debian's PgBouncer in transaction mode in front of a Postgres server: each transaction of any client gets one of
 * `connections` to its database. Installs it as root on Debian; rejects with a sentence that says what to do if it is missing.
 */
export async function startPooler(server: PostgresAddress, connections: number) {
  const missing = poolerMissing();
  if (missing !== null) throw new Error(`The pooler cannot be started: ${missing}.`);
  if (!existsSync(PROGRAM)) installFromDebian('PgBouncer', ['pgbouncer']);
  const folder = await mkdtemp(join(tmpdir(), 'going-pooler-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const { host, port: serverPort, user, password } = server;
  const settings = [
    '[databases]',
    `* = host=${host} port=${serverPort} user=${user} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'max_client_conn = 1000',
    // Each test has a database of its own.
    'server_idle_timeout = 2',
  ];
  await writeFile(file, `${settings.join('\n')}\n`);
  await chmod(folder, 0o755);
  const child = spawn(...unprivileged(PROGRAM, ['--quiet', file]), { stdio: 'ignore' });
  const address = { ...server, host: '127.0.0.1', port, tls: false } as const;
  const probe = openPostgres(address, { connections: 1 });
  const end = await started(child, () => probe.query('select 1'));
  await probe.close();
  return {
    /** The address of a database of the server, by way of the pooler. */
    to: (database: string): PostgresAddress => ({ ...address, database }),
    async stop() {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

/** Provides the tests with a Postgres server behind a pooler with two connections to each database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  const pooler = await startPooler(cluster.address, 2);
  project.provide('postgresUrl', postgresUrl(pooler.to(cluster.address.database)));
  return async () => {
    await pooler.stop();
    await cluster.stop();
  };
}
