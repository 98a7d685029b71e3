import { packages } from '../../content/packages/packages.ts';
import { longTermTeams } from '../../content/teams.ts';
import { links } from '../../domain/links.ts';
import type { PackageId } from '../../domain/package-ids.ts';
import { priceOf, teamsStartAt } from './prices.ts';

/** A package as header, menu and footer list it. */
export type MenuPackage = {
  id: PackageId;
  href: string;
  name: string;
  promise: string;
  price: string;
  dedicated: boolean;
};

export const menuPackages: MenuPackage[] = [
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

/** One of these by id. */
export function menuPackage(id: PackageId): MenuPackage {
  return menuPackages.find((pack) => pack.id === id) as MenuPackage;
}
