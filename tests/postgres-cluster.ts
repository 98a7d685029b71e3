import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../backend/database/postgres.ts';
import { type PostgresAddress, parsePostgresAddress } from '../backend/setting-values.ts';
import { findOrInstall, isRootOnDebian } from './debian.ts';
import { freePort } from './listen.ts';
import { started } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const run = promisify(execFile);

// Postgres refuses to run as root; its package creates this user.
const UNPRIVILEGED = 'postgres';
const ADDRESS = {
  host: '127.0.0.1',
  database: 'postgres',
  user: UNPRIVILEGED,
  password: 'throw-away',
  tls: false,
} as const;
const OPTIONS = ['listen_addresses=127.0.0.1', 'max_connections=300'];

/** Waits for the disk as by default. `more` are settings of the server, such as `name=value`. */
export async function startPostgresCluster(more: readonly string[] = []) {
  const programs = requirePostgresPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'going-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, ADDRESS.password);
  if (isRoot()) await run('chown', ['-R', UNPRIVILEGED, folder]);
  const making = ['-D', data, '-U', ADDRESS.user, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8'];
  await run(...unprivileged(join(programs, 'initdb'), [...making, '--locale=C', '--no-sync']), { cwd: folder });

  const port = await freePort();
  const address = { ...ADDRESS, port };
  const options = [...OPTIONS, ...more, `port=${port}`, `unix_socket_directories=${folder}`];
  const serving = ['-D', data, ...options.flatMap((option) => ['-c', option])];
  let end: Awaited<ReturnType<typeof started>>;
  const start = async () => {
    const server = spawn(...unprivileged(join(programs, 'postgres'), serving), { stdio: 'ignore', cwd: folder });
    const probe = openPostgres(address, { connections: 1 });
    end = await started(server, () => probe.query('select 1'));
    await probe.close();
  };
  await start();
  return {
    /** Of a database that tests do not use; they make their own on the same server. */
    address,
    url: postgresUrl(address),
    start,
    /** An 'immediate shutdown': the next start recovers from the log, as after a crash. */
    kill: () => end('SIGQUIT'),
    async stop() {
      // At once, without writing down what is deleted next.
      await end('SIGQUIT');
      await rm(folder, { recursive: true });
    },
  };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Runs a Postgres program that ends with this process, however that ends. */
function unprivileged(program: string, args: string[]): [string, string[]] {
  if (!isRoot()) return [program, args];
  const user = [`--reuid=${UNPRIVILEGED}`, `--regid=${UNPRIVILEGED}`, '--clear-groups', '--pdeathsig=INT'];
  return ['setpriv', [...user, program, ...args]];
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.url);
  return () => cluster.stop();
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder of the installed Postgres programs: Debian's newest, or one on the path. */
export function findPostgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => join(DEBIAN_FOLDER, name, 'bin'));
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...newestFirst, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** Why Postgres tests cannot run here, in a sentence; null if they can. */
export function postgresMissing(): string | null {
  if (process.env['TEST_DATABASE_URL'] || findPostgresPrograms() || isRootOnDebian()) return null;
  return 'there is no Postgres here: install it, or name a server in TEST_DATABASE_URL';
}

export function requirePostgresPrograms(): string {
  const sentence =
    'The tests need a Postgres server: install Postgres, or name a server for them in TEST_DATABASE_URL.';
  return findOrInstall(findPostgresPrograms, 'Postgres', ['postgresql'], sentence);
}

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
