import { packagePageWords } from '../content/en/package-page-words.ts';
import { caveats } from '../content/finder.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams, teams } from '../content/teams.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import type { FitReason } from '../domain/package-fit.ts';
import { contactChoiceFor, type PackageId } from '../domain/package-ids.ts';
import { formatAmount } from '../domain/price.ts';
import { type AdjacentPackage, adjacentPackages } from './adjacent-packages.ts';
import { fitPackages, fitQuestions } from './finder.ts';
import { menuPackage } from './menu.ts';
import { priceOf, teamsStartAt } from './prices.ts';

export const finderPackages = fitPackages.map(({ id, monthly }) => {
  const pack = packages.find((candidate) => candidate.id === id);
  const { name, promise } = menuPackage(id);
  const caveat = caveats.find((candidate) => candidate.id === id)?.text;
  const above = pack ? adjacentPackages(pack).find(({ direction }) => direction === 'up') : undefined;
  const up = pack ? above && stepUp(above) : nextTeam();
  return {
    id,
    monthly,
    name,
    promise,
    price: pack ? priceOf(pack, 'page') : teamsStartAt,
    isOneTime: pack?.isOneTime ?? false,
    ...(caveat && { caveat }),
    ...(up && { up }),
    choice: contactChoiceFor(id),
    links: { page: links.package(id), order: links.checkout(id), offer: links.offer(id) },
  };
});
export type FinderPackage = (typeof finderPackages)[number];

export function finderPackage(id: PackageId): FinderPackage {
  return finderPackages.find((pack) => pack.id === id) as FinderPackage;
}

export function allReasons(id: PackageId): FitReason[] {
  return fitQuestions.flatMap((question) =>
    question.answers.flatMap((answer) =>
      answer.for
        .filter((speaks) => speaks.package === id)
        .map(({ reason }) => ({ question: question.id, answer: answer.id, package: id, text: reason })),
    ),
  );
}

function stepUp({ name, href, price, features, unlisted }: AdjacentPackage) {
  const rest = unlisted > 0 ? fillIn(packagePageWords.decision.unlisted, { count: unlisted }) : '';
  return { name, href, price, features, rest };
}

function nextTeam(): ReturnType<typeof stepUp> | undefined {
  const [smallest, next] = teams.filter(({ cost }) => cost !== 'custom');
  if (!smallest || !next || smallest.cost === 'custom' || next.cost === 'custom') return undefined;
  const difference = formatAmount(next.cost - smallest.cost);
  const up = fillIn(packagePageWords.decision.more, { difference });
  return { name: next.title, href: links.package(longTermTeams.id), price: up, features: [next.description], rest: '' };
}
