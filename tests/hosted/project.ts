import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from '../../backend/database/database.ts';
import { openPostgres } from '../../backend/database/postgres.ts';
import { CONTACT_FUNCTION_NAME } from '../../domain/contact-function.ts';
import { installFromDebian, isRootOnDebian } from '../debian.ts';
import { findPostgresPrograms, requirePostgresPrograms, startPostgresCluster } from '../postgres-cluster.ts';
import { runCommand } from '../program.ts';
import installTools, { TOOLS } from '../tools.ts';

const ASKED_EVERY_MS = 500;
const CRON = ['shared_preload_libraries=pg_cron', 'cron.database_name=postgres', 'cron.use_background_workers=on'];

// What a new project has: its roles, who may use all that is created in `public`; the vault and pg_net, which Debian lacks. A call is written into a table, as by pg_net.
const PLATFORM = [
  'create role anon nologin',
  'create role authenticated nologin',
  'create role service_role nologin bypassrls',
  'grant usage on schema public to anon, authenticated, service_role',
  'alter default privileges in schema public grant all on tables to anon, authenticated, service_role',
  'alter default privileges in schema public grant all on sequences to anon, authenticated, service_role',
  'create schema vault',
  'create table vault.decrypted_secrets (name text, decrypted_secret text)',
  'create schema net',
  'create table net.http_request_queue (id bigserial, url text, headers jsonb)',
  `create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns bigint language sql
    as 'insert into net.http_request_queue (url, headers) values ($1, $2) returning id'`,
  'set allow_system_table_mods = on',
  `insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    select 99999, 'pg_net', 10, oid, false, '0.0' from pg_namespace where nspname = 'net'`,
];

/** Postgres with pg_cron and our migrations, and our functions in Deno, each at its own address. */
export async function startProject(settings: Record<string, string>) {
  const cluster = await startPostgresCluster(CRON);
  const database = openPostgres(cluster.address);
  await database.transaction(async ({ query }) => {
    for (const statement of PLATFORM) await query(statement);
  });
  await push(cluster.url);
  const secret = 'deliver-secret-of-at-least-thirty-two-characters';
  const variables = { ...settings, SUPABASE_DB_URL: cluster.url, DELIVER_SECRET: secret };
  const [contact, deliver] = await Promise.all([
    serveWithDeno(CONTACT_FUNCTION_NAME, variables),
    serveWithDeno('deliver-contact-email', variables),
  ]);
  const calling = setInterval(() => void makeCalls(database), ASKED_EVERY_MS);
  await database.query("insert into vault.decrypted_secrets values ('project_url', $1), ('deliver_secret', $2)", [
    deliver.url,
    secret,
  ]);
  const sweep = (headers = { authorization: `Bearer ${secret}` }) => fetch(deliver.url, { method: 'POST', headers });
  return {
    url: contact.url,
    secret,
    database,
    sweep,
    async stop() {
      clearInterval(calling);
      await Promise.all([contact, deliver].map(({ end }) => end('SIGKILL')));
      await database.close();
      await cluster.stop();
    },
  };
}

async function push(url: string): Promise<void> {
  const env = { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' };
  await promisify(execFile)(join(TOOLS, '.bin/supabase'), ['db', 'push', `--remote=${url}`, '--yes'], { env });
}

/** Makes the HTTP calls that the database asks for, as pg_net does. */
async function makeCalls(database: Database): Promise<void> {
  const calls = await database.query<{ url: string; headers: Record<string, string> }>(
    'delete from net.http_request_queue returning url, headers',
  );
  await Promise.all(calls.map(({ url, headers }) => fetch(url, { method: 'POST', headers }).catch(() => null)));
}

function isHere(): boolean {
  const programs = findPostgresPrograms();
  return programs !== undefined && existsSync(join(dirname(programs), 'lib/pg_cron.so'));
}

/** Why the hosted tests cannot run here, in a sentence; null if they can. */
export function pgCronMissing(): string | null {
  return isHere() || isRootOnDebian() ? null : 'there is no pg_cron here: install it beside Postgres';
}

/** Runs once before the hosted tests: installs pg_cron from Debian as root, and the tools. */
export default async function setup(): Promise<void> {
  const [version] = /\d+/.exec(requirePostgresPrograms()) ?? [];
  if (!isHere()) installFromDebian('pg_cron', [`postgresql-${version}-cron`]);
  await installTools();
}

/** Before the function: `Deno.serve` takes a free port instead of 8000. */
const ON_FREE_PORT = `const { serve } = Deno;
Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: 0 }, handler);`;
// What a hosted function may do: network and settings. No files, no programs.
const RIGHTS = ['--allow-net', '--allow-env'];
const PACKAGES = ['--config', 'supabase/functions/deno.json', '--node-modules-dir=manual', '--no-lock'];

// The command is a wrapper that downloads the program on first use; killing it would leave the program running.
const COMMAND = join(TOOLS, '.bin/deno');
const PROGRAM = join(TOOLS, 'deno/deno');

/** Serves a hosted function on a free port in Deno 2.1, which the platform runs, with the packages of `npm ci`. */
async function serveWithDeno(name: string, settings: Record<string, string>) {
  execFileSync(COMMAND, ['--version']);
  const args = ['run', '--no-prompt', ...PACKAGES, ...RIGHTS, '-'];
  const { child, said, end } = runCommand(PROGRAM, args, {
    env: { HOME: process.env['HOME'], PATH: process.env['PATH'], ...settings },
  });
  child.stdin.end(`${ON_FREE_PORT}\nawait import('${pathToFileURL(`supabase/functions/${name}/index.ts`)}');\n`);
  return { url: await said(/Listening on (http:\/\/127\.0\.0\.1:\d+)\//), end };
}
