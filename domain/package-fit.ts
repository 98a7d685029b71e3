import type { PackageId } from './package-ids.ts';

export type PackagePoints = { package: PackageId; points: number; reason: string };

/** An answer. A budget's also has its minimum in cents a month. */
export type FitAnswer = { id: string; for: readonly PackagePoints[]; cents?: number };

export type FitQuestion<Answer extends FitAnswer = FitAnswer> = { id: string; answers: readonly Answer[] };

/** A package and its monthly price in cents: 0 for a one-off. */
export type FitPackage = { id: PackageId; monthly: number };

/** The given answers: question id → answer id. */
export type Given = Readonly<Record<string, string>>;

export type FitReason = { question: string; answer: string; package: PackageId; text: string };

export type Fit = {
  package: PackageId;
  reasons: FitReason[];
  /** The given answers that count only towards others, in question order. */
  against: FitReason[];
  /** Whether its monthly price is within the budget. If not, no package's is, and this is the cheapest. */
  withinBudget: boolean;
  beyondBudget?: PackageId;
};

/** The answers in an address, in question order. Unknown ones are ignored. */
export function readAnswers(questions: readonly FitQuestion[], address: { get(name: string): string | null }): Given {
  return Object.fromEntries(
    questions.flatMap(({ id, answers }) => {
      const answer = answers.find((candidate) => candidate.id === address.get(id));
      return answer ? [[id, answer.id]] : [];
    }),
  );
}

/** Within the budget, the one with the most points, the cheapest on a tie; null while a question is open. */
export function fitPackage(
  questions: readonly FitQuestion[],
  packages: readonly FitPackage[],
  given: Given,
): Fit | null {
  const answers = questions.map(({ id, answers: all }) => all.find((answer) => answer.id === given[id]));
  if (answers.includes(undefined)) return null;
  const chosen = (answers as FitAnswer[]).map((answer, index) => ({ question: questions[index]?.id ?? '', answer }));

  const budget = Math.min(...chosen.map(({ answer }) => answer.cents ?? Number.POSITIVE_INFINITY));
  const pointsOf = (id: PackageId) =>
    chosen
      .flatMap(({ answer }) => answer.for)
      .reduce((sum, speaks) => sum + (speaks.package === id ? speaks.points : 0), 0);
  const rising = packages.toSorted((a, b) => a.monthly - b.monthly);
  const best = (among: readonly FitPackage[]) =>
    among.reduce<FitPackage | undefined>(
      (before, pack) => (before && pointsOf(before.id) >= pointsOf(pack.id) ? before : pack),
      undefined,
    );
  const wanted = best(rising);
  const fit = best(rising.filter(({ monthly }) => monthly <= budget)) ?? rising[0];
  if (!wanted || !fit) throw new Error('There is no package to choose from.');

  const speaksFor = (id: PackageId, answer: FitAnswer) => answer.for.find((speaks) => speaks.package === id);
  return {
    package: fit.id,
    reasons: chosen
      .flatMap(({ question, answer }) => {
        const speaks = speaksFor(fit.id, answer);
        return speaks
          ? [{ question, answer: answer.id, package: fit.id, text: speaks.reason, points: speaks.points }]
          : [];
      })
      .toSorted((a, b) => b.points - a.points)
      .map(({ points: _, ...reason }) => reason),
    against: chosen.flatMap(({ question, answer }) => {
      const [strongest] = answer.for.toSorted((a, b) => b.points - a.points);
      if (!strongest || speaksFor(fit.id, answer)) return [];
      return [{ question, answer: answer.id, package: strongest.package, text: strongest.reason }];
    }),
    withinBudget: fit.monthly <= budget,
    ...(pointsOf(wanted.id) > pointsOf(fit.id) && { beyondBudget: wanted.id }),
  };
}
