import { MOST_HOSTS, OTHER_HOSTS, VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import type { Database, Queries } from '../database/database.ts';

export type VisitCount = {
  /** In days since 1970. */
  day: number;
  kind: 'opened' | 'prepared' | 'referrer';
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

export function keyOf({ day, kind, name }: Omit<VisitCount, 'requests'>): string {
  return `${day} ${kind} ${name}`;
}

export async function forgetOldCounts(database: Database, today: number): Promise<void> {
  await database.query('delete from going.visit where day <= $1', [today - VISITS_KEPT_DAYS]);
}

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
