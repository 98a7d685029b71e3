import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, isRootOnDebian } from './debian.ts';

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

/** Finds Postgres, or installs Debian's package as root. Throws a sentence that says what to do. */
export function requirePostgresPrograms(): string {
  const found = findPostgresPrograms();
  if (found) return found;
  if (isRootOnDebian()) installFromDebian('Postgres', ['postgresql']);
  const installed = findPostgresPrograms();
  if (installed) return installed;
  throw new Error(
    'The tests need a Postgres server: install Postgres, or name a server for them in TEST_DATABASE_URL.',
  );
}
