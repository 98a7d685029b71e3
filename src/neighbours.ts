import { packagePageWords } from '../content/package-page-words.ts';
import type { Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams } from '../content/teams.ts';
import { links } from '../domain/links.ts';
import { amountOn, formatAmount, formatPrice } from '../domain/price.ts';
import { priceReading, teamsStartAt } from './printed-catalogue.ts';
import { fillIn } from './ui/fill-in.ts';

/** The package one step up or down from another, with what that step changes. */
export type Neighbour = {
  direction: 'up' | 'down';
  /** What the step is called. */
  label: string;
  name: string;
  href: string;
  promise: string;
  /** How its price stands to the other's: so much more or less, or where they do not compare, one instead of the other. */
  price: string;
  /** What the higher of the two adds to the lower. */
  features: string[];
};

const MOST_FEATURES = 4;

const words = packagePageWords.decision;

/** The neighbours of a package among those that are sold, the lower one first; above the highest stand the teams. */
export function neighboursOf(pack: Package): Neighbour[] {
  const index = packages.indexOf(pack);
  const below = packages[index - 1];
  const above = packages[index + 1];
  return [
    ...(below ? [neighbour('down', below, pack, pack)] : []),
    above ? neighbour('up', above, pack, above) : teamsAbove(pack),
  ];
}

function neighbour(direction: 'up' | 'down', other: Package, current: Package, higher: Package): Neighbour {
  return {
    direction,
    label: words[direction],
    name: other.name,
    href: links.package(other.id),
    promise: other.promise,
    price: priceStep(other, current),
    features: higher.sections.flatMap(({ features }) => features.map(({ text }) => text)).slice(0, MOST_FEATURES),
  };
}

function teamsAbove(pack: Package): Neighbour {
  return {
    direction: 'up',
    label: words.beside,
    name: longTermTeams.title,
    href: links.package(longTermTeams.id),
    promise: longTermTeams.promise,
    price: fillIn(words.instead, { price: teamsStartAt, current: printed(pack) }),
    features: longTermTeams.checkout.features,
  };
}

function priceStep(other: Package, current: Package): string {
  const [amount, from] = [other, current].map((pack) => amountOn('page', pack.price, priceReading));
  const comparable = other.pricingSuffix === current.pricingSuffix && typeof amount === 'number';
  if (!comparable || typeof from !== 'number') {
    return fillIn(words.instead, { price: printed(other), current: printed(current) });
  }
  return fillIn(amount > from ? words.more : words.less, { difference: formatAmount(Math.abs(amount - from)) });
}

function printed(pack: Package): string {
  return formatPrice(amountOn('page', pack.price, priceReading), pack.pricingSuffix);
}
