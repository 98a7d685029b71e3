import { links } from './links.ts';
import { CHECKOUT_IDS, type CheckoutId, PACKAGE_IDS, type PackageId } from './package-ids.ts';

/** A path redirected permanently (308) to a page. */
export type Redirect = { from: string; to: string };

/** The page that describes an orderable: its own, or the teams' page for a size. */
export function pageOf(id: CheckoutId): PackageId {
  return PACKAGE_IDS.find((page) => page === id) ?? 'long-term-teams';
}

/** The paths of 'View Package Details' that are not pages: `/started` redirects to `/get-started`. */
export const DETAILS_REDIRECTS: readonly Redirect[] = CHECKOUT_IDS.map((id) => ({
  from: links.packageDetails(id),
  to: links.package(pageOf(id)),
})).filter(({ from, to }) => from !== to);
