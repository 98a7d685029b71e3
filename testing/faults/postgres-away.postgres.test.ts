import { expect, test } from 'vitest';
import { startPostgresCluster } from '../postgres-cluster.ts';
import { postgresAway } from './postgres-away.ts';

test('survives a crash of Postgres: 503 meanwhile, nothing lost, no restart', async ({ skip }) => {
  const given = process.env['TEST_DATABASE_URL'] !== undefined;
  const cluster = given ? null : await startPostgresCluster();
  if (!cluster) return skip('a Postgres server that was given for the tests is not to be killed');
  try {
    expect(await postgresAway(cluster, 2)).toMatchObject({ lost: 0, missingRows: 0, statuses: [200, 503] });
  } finally {
    await cluster.stop();
  }
}, 120_000);
