import { useSyncExternalStore } from 'react';
import { DESK_LISTS, type DeskListName, VISIT_PERIODS, type VisitPeriod } from '../../domain/desk.ts';

/** What the page shows: a list and possibly an open message, or the visits of a number of days. */
export type Place = { list: DeskListName; id: string | null; days: VisitPeriod | null };

const DAYS_AT_FIRST = 30;

/** The address of a list or message, so that Back and reload keep it. */
export function addressOf(list: DeskListName, id: string | null = null): string {
  return `#/${list}${id === null ? '' : `/${id}`}`;
}

/** The address of the visits of a number of days. */
export function visitsAddress(days: VisitPeriod = DAYS_AT_FIRST): string {
  return days === DAYS_AT_FIRST ? '#/visits' : `#/visits/${days}`;
}

/** The place of the current address. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [, list, id] = hash.split('/');
  if (list === 'visits') {
    return { list: 'new', id: null, days: VISIT_PERIODS.find((days) => String(days) === id) ?? DAYS_AT_FIRST };
  }
  return { list: DESK_LISTS.find((name) => name === list) ?? 'new', id: id || null, days: null };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
