import { links } from '../../domain/links.ts';
import { dayOf, MOST_HOSTS, OTHER_HOSTS, VISITS_KEPT_DAYS } from '../../domain/visits.ts';
import type { Database, Queries } from '../database/database.ts';
import { findInPage, type SiteFiles } from '../http/site-files.ts';
import { type Log, reasonOf } from '../log.ts';
import { repeat, waitFor } from '../repeat.ts';

/** A request that is answered with a page. Only its day, its page and the referrer's host are kept. */
export type Visit = {
  page: string;
  isPrepared: boolean;
  userAgent: string | undefined;
  referrer: string | undefined;
  host: string | undefined;
};

export type VisitCounting = ReturnType<typeof startCounting>;

const STORE_EVERY_MS = 5_000;
const FINISH_MS = 500;
/** How many pages and hosts are told apart in memory. */
const MOST_PENDING = 2_000;

/** Whether the built privacy page says that visits are counted, and kept as long as this program keeps them. */
export function saysVisitsAreCounted(files: SiteFiles): boolean {
  return findInPage(files, links.privacy, /data-visits-kept="(\d+)"/) === String(VISITS_KEPT_DAYS);
}

/** Counts visits, and stores the counts every few seconds. If that fails, they are stored with the next ones. */
export function startCounting({ database, now, log }: { database: Database; now: () => number; log: Log }) {
  let pending = new Map<string, VisitCount>();
  let markedDay = 0;
  let isFailing = false;

  const add = (counted: VisitCount) => {
    // Anybody can send any number of hosts, and storing may fail for long.
    const isFull = pending.size >= MOST_PENDING && counted.kind === 'referrer' && !pending.has(keyOf(counted));
    const named = isFull ? { ...counted, name: OTHER_HOSTS } : counted;
    const key = keyOf(named);
    pending.set(key, { ...named, requests: named.requests + (pending.get(key)?.requests ?? 0) });
  };

  const store = async () => {
    const today = dayOf(now());
    // Distinguishes a day without visits from a day on which visits were not counted.
    if (markedDay !== today) add({ day: today, kind: 'opened', name: links.home, requests: 0 });
    markedDay = today;
    const counted = pending;
    if (counted.size === 0) return;
    pending = new Map();
    try {
      await addCounts(database, [...counted.values()]);
      isFailing = false;
    } catch (error) {
      for (const one of counted.values()) add(one);
      if (!isFailing) log({ level: 'error', event: 'visits-not-stored', reason: reasonOf(error) });
      isFailing = true;
    }
  };

  const storing = repeat(STORE_EVERY_MS, store, log, 'visits-not-stored');
  return {
    /** Counts in memory; never throws. */
    count({ page, isPrepared, userAgent, referrer, host }: Visit): void {
      if (isDeclaredRobot(userAgent)) return;
      const day = dayOf(now());
      add({ day, kind: isPrepared ? 'prepared' : 'opened', name: page, requests: 1 });
      const from = isPrepared ? null : referringHost(referrer, host);
      if (from !== null) add({ day, kind: 'referrer', name: from, requests: 1 });
    },
    stop: () => waitFor(Promise.all([storing.stop(), store()]), FINISH_MS),
  };
}

const BROWSER = /^(?:Mozilla|Opera)\//;
// Most robots also give an address to read about them. `Cubot` makes phones.
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|archiver|scan|preview|headless|lighthouse|monitor|facebookexternalhit|https?:/i;

/** Whether a user agent says that it is a program and not a browser, or does not say what it is. */
export function isDeclaredRobot(userAgent = ''): boolean {
  return !BROWSER.test(userAgent) || ROBOT.test(userAgent);
}

const LONGEST = 100;
// The last label begins with a letter, which rules out network addresses.
const NAME = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;

/** Without `www.`; null for none or the site itself, which `host` names as a request does, perhaps with a port. */
export function referringHost(referrer: string | undefined, host = ''): string | null {
  const url = URL.parse(referrer ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const name = withoutWww(url.hostname);
  if (name === withoutWww(URL.parse(`http://${host}`)?.hostname ?? '')) return null;
  return name.length <= LONGEST && NAME.test(name) ? name : OTHER_HOSTS;
}

function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, '');
}

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
