import { packages } from '../../content/packages/packages.ts';
import { longTermTeams } from '../../content/teams.ts';
import { links } from '../../domain/links.ts';
import type { PackageId } from '../../domain/package-ids.ts';
import { priceOf, teamsStartAt } from './prices.ts';

/** The packages as header, menu and footer list them. */
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

/** One of these by id. */
export function menuPackage(id: PackageId): MenuPackage {
  return menuPackages.find((pack) => pack.id === id) as MenuPackage;
}
