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

export function answerLabel(
  questions: readonly FinderQuestion[],
  question: string,
  answer: string | undefined,
): string {
  return questions.find(({ id }) => id === question)?.answers.find(({ id }) => id === answer)?.label ?? '';
}

export function pointsFor({ words, questions, packages }: Finding, fit: Fit, given: Given): Point[] {
  const pack = packages.find(({ id }) => id === fit.package);
  const budget = { label: answerLabel(questions, 'budget', given['budget']) };
  const { paidOnce, withinBudget } = words.result;
  return [
    ...fit.reasons.map((reason) => inWords(questions, reason)),
    ...(fit.withinBudget ? [{ ...budget, text: pack?.isOneTime ? paidOnce : withinBudget }] : []),
  ];
}

export function pointsAgainst({ words, questions, packages }: Finding, fit: Fit, given: Given): Point[] {
  const find = (wanted: string | undefined) => packages.find(({ id }) => id === wanted);
  const [pack, beyond] = [find(fit.package), find(fit.beyondBudget)];
  const budget = { label: answerLabel(questions, 'budget', given['budget']) };
  const { aboveBudget, beyondBudget, points } = words.result;
  return [
    ...(fit.withinBudget ? [] : [{ ...budget, text: fillIn(aboveBudget, { price: spokenPrice(pack?.price ?? '') }) }]),
    ...(beyond
      ? [{ ...budget, text: fillIn(beyondBudget, { name: beyond.name, price: spokenPrice(beyond.price) }) }]
      : []),
    ...(pack?.caveat ? [{ text: pack.caveat }] : []),
    ...fit.against.map((reason) => ({
      ...inWords(questions, reason),
      text: fillIn(points, { name: find(reason.package)?.name ?? '', reason: reason.text }),
    })),
  ];
}

export function inWords(questions: readonly FinderQuestion[], { question, answer, text }: FitReason): Point {
  return { label: answerLabel(questions, question, answer), text };
}

/** The contact form with the package selected and the answers in the message. */
export function askAbout({ words, questions }: Finding, pack: FinderPackage, given: Given): string {
  const said = fillIn(words.result.message, { title: words.title, name: pack.name });
  const answers = questions.map(({ id, question }) => `${question} ${answerLabel(questions, id, given[id])}`);
  return links.contactAbout(pack.choice, `${[said, ...answers].join('\n')}\n\n`);
}
