import { type FormEvent, useEffect, useRef, useState } from 'react';
import { links } from '../../domain/links.ts';
import { type FitQuestion, type Given, readAnswers } from '../../domain/package-fit.ts';
import { takeEarlyInput } from '../islands/early-input.ts';
import { useDoubleClickGuard } from '../ui/use-double-click-guard.ts';

/** How many history entries belong to the questions, so that 'Back' can go back by one. */
const STEPS_KEY = 'finderSteps';

const answersInAddress = (questions: readonly FitQuestion[]) =>
  readAnswers(questions, new URLSearchParams(location.search));

function addressOf(questions: readonly FitQuestion[], given: Given): string {
  const address = new URLSearchParams(location.search);
  for (const { id } of questions) address.delete(id);
  for (const { id } of questions) if (given[id] !== undefined) address.set(id, given[id]);
  return address.size > 0 ? `${links.find}?${address}` : links.find;
}

/** The questions in turn. Answers are kept in the address only. `given` is null until the address has been read. */
export function useFinder(questions: readonly FitQuestion[]) {
  const [given, setGiven] = useState<Given | null>(null);
  const [chosen, setChosen] = useState<Given>({});
  const [missing, setMissing] = useState(0);
  // Whether the answers had the focus then: a description is read with the focus alone.
  const [again, setAgain] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLElement>(null);
  const moved = useRef(false);

  const openIn = (answers: Given) => questions.find(({ id }) => answers[id] === undefined);
  const current = given ? openIn(given) : undefined;

  useEffect(() => {
    const read = () => {
      const answers = answersInAddress(questions);
      setGiven(answers);
      setMissing(0);
      setChosen((before) => ({ ...before, ...answers }));
    };
    const goBack = () => {
      moved.current = true;
      read();
    };
    read();
    dispatchEvent(new Event('finder-ready'));
    // Takes over choices made before hydration.
    const early = form.current ? [...takeEarlyInput(form.current)].map(([id, answer]) => [id, `${answer}`]) : [];
    setChosen((before) => ({ ...Object.fromEntries(early), ...before }));
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [questions]);

  useEffect(() => {
    if (!given || !moved.current) return;
    moved.current = false;
    scrollTo({ top: 0, behavior: 'instant' });
    // Firefox focuses a legend only after layout.
    heading.current?.getBoundingClientRect();
    heading.current?.focus({ preventScroll: true });
  }, [given]);

  // After the answers are described by the problem, or it is not read.
  useEffect(() => {
    if (missing) form.current?.querySelector<HTMLElement>('input[aria-describedby]')?.focus();
  }, [missing]);

  useDoubleClickGuard();

  const go = (answers: Given, way: 'push' | 'replace' = 'push') => {
    const steps = (history.state?.[STEPS_KEY] ?? 0) + (way === 'push' ? 1 : 0);
    const state = { ...history.state, [STEPS_KEY]: steps };
    if (way === 'push') history.pushState(state, '', addressOf(questions, answers));
    else history.replaceState(state, '', addressOf(questions, answers));
    moved.current = true;
    setMissing(0);
    setGiven(answers);
  };

  return {
    given,
    chosen,
    missing,
    again: missing > 0 && again,
    current,
    form,
    heading,
    choose: (question: string, answer: string) => {
      setMissing(0);
      setChosen((before) => ({ ...before, [question]: answer }));
    },
    next: (event: FormEvent) => {
      event.preventDefault();
      // A held press is replayed before the address has been read.
      const answers = given ?? answersInAddress(questions);
      const question = openIn(answers);
      if (!question || !form.current) return;
      const answer = new FormData(form.current).get(question.id);
      if (typeof answer === 'string') {
        go({ ...answers, [question.id]: answer });
        return;
      }
      setMissing((times) => times + 1);
      setAgain(document.activeElement instanceof HTMLInputElement);
    },
    back: () => {
      if (history.state?.[STEPS_KEY] > 0) {
        history.back();
        return;
      }
      const before = questions[questions.findIndex(({ id }) => id === current?.id) - 1];
      if (given && before) go(without(given, before.id), 'replace');
    },
    change: (question: string) => given && go(without(given, question)),
    startOver: () => {
      setChosen({});
      go({});
    },
  };
}

function without(given: Given, question: string): Given {
  return Object.fromEntries(Object.entries(given).filter(([id]) => id !== question));
}
