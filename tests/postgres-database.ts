import { openPostgres } from '../backend/database/postgres.ts';
import { type PostgresAddress, parsePostgresAddress } from '../backend/server-addresses.ts';

const named = new Map<string, Promise<PostgresAddress>>();

/** Makes a database on a server, empty or a copy of `template`. Within a process the same name is the same database. */
export function createTestDatabase(
  serverUrl: string,
  name: string = crypto.randomUUID(),
  template = 'template1',
): Promise<PostgresAddress> {
  const made = named.get(name) ?? create(serverUrl, template);
  named.set(name, made);
  return made;
}

async function create(serverUrl: string, template: string): Promise<PostgresAddress> {
  const address = parsePostgresAddress(serverUrl);
  if (!address) throw new Error('TEST_DATABASE_URL must be the address of a Postgres database.');
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(address, { connections: 1 });
  await server.query(`create database ${database} template ${template}`);
  await server.close();
  return { ...address, database };
}

export function postgresUrl({ host, port, database, user, password, tls }: PostgresAddress): string {
  return `postgres://${user}:${password}@${host}:${port}/${database}?sslmode=${tls || 'disable'}`;
}
