import { Pool, type PoolClient, types } from 'pg';
import type { PostgresAddress } from '../setting-values.ts';
import type { Database, Queries, SqlValue } from './database.ts';
import { OWN_SCHEMA, PROTECT_TABLES } from './postgres-schema.ts';

/** `patienceMs` is the longest time for a query before the server counts as gone. */
type PostgresOptions = { connections?: number; patienceMs?: number };

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_MS = 30_000;
const BIGINT = 20;
// The advisory lock's key: any number that never changes.
const MIGRATION_LOCK = 'select pg_advisory_xact_lock(20261121)';
// Set explicitly, because a role's default may differ: what another server has just committed must be visible.
const BEGIN = 'begin isolation level read committed read write';

/** Connects on first use. Statements are unnamed and tables qualified, so a transaction pooler may sit in between. */
export function openPostgres(address: PostgresAddress, options: PostgresOptions = {}): Database {
  const { connections = 10, patienceMs = 10_000 } = options;
  const pool = new Pool({
    ...address,
    ssl: address.tls && { rejectUnauthorized: address.tls === 'verify-full' },
    max: connections,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, patienceMs),
    // Without it, a silently lost server would block its connections for 15 minutes.
    query_timeout: patienceMs,
    keepAlive: true,
    application_name: 'going',
    // All our bigints fit in a JavaScript number: ms since 1970, and counts.
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)) },
  });
  // A broken connection also emits `error` on the pool, which without a listener would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  // After any failure the connection is discarded, and the server rolls its transaction back.
  const using = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      const isLate = error instanceof Error && error.message === 'Query read timeout';
      throw isLate ? new Error(`The database did not answer within ${patienceMs / 1_000} seconds.`) : error;
    }
  };

  return {
    skipLocked: 'for update skip locked',
    migrating: { first: [MIGRATION_LOCK, OWN_SCHEMA], last: [PROTECT_TABLES] },
    query: (sql, parameters) => using((client) => queriesOf(client).query(sql, parameters)),
    transaction: (work) =>
      using(async (client) => {
        await client.query(BEGIN);
        const result = await work(queriesOf(client));
        // After a failed statement, even a swallowed one, Postgres answers a commit with ROLLBACK.
        const { command } = await client.query('commit');
        if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
        return result;
      }),
    purge: async () => true,
    close: () => pool.end(),
  };
}

function queriesOf(client: PoolClient): Queries {
  return {
    query: async <Row>(sql: string, parameters: readonly SqlValue[] = []) =>
      (await client.query(sql, [...parameters])).rows as Row[],
  };
}
