import { languages } from '../../content/languages.ts';
import type { DeskAnswers } from '../../domain/desk.ts';
import { pathIn } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { CHECKOUT_IDS, PACKAGE_IDS } from '../../domain/package-ids.ts';
import { DAY_MS, dayOf, NOT_FOUND } from '../../domain/visits.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';

type Elsewhere = Pick<Settings, 'siteDir' | 'formTargets' | 'postgres'>;

const inEachLanguage = (path: string) => Object.keys(languages).map((code) => pathIn(code, path));
const PACKAGE_PAGES = PACKAGE_IDS.flatMap((id) => inEachLanguage(links.package(id)));
const CHECKOUTS = CHECKOUT_IDS.flatMap((id) => inEachLanguage(links.checkout(id)));
const MOST_HOSTS_SHOWN = 100;
const NOTHING = { visits: 0, packagePages: 0, checkouts: 0 };
const NO_MESSAGES = { messages: 0, orders: 0 };

export async function answerVisits(
  database: Database,
  settings: Elsewhere,
  days: number,
  now: number,
): Promise<DeskAnswers['visits']> {
  const today = dayOf(now);
  const from = today - days + 1;
  const before = from - days;
  const [visits, messages, pages, hosts, last] = await Promise.all([
    // One day more than needed, because counting may have begun at any hour of the first day.
    visitsByDay(database, before - 1),
    messagesByDay(database, before),
    countedPages(database, from),
    referringHosts(database, from),
    lastCountedDay(database),
  ]);
  const figuresFrom = (first: number) =>
    daysFrom(first, days).map((day) => ({
      time: day * DAY_MS,
      isCounted: visits.has(day),
      ...(visits.get(day) ?? NOTHING),
      ...(messages.get(day) ?? NO_MESSAGES),
    }));
  return {
    // A server that counts visits records that each day.
    counting: last !== null && last >= today - 1 ? 'on' : arePagesElsewhere(settings) ? 'elsewhere' : 'off',
    lastCounted: last === null ? null : last * DAY_MS,
    days: figuresFrom(from),
    before: daysFrom(before - 1, 2 * days).every((day) => visits.has(day)) ? figuresFrom(before) : null,
    prepared: preparedFigures(pages),
    pages,
    hosts,
  };
}

function daysFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Whether the pages are on a CDN: messages come from another address, or the database is a hosted project's. */
function arePagesElsewhere({ siteDir, formTargets, postgres }: Elsewhere): boolean {
  return siteDir === null || formTargets.length > 0 || /\.supabase\.(?:co|com)$/.test(postgres?.host ?? '');
}

type PageFigures = { visits: number; packagePages: number; checkouts: number };

async function visitsByDay({ query }: Database, from: number): Promise<Map<number, PageFigures>> {
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

type MessageFigures = { messages: number; orders: number };

async function messagesByDay({ query }: Database, from: number): Promise<Map<number, MessageFigures>> {
  const rows = await query<{ day: number } & MessageFigures>(
    `select received_at / ${DAY_MS} as day, count(*) as messages,
       sum(case when order_package is null then 0 else 1 end) as orders
     from going.contact_message where spam_reason is null and received_at >= $1 group by received_at / ${DAY_MS}`,
    [from * DAY_MS],
  );
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

type PageCount = { path: string; opened: number; prepared: number };

async function countedPages({ query }: Database, from: number): Promise<PageCount[]> {
  return query<PageCount>(
    `select name as path, sum(case when kind = 'opened' then requests else 0 end) as opened,
       sum(case when kind = 'prepared' then requests else 0 end) as prepared
     from going.visit where day >= $1 and kind <> 'referrer' group by name having sum(requests) > 0
     order by opened desc, prepared desc, name`,
    [from],
  );
}

function preparedFigures(pages: readonly PageCount[]): PageFigures {
  const sumOf = (paths: readonly string[]) =>
    pages.reduce((sum, { path, prepared }) => sum + (paths.includes(path) ? prepared : 0), 0);
  const known = pages.map(({ path }) => path).filter((path) => path !== NOT_FOUND);
  return { visits: sumOf(known), packagePages: sumOf(PACKAGE_PAGES), checkouts: sumOf(CHECKOUTS) };
}

async function referringHosts({ query }: Database, from: number): Promise<{ host: string; visits: number }[]> {
  return query<{ host: string; visits: number }>(
    `select name as host, sum(requests) as visits from going.visit where day >= $1 and kind = 'referrer'
     group by name order by visits desc, name limit ${MOST_HOSTS_SHOWN}`,
    [from],
  );
}

async function lastCountedDay({ query }: Database): Promise<number | null> {
  const [row] = await query<{ day: number | null }>("select max(day) as day from going.visit where kind = 'opened'");
  return row?.day ?? null;
}
