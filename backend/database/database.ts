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
   * remains and this rejects. `work` must use only the queries it is given: the database itself waits its turn.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Ends a `select` whose rows are to be taken by one worker only; empty where writers never overlap anyway. */
  readonly skipLocked: '' | 'for update skip locked';
  /** What migrating needs besides: first a statement so that no two overlap, last one so that nobody else may look. */
  readonly migrating: { first: string | null; last: ((tables: readonly string[]) => string) | null };
  close(): Promise<void>;
}
