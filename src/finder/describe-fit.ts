import type { FinderQuestion } from '../../catalogue/finder.ts';
import type { FinderPackage } from '../../catalogue/printed-finder.ts';
import type { FinderWords } from '../../content/en/finder.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import type { Fit, FitReason, Given } from '../../domain/package-fit.ts';
import { spokenPrice } from '../../domain/price.ts';

/** A reason for or against a package; `label` is the answer it comes from. */
export type Point = { label?: string; text: string };

export type QuestionWords = Omit<FinderWords, 'answers' | 'whom' | 'metaDescription' | 'rules' | 'person'>;

export type Finding = {
  words: QuestionWords;
  questions: readonly FinderQuestion[];
  packages: readonly FinderPackage[];
};

export function answerLabel(questions: readonly FinderQuestion[], asked: string, answer: string | undefined): string {
  return questions.find(({ id }) => id === asked)?.answers.find(({ id }) => id === answer)?.label ?? '';
}

/** What the result says of a package that fits: what speaks for it and against, and where to ask with these answers. */
export function describeFit({ words, questions, packages }: Finding, fit: Fit, given: Given) {
  const find = (wanted: string | undefined) => packages.find(({ id }) => id === wanted);
  const [pack, beyond] = [find(fit.package), find(fit.beyondBudget)];
  const budget = { label: answerLabel(questions, 'budget', given['budget']) };
  const { result } = words;
  const above = { price: spokenPrice(pack?.price ?? '') };
  const said = fillIn(result.message, { title: words.title, name: pack?.name ?? '' });
  const answers = questions.map(({ id, question }) => `${question} ${answerLabel(questions, id, given[id])}`);
  return {
    eyebrow: beyond || !fit.withinBudget ? result.closest : result.eyebrow,
    reasons: [
      ...fit.reasons.map((reason) => inWords(questions, reason)),
      ...(fit.withinBudget ? [{ ...budget, text: pack?.isOneTime ? result.paidOnce : result.withinBudget }] : []),
    ],
    against: [
      ...(fit.withinBudget ? [] : [{ ...budget, text: fillIn(result.aboveBudget, above) }]),
      ...(beyond
        ? [{ ...budget, text: fillIn(result.beyondBudget, { name: beyond.name, price: spokenPrice(beyond.price) }) }]
        : []),
      ...(pack?.caveat ? [{ text: pack.caveat }] : []),
      ...fit.against.map((reason) => ({
        ...inWords(questions, reason),
        text: fillIn(result.points, { name: find(reason.package)?.name ?? '', reason: reason.text }),
      })),
    ],
    ask: links.contactAbout(pack?.choice ?? 'not-sure', `${[said, ...answers].join('\n')}\n\n`),
  };
}

export function inWords(questions: readonly FinderQuestion[], { question, answer, text }: FitReason): Point {
  return { label: answerLabel(questions, question, answer), text };
}
