import type { TestProject } from 'vitest/node';
import { parsePostgresAddress } from '../backend/database/postgres-address.ts';
import { startPooler } from './pooler.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { postgresUrl } from './postgres-database.ts';

/** Provides the tests with a Postgres server behind a pooler with two connections to each database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  const server = parsePostgresAddress(cluster.url);
  if (!server) throw new Error(`${cluster.url} is no address of a database.`);
  const pooler = await startPooler(server, 2);
  project.provide('postgresUrl', postgresUrl(pooler.to(server.database)));
  return async () => {
    await pooler.stop();
    await cluster.stop();
  };
}
