import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Queries, SqlValue } from './database.ts';

export const DATABASE_FILE = 'going.sqlite';

const BUSY = 5;
// A file holds only our tables, so it needs no schema.
const SCHEMA = 'going.';
// SQLite's own wait blocks the whole process, so keep it short; `patiently` waits instead.
const BUSY_TIMEOUT_MS = 20;
const BUSY_PATIENCE_MS = 5_000;

/** `:memory:` for tests. A commit is on disk when it returns (WAL, `synchronous=FULL`). */
export async function openSqlite(path: string): Promise<Database> {
  // SQLite creates files that other users can read, and gives the WAL files the mode of the database.
  if (path !== ':memory:' && !existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  // Programs that start together all need the lock that this takes, for which SQLite itself does not always wait.
  await patiently(() => connection.exec('pragma journal_mode = wal'));
  connection.exec('pragma synchronous = full');
  // Overwrites erased data instead of only marking it as free.
  connection.exec('pragma secure_delete = on');

  const file = path === ':memory:' ? null : identityOf(path);
  // Without this, a deleted file would still take messages, and lose them when the program ends.
  const assertThere = () => {
    if (file !== null && identityOf(path) !== file) {
      throw new Error(
        `The database file ${path} was deleted or replaced while it was in use: restore it, then restart.`,
      );
    }
  };

  const statements = new Map<string, StatementSync>();
  const run = <Row>(sql: string, parameters: readonly SqlValue[]): Row[] => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = connection.prepare(sql.replaceAll(SCHEMA, ''));
      statements.set(sql, statement);
    }
    return statement.all(Object.fromEntries(parameters.map((value, index) => [`$${index + 1}`, value]))) as Row[];
  };

  // The single connection allows one transaction at a time, so all work queues.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  const inTransaction: Queries = { query: async <Row>(sql: string, parameters = []) => run<Row>(sql, parameters) };

  return {
    skipLocked: '',
    // `begin immediate` already excludes other migrations, and a file has no roles.
    migrating: { first: [], last: [] },
    query: (sql, parameters = []) =>
      inTurn(() => {
        assertThere();
        return patiently(() => run(sql, parameters));
      }),
    transaction: (work) =>
      inTurn(async () => {
        assertThere();
        // Takes the write lock at once: a transaction that reads first could not upgrade later.
        await patiently(() => connection.exec('begin immediate'));
        try {
          const result = await work(inTransaction);
          connection.exec('commit');
          assertThere();
          return result;
        } catch (error) {
          // A full disk may have ended the transaction already.
          if (connection.isTransaction) connection.exec('rollback');
          throw error;
        }
      }),
    async purge(patienceMs = 0) {
      const deadline = Date.now() + patienceMs;
      while (!(await inTurn(async () => truncateLog(connection)))) {
        if (Date.now() >= deadline) return false;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return true;
    },
    close: () => inTurn(async () => connection.close()),
  };
}

/** Moves the log into the file and empties it; false if another program is reading or writing. */
function truncateLog(connection: DatabaseSync): boolean {
  try {
    return connection.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}

function identityOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.dev}-${stats.ino}` : null;
}

/** Retries while another program holds the lock. A statement that fails on the lock has changed nothing, so it is safe to repeat. */
async function patiently<Result>(attempt: () => Result): Promise<Result> {
  const deadline = Date.now() + BUSY_PATIENCE_MS;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

// The low byte of an extended code is the plain code (https://sqlite.org/rescode.html).
function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY
  );
}
