import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DeskAnswers, DeskEntry, DeskListName } from '../../domain/desk.ts';
import { ask } from './session.ts';

type List = DeskAnswers['list'];
type Place = NonNullable<List['next']>;

const POLL_MS = 5_000;

/** A list, polled unless the owner `isActing`. `answers` counts the responses; `onError` gets each error, and null after it. */
export function useList(
  list: DeskListName,
  search: string,
  isActing: RefObject<boolean>,
  onError: (error: unknown) => void,
) {
  const [state, setState] = useState<List | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [answers, setAnswers] = useState(0);
  // Responses to an outdated request are ignored.
  const question = useRef(0);
  const answered = useRef(0);

  const load = useCallback(
    async (isPoll: boolean) => {
      const asked = question.current;
      try {
        const fresh = await ask({ kind: 'list', list, search, before: null, isPoll });
        onError(null);
        if (asked !== question.current) return;
        const isFirst = answered.current !== asked;
        answered.current = asked;
        setState((old) => (isPoll && old && !isFirst ? merge(old, fresh) : fresh));
        setBusy(false);
        setAnswers((count) => count + 1);
      } catch (error) {
        onError(error);
      }
    },
    [list, search, onError],
  );

  useEffect(() => {
    question.current += 1;
    setBusy(true);
    load(false);
    const timer = setInterval(() => isActing.current || load(true), POLL_MS);
    return () => clearInterval(timer);
  }, [load, isActing]);

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

  const patch = useCallback((changed: DeskEntry) => {
    setState((old) => old && { ...old, messages: old.messages.map((one) => (one.id === changed.id ? changed : one)) });
  }, []);

  return { state, answers, isBusy, loadOlder, refresh: () => load(true), reload: () => load(false), patch };
}

/** Merges the response of a poll with the older messages that are already shown. */
function merge(old: List, fresh: List): List {
  const { next } = fresh;
  if (next === null) return fresh;
  const older = old.messages.filter((entry) => isBefore(entry, next));
  const end = old.next === null || isBefore(old.next, next) ? old : fresh;
  return { ...fresh, messages: [...fresh.messages, ...older], next: end.next, isCut: end.isCut };
}

export function isBefore(one: Place, other: Place): boolean {
  return one.receivedAt < other.receivedAt || (one.receivedAt === other.receivedAt && one.id < other.id);
}
