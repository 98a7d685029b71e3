import { type Benefit, benefits } from '../content/home.ts';
import type { Package } from '../content/packages/package.ts';
import { packages } from '../content/packages/packages.ts';
import { fillIn } from '../domain/fill-in.ts';
import { links } from '../domain/links.ts';
import { amountOf } from './prices.ts';

export type ProvedBenefit = Omit<Benefit, 'fact'> & {
  fact?: { figure: string; label: string; source: { href: string; name: string } };
};

export const advantages: ProvedBenefit[] = benefits.map(({ fact, ...benefit }) => {
  if (!fact) return benefit;
  const pack = packages.find(({ id }) => id === fact.source.package) as Package;
  const figure = fillIn(fact.figure, { price: amountOf(pack, 'card') });
  return { ...benefit, fact: { ...fact, figure, source: { href: links.package(pack.id), name: pack.name } } };
});
