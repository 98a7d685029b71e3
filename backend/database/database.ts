export type SqlValue = string | number | null;

export function placesOf(values: readonly unknown[], first = 1): string {
  return values.map((_, index) => `$${index + first}`).join(', ');
}

export interface Queries {
  /** Tables are named as in `going.outbox`, parameters are `$1`, `$2`, …, times are whole ms since 1970. */
  query<Row = Record<string, SqlValue>>(sql: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
}

export interface Database extends Queries {
  /** On disk once this resolves. `work` must use only the queries it is given: others wait for the transaction to end. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** The end of a `select` that locks its rows for one worker; empty where writers never overlap. */
  readonly skipLocked: '' | 'for update skip locked';
  /** SQL that a migration runs first, to exclude others, and last, to revoke other roles' access. */
  readonly migrating: { first: readonly string[]; last: readonly string[] };
  /** Overwrites what was deleted; false if another program that reads prevents it. Postgres does it by itself. */
  purge(patienceMs?: number): Promise<boolean>;
  close(): Promise<void>;
}
