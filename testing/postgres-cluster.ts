import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPostgres } from '../backend/database/postgres.ts';
import { parsePostgresAddress } from '../backend/database/postgres-address.ts';
import { freePort } from './free-port.ts';
import { requirePostgresPrograms } from './postgres-programs.ts';

const run = promisify(execFile);

export type PostgresCluster = {
  /** The address of a database that tests do not use; they make their own on the same server. */
  url: string;
  /** Kills the server like a machine failure; `start` brings it back with its data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
};

const PASSWORD = 'throw-away';
// Postgres refuses to run as root; its package creates this user.
const UNPRIVILEGED = 'postgres';
const OPTIONS = ['listen_addresses=127.0.0.1', 'max_connections=300'];

/**
 * Starts a real Postgres server on a free port with data in a temporary folder, waiting for the disk as by default. Rejects
 * with a sentence that says what to do if Postgres is missing. `more` are settings of the server, such as `name=value`.
 */
export async function startPostgresCluster(more: readonly string[] = []): Promise<PostgresCluster> {
  const programs = requirePostgresPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'going-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, PASSWORD);
  if (isRoot()) await run('chown', ['-R', UNPRIVILEGED, folder]);
  const making = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8'];
  await run(...unprivileged(join(programs, 'initdb'), [...making, '--locale=C', '--no-sync']), { cwd: folder });

  const port = await freePort();
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const options = [...OPTIONS, ...more, `port=${port}`, `unix_socket_directories=${folder}`];
  const serving = ['-D', data, ...options.flatMap((option) => ['-c', option])];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(...unprivileged(join(programs, 'postgres'), serving), { stdio: 'ignore', cwd: folder });
    await untilItAnswers(url, server);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    start,
    // An 'immediate shutdown': the next start recovers from the log, as after a crash.
    kill: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true });
    },
  };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Runs a Postgres program that ends with this process, however that ends. */
export function unprivileged(program: string, args: string[]): [string, string[]] {
  if (!isRoot()) return [program, args];
  const user = [`--reuid=${UNPRIVILEGED}`, `--regid=${UNPRIVILEGED}`, '--clear-groups', '--pdeathsig=INT'];
  return ['setpriv', [...user, program, ...args]];
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const address = parsePostgresAddress(url);
  if (!address) throw new Error(`${url} is no address of a database.`);
  const database = openPostgres(address, { connections: 1 });
  for (;;) {
    if (server.exitCode !== null) throw new Error(`Postgres ended with code ${server.exitCode} instead of starting.`);
    const answered = await database.query('select 1').catch(() => null);
    if (answered) return database.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
