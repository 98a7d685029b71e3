import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installFromDebian, isRootOnDebian } from '../debian.ts';
import { findPostgresPrograms, requirePostgresPrograms } from '../postgres-cluster.ts';
import installTools from '../tools.ts';

function isHere(): boolean {
  const programs = findPostgresPrograms();
  return programs !== undefined && existsSync(join(dirname(programs), 'lib/pg_cron.so'));
}

/** Why the hosted tests cannot run here, in a sentence; null if they can. */
export function pgCronMissing(): string | null {
  return isHere() || isRootOnDebian() ? null : 'there is no pg_cron here: install it beside Postgres';
}

/** Runs once before the hosted tests: installs pg_cron from Debian as root, and the tools. */
export default function setup(): void {
  const [version] = /\d+/.exec(requirePostgresPrograms()) ?? [];
  if (!isHere()) installFromDebian('pg_cron', [`postgresql-${version}-cron`]);
  installTools();
}
