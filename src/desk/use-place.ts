import { useSyncExternalStore } from 'react';
import { DESK_LISTS, type DeskListName } from '../../domain/desk.ts';

/** What the page shows: a list, and perhaps one of its messages. */
export type Place = { list: DeskListName; id: string | null };

/** The address of a place, which the browser's Back button and a reload keep. */
export function addressOf(list: DeskListName, id: string | null = null): string {
  return `#/${list}${id === null ? '' : `/${id}`}`;
}

/** The place of the current address. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [, list, id] = hash.split('/');
  return {
    list: DESK_LISTS.find((name) => name === list) ?? 'new',
    id: id || null,
  };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
