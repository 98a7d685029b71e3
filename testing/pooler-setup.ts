import type { TestProject } from 'vitest/node';
import { startPooler } from './pooler.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { postgresUrl } from './postgres-database.ts';

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
