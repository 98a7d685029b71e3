import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../database/migrations.ts';
import { reasonOf } from '../log.ts';

/** The number of messages in an intact database file of ours; throws a sentence otherwise. */
export function countMessagesIn(path: string): number {
  try {
    return checkAndCount(path);
  } catch (error) {
    throw new Error(`${path} cannot be used as a database of messages: ${reasonOf(error)}.`);
  }
}

function checkAndCount(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  const numberOf = (sql: string) => Number(database.prepare(sql).get()?.['number'] ?? 0);
  try {
    const [check] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
    if (check !== 'ok') throw new Error(`it is damaged (${check})`);
    const version = numberOf('select max(version) as number from migration');
    const newest = MIGRATIONS.at(-1)?.version ?? 0;
    if (version > newest) {
      throw new Error(`it is of version ${version}, and this program knows only version ${newest}: use the newer one`);
    }
    return numberOf('select count(*) as number from contact_message');
  } finally {
    database.close();
  }
}
