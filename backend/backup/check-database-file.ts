// A thread of `countMessagesIn`: checks a database file of ours and posts its number of messages.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { MIGRATIONS } from '../database/migrations.ts';

const database = new DatabaseSync(workerData, { readOnly: true, timeout: 5_000 });
try {
  const [check] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
  if (check !== 'ok') throw new Error(`it is damaged (${check})`);
  const version = numberOf('select max(version) as number from migration');
  const newest = MIGRATIONS.at(-1)?.version ?? 0;
  if (version > newest) {
    throw new Error(`it is of version ${version}, and this program knows only version ${newest}: use the newer one`);
  }
  parentPort?.postMessage(numberOf('select count(*) as number from contact_message'));
} finally {
  database.close();
}

function numberOf(sql: string): number {
  return Number(database.prepare(sql).get()?.['number'] ?? 0);
}
