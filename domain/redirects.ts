import { links } from './links.ts';
import { CHECKOUT_IDS, type CheckoutId, PACKAGE_IDS, type PackageId } from './package-ids.ts';

/** A path that is answered with a permanent redirect (308) to another page of the site. */
export type Redirect = { from: string; to: string };

/** The page about something that can be ordered: its own, or for the size of a team that of all teams. */
export function pageOf(id: CheckoutId): PackageId {
  return PACKAGE_IDS.find((page) => page === id) ?? 'long-term-teams';
}

/** The paths that 'View Package Details' links to and that are no pages: `/started` leads to `/get-started`. */
export const DETAILS_REDIRECTS: readonly Redirect[] = CHECKOUT_IDS.map((id) => ({
  from: links.packageDetails(id),
  to: links.package(pageOf(id)),
})).filter(({ from, to }) => from !== to);
