import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../database/migrations.ts';
import { reasonOf } from '../log.ts';
import { BackupError } from './backup-error.ts';

/** The number of messages in an intact database file of ours; throws a {@link BackupError} otherwise. */
export function countMessagesIn(path: string): number {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
    const [check] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
    if (check !== 'ok') throw new Error(`it is damaged (${check})`);
    const version = numberOf(database, 'select max(version) as number from migration');
    const newest = MIGRATIONS.at(-1)?.version ?? 0;
    if (version > newest) {
      throw new Error(`it is of version ${version}, and this program knows only version ${newest}: use the newer one`);
    }
    return numberOf(database, 'select count(*) as number from contact_message');
  } catch (error) {
    throw new BackupError(`${path} cannot be used as a database of messages: ${reasonOf(error)}.`);
  } finally {
    database?.close();
  }
}

function numberOf(database: DatabaseSync, sql: string): number {
  return Number(database.prepare(sql).get()?.['number'] ?? 0);
}
