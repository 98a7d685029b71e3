import { useEffect, useState } from 'react';
import type { DeskAnswers, VisitPeriod } from '../../domain/desk.ts';
import { ask } from './session.ts';

const POLL_MS = 60_000;

/** The counts of a period, polled every minute; null until the first response. `onError` gets each error. */
export function useVisits(days: VisitPeriod, onError: (error: unknown) => void): DeskAnswers['visits'] | null {
  const [answer, setAnswer] = useState<DeskAnswers['visits'] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async (isPoll: boolean) => {
      try {
        const fresh = await ask({ kind: 'visits', days, isPoll });
        if (isWanted) setAnswer(fresh);
      } catch (error) {
        if (isWanted) onError(error);
      }
    };
    load(false);
    const timer = setInterval(() => load(true), POLL_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [days, onError]);
  return answer;
}
