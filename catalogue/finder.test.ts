import { describe, expect, it } from 'vitest';
import { budgetQuestion, fitPackages, fitQuestions } from '../catalogue/finder.ts';
import { finderRules } from '../content/finder.ts';
import { fitPackage, type Given } from '../domain/package-fit.ts';
import type { PackageId } from '../domain/package-ids.ts';
import { content } from './check/content.ts';
import { findContentProblems } from './check/validate.ts';

/** Every combination of answers. */
const combinations = fitQuestions.reduce<Given[]>(
  (before, { id, answers }) => before.flatMap((given) => answers.map((answer) => ({ ...given, [id]: answer.id }))),
  [{}],
);
const results = combinations.map((given) => {
  const fit = fitPackage(fitQuestions, fitPackages, given);
  if (!fit) throw new Error(`There is no answer to ${JSON.stringify(given)}.`);
  return { given, fit };
});
const monthly = (id: PackageId) => fitPackages.find((pack) => pack.id === id)?.monthly ?? Number.NaN;
const budgetOf = (given: Given) => budgetQuestion.answers.find(({ id }) => id === given['budget'])?.cents ?? Number.NaN;
const answerOf = (question: string, answer: string) =>
  fitQuestions.find(({ id }) => id === question)?.answers.find(({ id }) => id === answer);

describe(`each of the ${combinations.length} combinations of answers`, () => {
  it('leads to one package that is sold', () => {
    expect(combinations).toHaveLength(fitQuestions.reduce((product, { answers }) => product * answers.length, 1));
    for (const { fit } of results) expect(fitPackages.map(({ id }) => id)).toContain(fit.package);
  });

  it('gives reasons that belong to given answers and support the package', () => {
    for (const { given, fit } of results) {
      for (const { question, answer, text } of fit.reasons) {
        expect(given[question]).toBe(answer);
        expect(answerOf(question, answer)?.for).toContainEqual(
          expect.objectContaining({ package: fit.package, reason: text }),
        );
      }
    }
  });

  it('lists the given answers that count towards another package', () => {
    for (const { given, fit } of results) {
      for (const { question, answer, package: other } of fit.against) {
        expect(given[question]).toBe(answer);
        expect(other).not.toBe(fit.package);
        expect(fit.reasons.map((reason) => reason.question)).not.toContain(question);
      }
      const speaking = fitQuestions.filter(({ id }) => answerOf(id, given[id] as string)?.for.length);
      expect(fit.reasons.length + fit.against.length).toBe(speaking.length);
    }
  });

  it('stays within the budget, or says that nothing does and takes the cheapest', () => {
    const least = Math.min(...fitPackages.map((pack) => pack.monthly));
    for (const { given, fit } of results) {
      if (fit.withinBudget) expect(monthly(fit.package)).toBeLessThanOrEqual(budgetOf(given));
      else expect([least > budgetOf(given), monthly(fit.package)]).toEqual([true, least]);
    }
  });

  it('says when the other answers favour a package beyond the budget', () => {
    const most = budgetQuestion.answers.at(-1)?.id ?? '';
    for (const { given, fit } of results) {
      const free = fitPackage(fitQuestions, fitPackages, { ...given, budget: most });
      expect(fit.beyondBudget ?? fit.package).toBe(free?.package);
      if (fit.beyondBudget) expect(monthly(fit.beyondBudget)).toBeGreaterThan(budgetOf(given));
    }
  });

  it('never leads to a cheaper package when only the budget grows', () => {
    for (const { given } of results.filter(({ given: { budget } }) => budget === budgetQuestion.answers[0]?.id)) {
      const prices = budgetQuestion.answers.map(({ id: budget }) => {
        const fit = fitPackage(fitQuestions, fitPackages, { ...given, budget });
        return monthly(fit?.package as PackageId);
      });
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
  });
});

describe('the finder', () => {
  it('reaches every package that an answer counts towards', () => {
    const spoken = new Set(
      fitQuestions.flatMap(({ answers }) => answers.flatMap((answer) => answer.for)).map((s) => s.package),
    );
    expect(new Set(results.map(({ fit }) => fit.package))).toEqual(spoken);
  });

  it('asks at most five questions', () => {
    expect(fitQuestions.length).toBeLessThanOrEqual(5);
  });

  it('derives the budgets from the prices', () => {
    const [none, ...budgets] = budgetQuestion.answers;
    expect(none?.cents).toBe(0);
    const prices = new Set(fitPackages.map((pack) => pack.monthly).filter((price) => price > 0));
    expect(budgets.map(({ cents }) => cents)).toEqual([...prices].sort((a, b) => a - b));
    for (const { id, cents } of budgets) expect(monthly(id as PackageId)).toBe(cents);
  });

  it('stops the build for an unknown package, and a duplicate question or answer', () => {
    const [first, ...others] = structuredClone(finderRules) as [(typeof finderRules)[number], ...typeof finderRules];
    const problemsWith = (rules: typeof finderRules) => {
      const lists = content.lists.map((list) => (list.entries === finderRules ? { ...list, entries: rules } : list));
      return findContentProblems({ ...content, lists, finderRules: rules });
    };
    const [answer] = structuredClone(first.answers);
    if (answer?.for[0]) answer.for[0].package = 'no-such-package' as PackageId;
    expect(problemsWith([{ ...first, answers: [answer as never, ...first.answers.slice(1)] }, ...others])).toEqual([
      `content/finder.ts: '${first.id}' has "no-such-package" as 'answers.0.for.0.package', which is not allowed there.`,
    ]);
    expect(problemsWith([first, ...others, first])).toEqual([
      `content/finder.ts: the question '${first.id}' is listed twice.`,
    ]);
    const twice = { ...first, answers: [...first.answers.slice(0, 2), first.answers[0] as never] };
    expect(problemsWith([twice, ...others])).toEqual([
      `content/finder.ts: '${first.id}' has the answer '${first.answers[0]?.id}' twice.`,
    ]);
  });
});
