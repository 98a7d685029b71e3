import { links } from '../../domain/links.ts';
import { CHECKOUT_IDS, PACKAGE_IDS } from '../../domain/package-ids.ts';
import { NOT_FOUND } from '../../domain/visits.ts';
import type { Database } from '../database/database.ts';

const PACKAGE_PAGES = PACKAGE_IDS.map(links.package);
const CHECKOUTS = CHECKOUT_IDS.map((id) => links.checkout(id));
const MOST_HOSTS_SHOWN = 100;

/** How often pages were opened: all, those of packages, and the checkout's first step. */
export type PageFigures = { visits: number; packagePages: number; checkouts: number };

/** The figures of each day on which visits were counted, from a day on (in days since 1970). */
export async function visitsByDay({ query }: Database, from: number): Promise<Map<number, PageFigures>> {
  const parameters: (string | number)[] = [from, NOT_FOUND];
  const sumOf = (paths: readonly string[]) =>
    `sum(case when name in (${paths.map((path) => `$${parameters.push(path)}`).join(', ')}) then requests else 0 end)`;
  const rows = await query<{ day: number } & PageFigures>(
    `select day, sum(requests) as visits, ${sumOf(PACKAGE_PAGES)} as "packagePages", ${sumOf(CHECKOUTS)} as checkouts
     from going.visit where day >= $1 and kind = 'opened' and name <> $2 group by day`,
    parameters,
  );
  return new Map(rows.map(({ day, ...figures }) => [day, figures]));
}

/** A page, or `NOT_FOUND`, and how often it was opened and prepared. */
export type PageCount = { path: string; opened: number; prepared: number };

/** All pages that were asked for from a day on, those opened most first. */
export async function countedPages({ query }: Database, from: number): Promise<PageCount[]> {
  return query<PageCount>(
    `select name as path, sum(case when kind = 'opened' then requests else 0 end) as opened,
       sum(case when kind = 'prepared' then requests else 0 end) as prepared
     from going.visit where day >= $1 and kind <> 'referrer' group by name having sum(requests) > 0
     order by opened desc, prepared desc, name`,
    [from],
  );
}

/** How often pages were prefetched or prerendered. */
export function preparedFigures(pages: readonly PageCount[]): PageFigures {
  const sumOf = (paths: readonly string[]) =>
    pages.reduce((sum, { path, prepared }) => sum + (paths.includes(path) ? prepared : 0), 0);
  const known = pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND);
  return { visits: sumOf(known), packagePages: sumOf(PACKAGE_PAGES), checkouts: sumOf(CHECKOUTS) };
}

/** The sites that visitors came from, from a day on, those that sent most first. */
export async function referringHosts({ query }: Database, from: number): Promise<{ host: string; visits: number }[]> {
  return query<{ host: string; visits: number }>(
    `select name as host, sum(requests) as visits from going.visit where day >= $1 and kind = 'referrer'
     group by name order by visits desc, name limit ${MOST_HOSTS_SHOWN}`,
    [from],
  );
}

/** The last day on which visits were counted; null if there is none. */
export async function lastCountedDay({ query }: Database): Promise<number | null> {
  const [row] = await query<{ day: number | null }>("select max(day) as day from going.visit where kind = 'opened'");
  return row?.day ?? null;
}
