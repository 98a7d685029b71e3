import { expect, it } from 'vitest';
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
