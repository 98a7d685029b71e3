import { finder } from '../content/en/finder.ts';
import { stageWords } from '../content/en/stages.ts';
import { finderRules } from '../content/finder.ts';
import { packages } from '../content/packages/packages.ts';
import { stages } from '../content/stages.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import { type FitAnswer, type FitPackage, type FitQuestion, fitPackage, readAnswers } from '../domain/package-fit.ts';
import type { PackageId } from '../domain/package-ids.ts';
import { formatAmount } from '../domain/price.ts';

export type FinderQuestion<Answer extends FitAnswer = FitAnswer> = FitQuestion<Answer & { label: string }> & {
  question: string;
};

/** A stage counts as much as the strongest of the other answers. */
const STAGE_POINTS = 3;

const reasonAtStage = (wanted: PackageId): string =>
  packages.find((pack) => pack.id === wanted)?.bestFor ?? `${longTermTeams.promise}.`;

const stageQuestion: FinderQuestion = {
  id: 'stage',
  question: stageWords.question,
  answers: stages.map(({ id, label, package: fitting }) => ({
    id,
    for: [{ package: fitting, points: STAGE_POINTS, reason: reasonAtStage(fitting) }],
    label,
  })),
};

/** Each package's monthly price. An agreed price counts as the highest of the others. */
export const fitPackages: readonly FitPackage[] = (() => {
  const priced = packages.map(({ price, isOneTime }) => (isOneTime ? 0 : price.amount));
  const highest = Math.max(teamsFrom, ...priced.filter((amount) => amount !== 'custom'));
  return [
    ...packages.map((pack, index) => {
      const amount = priced[index] ?? 'custom';
      return { id: pack.id, monthly: amount === 'custom' ? highest : amount };
    }),
    { id: longTermTeams.id, monthly: teamsFrom },
  ];
})();

/** A budget: from this many cents a month, up to the next one's. Each but the first is named after what it buys. */
export type Budget = FitAnswer & { cents: number };

export const budgetQuestion: FinderQuestion<Budget> = {
  id: 'budget',
  question: finder.budget.question,
  answers: [
    { id: 'less', cents: 0 },
    ...fitPackages
      .filter(
        ({ monthly }, index) => monthly > 0 && fitPackages.findIndex((pack) => pack.monthly === monthly) === index,
      )
      .toSorted((a, b) => a.monthly - b.monthly)
      .map((pack) => ({ id: pack.id, cents: pack.monthly })),
  ].map(({ id, cents }, index, all) => ({
    ...{ id, cents, for: [] },
    // The server, which reads only ids, does without.
    get label() {
      return budgetLabel(cents, all[index + 1]?.cents);
    },
  })),
};

function budgetLabel(from: number, next: number | undefined): string {
  const { above, under } = finder.budget;
  return next === undefined ? fillIn(above, { from: formatAmount(from) }) : fillIn(under, { next: formatAmount(next) });
}

export const fitQuestions: readonly FinderQuestion[] = [stageQuestion, ...finderRules, budgetQuestion];

/** For answers submitted without JavaScript; null while a question is open. A static host serves the page itself. */
export function answeredPath(path: string, query: string): string | null {
  if (path !== links.findAnswer) return null;
  const fit = fitPackage(fitQuestions, fitPackages, readAnswers(fitQuestions, new URLSearchParams(query)));
  return fit && links.findResult(fit.package);
}
