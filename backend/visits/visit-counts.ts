import { MOST_HOSTS, OTHER_HOSTS, VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import type { Database, Queries } from '../database/database.ts';

/** A number to add: how often a page was opened or prepared, or a host referred to one. */
export type VisitCount = {
  /** In days since 1970. */
  day: number;
  kind: 'opened' | 'prepared' | 'referrer';
  /** A page's path, or a host. */
  name: string;
  requests: number;
};

/** Adds to what is stored, whichever server stored it; all of it or nothing. */
export function addCounts(database: Database, counts: readonly VisitCount[]): Promise<void> {
  return database.transaction(async (queries) => {
    const known = new Map<number, Set<string>>();
    // In one order, so that two servers never wait for each other.
    for (const count of counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
      const name = count.kind === 'referrer' ? await nameWithinLimit(queries, count, known) : count.name;
      await queries.query(
        `insert into going.visit (day, kind, name, requests) values ($1, $2, $3, $4)
         on conflict (day, kind, name) do update set requests = visit.requests + excluded.requests`,
        [count.day, count.kind, name, count.requests],
      );
    }
  });
}

/** What tells a count from others. */
export function keyOf({ day, kind, name }: Omit<VisitCount, 'requests'>): string {
  return `${day} ${kind} ${name}`;
}

/** Forgets the counts of days that are no longer kept. */
export async function forgetOldCounts(database: Database, today: number): Promise<void> {
  await database.query('delete from going.visit where day <= $1', [today - VISITS_KEPT_DAYS]);
}

/** The name of a host, or {@link OTHER_HOSTS} if enough others are known on its day. */
async function nameWithinLimit({ query }: Queries, { day, name }: VisitCount, known: Map<number, Set<string>>) {
  let names = known.get(day);
  if (!names) {
    const stored = await query<{ name: string }>("select name from going.visit where day = $1 and kind = 'referrer'", [
      day,
    ]);
    names = new Set(stored.map((row) => row.name));
    known.set(day, names);
  }
  if (!names.has(name) && names.size >= MOST_HOSTS) return OTHER_HOSTS;
  names.add(name);
  return name;
}
