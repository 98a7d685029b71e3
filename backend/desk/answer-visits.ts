import type { DeskAnswers } from '../../domain/desk.ts';
import { DAY_MS, dayOf } from '../../domain/visits.ts';
import type { Database } from '../database/database.ts';
import { messagesByDay } from '../inbox/list-messages.ts';
import type { Settings } from '../settings.ts';
import { countedPages, lastCountedDay, preparedFigures, referringHosts, visitsByDay } from '../visits/read-visits.ts';

type Elsewhere = Pick<Settings, 'siteDir' | 'formTargets' | 'postgres'>;

const NOTHING = { visits: 0, packagePages: 0, checkouts: 0 };
const NO_MESSAGES = { messages: 0, orders: 0 };

/** The visits, messages and orders of the last days, including today. */
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
