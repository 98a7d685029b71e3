import { packagePageWords } from '../content/en/package-page-words.ts';
import type { Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams } from '../content/teams.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import { amountOn, formatAmount } from '../domain/price.ts';
import { priceOf, priceReading, teamsStartAt } from './prices.ts';

const MOST_FEATURES = 3;

const words = packagePageWords.decision;

export function adjacentPackages(pack: Package) {
  const index = packages.indexOf(pack);
  const below = packages[index - 1];
  const above = packages[index + 1];
  return [...(below ? [step('down', below, pack, pack)] : []), above ? step('up', above, pack, above) : teamsAbove()];
}

export type AdjacentPackage = ReturnType<typeof step>;

function step(direction: 'up' | 'down', other: Package, current: Package, higher: Package) {
  const features = higher.sections.flatMap((section) => section.features.map(({ text }) => text));
  return {
    direction,
    label: words[direction] as string,
    name: other.name,
    href: links.package(other.id),
    promise: other.promise,
    /** The difference or, where they cannot be compared, one price instead of the other. */
    price: priceStep(other, current),
    features: features.slice(0, MOST_FEATURES),
    unlisted: Math.max(features.length - MOST_FEATURES, 0),
  };
}

function teamsAbove(): ReturnType<typeof step> {
  return {
    direction: 'up',
    label: words.beside,
    name: longTermTeams.title,
    href: links.package(longTermTeams.id),
    promise: longTermTeams.promise,
    price: teamsStartAt,
    features: longTermTeams.checkout.features,
    unlisted: 0,
  };
}

function priceStep(other: Package, current: Package): string {
  const [amount, from] = [other, current].map((pack) => amountOn('page', pack.price, priceReading));
  const comparable = other.pricingSuffix === current.pricingSuffix && typeof amount === 'number';
  if (!comparable || typeof from !== 'number') {
    return fillIn(words.instead, { price: priceOf(other, 'page'), current: priceOf(current, 'page') });
  }
  return fillIn(amount > from ? words.more : words.less, { difference: formatAmount(Math.abs(amount - from)) });
}
