import { CHECKOUT_STEPS, UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { links } from './links.ts';
import { CHECKOUT_IDS, PACKAGE_IDS } from './package-ids.ts';

// Beside the links and not among them, so that no script of a page carries these lists.

/** The pages that search engines should find; `catalogue/paths.ts` adds those that follow from the content. */
export const LISTED_PATHS: readonly string[] = [
  links.home,
  ...PACKAGE_IDS.map(links.package),
  links.compare,
  links.find,
  links.imprint,
  links.privacy,
  links.terms,
];

/**
 * The path of every page, the page of unknown packages included; `catalogue/paths.ts` adds those of the content. What is not
 * listed above says for one visitor, or for paper, what a listed page says for all: a search should find that one.
 */
export const PAGE_PATHS: readonly string[] = [
  ...LISTED_PATHS,
  ...CHECKOUT_IDS.flatMap((id) => CHECKOUT_STEPS.map((step) => links.checkout(id, step.id))),
  ...CHECKOUT_STEPS.slice(1).map((step) => links.checkout(UNKNOWN_PACKAGE, step.id)),
  ...CHECKOUT_IDS.map(links.offer),
  links.findAnswer,
  ...PACKAGE_IDS.map(links.findResult),
  links.messageSent,
  links.messageNotSent,
];

/** The picture that a page is shared with, by the page's path. Drawn at build. */
export function picturePath(path: string): `/share/${string}.png` {
  return `/share/${path === links.home ? 'home' : path.slice(1)}.png`;
}
