import { expect, it } from 'vitest';
import { content } from '../build/content-check/content.ts';
import { findContentProblems } from '../build/content-check/validate.ts';
import { finderRules } from '../content/finder.ts';
import { fitPackage, type Given } from '../domain/package-fit.ts';
import type { PackageId } from '../domain/package-ids.ts';
import { budgetQuestion, fitPackages, fitQuestions } from './finder.ts';

const combinations = fitQuestions.reduce<Given[]>(
  (before, { id, answers }) => before.flatMap((given) => answers.map((answer) => ({ ...given, [id]: answer.id }))),
  [{}],
);
const answerTo = (given: Given): PackageId => {
  const fit = fitPackage(fitQuestions, fitPackages, given);
  if (!fit) throw new Error(`There is no answer to ${JSON.stringify(given)}.`);
  return fit.package;
};
const monthly = (id: PackageId) => fitPackages.find((pack) => pack.id === id)?.monthly ?? Number.NaN;

it('never leads to a cheaper package when only the budget grows', () => {
  for (const given of combinations.filter(({ budget }) => budget === budgetQuestion.answers[0]?.id)) {
    const prices = budgetQuestion.answers.map(({ id: budget }) => monthly(answerTo({ ...given, budget })));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }
});

it('reaches every package that an answer counts towards', () => {
  const spoken = new Set(
    fitQuestions.flatMap(({ answers }) => answers.flatMap((answer) => answer.for)).map((s) => s.package),
  );
  expect(new Set(combinations.map(answerTo))).toEqual(spoken);
});

it('derives the budgets from the prices', () => {
  const [none, ...budgets] = budgetQuestion.answers;
  expect(none?.cents).toBe(0);
  const prices = new Set(fitPackages.map((pack) => pack.monthly).filter((price) => price > 0));
  expect(budgets.map(({ cents }) => cents)).toEqual([...prices].sort((a, b) => a - b));
  for (const { id, cents } of budgets) expect(monthly(id as PackageId)).toBe(cents);
});

it('stops the build for a duplicate question or answer', () => {
  const [first, ...others] = structuredClone(finderRules) as [(typeof finderRules)[number], ...typeof finderRules];
  const problemsWith = (rules: typeof finderRules) => {
    const lists = content.lists.map((list) => (list.entries === finderRules ? { ...list, entries: rules } : list));
    return findContentProblems({ ...content, lists, finderRules: rules });
  };
  expect(problemsWith([first, ...others, first])).toEqual([
    `content/finder.ts: the question '${first.id}' is listed twice.`,
  ]);
  const twice = { ...first, answers: [...first.answers.slice(0, 2), first.answers[0] as never] };
  expect(problemsWith([twice, ...others])).toEqual([
    `content/finder.ts: '${first.id}' has the answer '${first.answers[0]?.id}' twice.`,
  ]);
});
