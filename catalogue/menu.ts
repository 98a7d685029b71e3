import { type NavigationLink, type NavigationPlace, navigationLinks } from '../content/navigation.ts';
import { packages } from '../content/packages/packages.ts';
import { stories } from '../content/stories.ts';
import { longTermTeams } from '../content/teams.ts';
import { links, withPageEnd } from '../domain/links.ts';
import type { PackageId } from '../domain/package-ids.ts';
import { priceOf, teamsStartAt } from './prices.ts';

export const menuPackages = [
  ...packages.map((pack) => ({
    id: pack.id,
    href: links.package(pack.id),
    name: pack.name,
    promise: pack.promise,
    price: priceOf(pack, 'card'),
    dedicated: false,
  })),
  {
    id: longTermTeams.id,
    href: links.package(longTermTeams.id),
    name: longTermTeams.title,
    promise: longTermTeams.promise,
    price: teamsStartAt,
    dedicated: true,
  },
];
export type MenuPackage = (typeof menuPackages)[number];

export function navigationIn(place: NavigationPlace): NavigationLink[] {
  const all: readonly NavigationLink[] = navigationLinks;
  return all
    .filter((link) => link.in.includes(place) && (link.to !== links.caseStudies || stories.length > 0))
    .map((link) => ({ ...link, to: withPageEnd(link.to) }));
}

export function menuPackage(id: PackageId): MenuPackage {
  return menuPackages.find((pack) => pack.id === id) as MenuPackage;
}
