export type SqlValue = string | number | null;

/** The places of values in a statement, separated by commas; the first is `$1` or another. */
export function placesOf(values: readonly unknown[], first = 1): string {
  return values.map((_, index) => `$${index + first}`).join(', ');
}

export interface Queries {
  /**
   * Runs one SQL statement and resolves with its rows. Tables are named with their schema, as in `going.outbox`, which
   * SQLite drops. Parameters are `$1`, `$2`, …, which both databases read. Times are
   * whole ms since 1970. Rejects with the driver's error.
   */
  query<Row = Record<string, SqlValue>>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Database extends Queries {
  /**
   * Runs `work` in a transaction that is on disk once this resolves. If `work` or the commit fails, everything is rolled back
   * and this rejects. `work` must use only the queries it is given: other queries wait for the transaction to end.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** The end of a `select` that locks its rows for one worker; empty where writers never overlap. */
  readonly skipLocked: '' | 'for update skip locked';
  /** SQL that a migration runs first, to exclude others, and last, to revoke other roles' access; null for none. */
  readonly migrating: { first: readonly string[]; last: ((tables: readonly string[]) => string) | null };
  /**
   * Writes over what was deleted, in every file of the database, trying for `patienceMs`. Resolves with whether that is done:
   * another program that reads may prevent it. Postgres does it by itself.
   */
  purge(patienceMs?: number): Promise<boolean>;
  close(): Promise<void>;
}
