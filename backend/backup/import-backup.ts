import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Progress, startProgress } from '../command-line.ts';
import { type Database, placesOf, type Queries, type SqlValue } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { openSqlite } from '../database/sqlite.ts';
import { copyDatabase, countMessagesIn } from './backup-file.ts';

const ROWS_AT_ONCE = 200;
// After the messages, because a delivery refers to one. Alarms are those of the old server.
const OTHER_TABLES = ['outbox', 'visit'] as const;

type Row = Record<string, SqlValue>;

/** All or none; what is there already stays as it is. Rejects with a sentence if the file is not a backup. */
export async function importBackup(file: string, database: Database) {
  const messages = countMessagesIn(file);
  const folder = await mkdtemp(join(tmpdir(), 'going-import-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    await copyDatabase(file, copy);
    const source = await openSqlite(copy);
    const progress = startProgress('Importing', { total: messages, unit: 'messages' });
    try {
      // A backup may be older than this program.
      await migrate(source);
      const added = await database.transaction(async (queries) => {
        const stored = await copyTable(source, queries, 'contact_message', progress);
        for (const table of OTHER_TABLES) await copyTable(source, queries, table);
        return stored;
      });
      return { messages, added };
    } finally {
      progress.end();
      await source.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function copyTable(
  source: Queries,
  target: Queries,
  table: 'contact_message' | (typeof OTHER_TABLES)[number],
  progress?: Progress,
): Promise<number> {
  let [last, copied, added] = [0, 0, 0];
  for (;;) {
    const read = await source.query<Row>(
      `select rowid as place, * from going.${table} where rowid > $1 order by rowid limit ${ROWS_AT_ONCE}`,
      [last],
    );
    if (read.length === 0) return added;
    last = Number(read.at(-1)?.['place']);
    added += await insert(target, table, table === 'outbox' ? await ofStored(target, read) : read);
    copied += read.length;
    progress?.update(copied);
  }
}

async function insert({ query }: Queries, table: string, rows: readonly Row[]): Promise<number> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'place');
  if (columns.length === 0) return 0;
  const places = rows.map((_, row) => `(${placesOf(columns, row * columns.length + 1)})`);
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  const added = await query(
    `insert into going.${table} (${columns}) values ${places} on conflict do nothing returning 1`,
    values,
  );
  return added.length;
}

/** The deliveries whose message is stored: not that of one whose idempotency key was there already. */
async function ofStored({ query }: Queries, deliveries: readonly Row[]): Promise<Row[]> {
  const ids = [...new Set(deliveries.map(({ message_id }) => message_id ?? null))];
  const stored = await query<Row>(`select id from going.contact_message where id in (${placesOf(ids)})`, ids);
  const known = new Set(stored.map(({ id }) => id));
  return deliveries.filter(({ message_id }) => known.has(message_id ?? null));
}
