import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskAnswers, DeskEntry, DeskListName } from '../../domain/desk.ts';
import { ask } from './session.ts';

type List = DeskAnswers['list'];

const POLL_MS = 5_000;

/**
 * A list with what is new in it, asked for every few seconds. `onError` is told whatever goes wrong, and null when it is over.
 */
export function useList(list: DeskListName, search: string, onError: (error: unknown) => void) {
  const [state, setState] = useState<List | null>(null);
  const [isBusy, setBusy] = useState(true);
  // Answers to an earlier question are dropped.
  const question = useRef(0);

  const load = useCallback(
    async (isPoll: boolean) => {
      const asked = question.current;
      // A poll of a search only counts: searching again and again would be slow.
      const words = isPoll && search !== '' ? '' : search;
      try {
        const fresh = await ask({ kind: 'list', list, search: words, before: null, isPoll });
        onError(null);
        if (asked !== question.current) return;
        const { counts, trouble } = fresh;
        setState((old) => (words !== search && old ? { ...old, counts, trouble } : isPoll ? merge(old, fresh) : fresh));
      } catch (error) {
        onError(error);
      }
      if (asked === question.current) setBusy(false);
    },
    [list, search, onError],
  );

  useEffect(() => {
    question.current += 1;
    setBusy(true);
    load(false);
    const timer = setInterval(() => load(true), POLL_MS);
    return () => clearInterval(timer);
  }, [load]);

  const loadOlder = async () => {
    if (!state?.next) return;
    const asked = question.current;
    setBusy(true);
    try {
      const older = await ask({ kind: 'list', list, search, before: state.next, isPoll: false });
      if (asked === question.current) {
        setState((old) => ({ ...older, messages: [...(old?.messages ?? []), ...older.messages] }));
      }
    } catch (error) {
      onError(error);
    }
    setBusy(false);
  };

  return { state, isBusy, loadOlder, refresh: () => load(true) };
}

/** The newest page above the older ones that are shown already. */
function merge(old: List | null, fresh: List): List {
  const last = fresh.messages.at(-1);
  if (old === null || fresh.next === null || !last) return fresh;
  const older = old.messages.filter((entry) => isBefore(entry, last));
  return older.length === 0
    ? fresh
    : { ...fresh, messages: [...fresh.messages, ...older], next: old.next, isCut: old.isCut };
}

function isBefore(one: DeskEntry, other: DeskEntry): boolean {
  return one.receivedAt < other.receivedAt || (one.receivedAt === other.receivedAt && one.id < other.id);
}
