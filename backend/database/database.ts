export type SqlValue = string | number | null;

export interface Queries {
  /**
   * Runs one SQL statement and resolves with its rows (none for a statement that returns none).
   * Parameters are written `$1`, `$2`, … in the text, which SQLite and Postgres both read. Times are whole
   * milliseconds since 1970. Rejects with the driver's error.
   */
  query<Row = Record<string, SqlValue>>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Database extends Queries {
  /**
   * Runs `work` in a transaction that is on disk once this resolves; if `work` or the commit fails, nothing of it
   * remains and this rejects. `work` must use only the queries it is given: the database's own wait for this
   * transaction to end.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** The end of a `select` that locks its rows for one worker; empty where writers never overlap anyway. */
  readonly skipLocked: '' | 'for update skip locked';
  /**
   * What a migration runs first, so that no two overlap, and last, to close its tables to other roles; null for
   * nothing.
   */
  readonly migrating: { first: string | null; last: ((tables: readonly string[]) => string) | null };
  close(): Promise<void>;
}
