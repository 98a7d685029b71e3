import { CHECKOUT_STEPS, UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { LANGUAGE_PATH } from './language.ts';
import { links } from './links.ts';
import { CHECKOUT_IDS, PACKAGE_IDS } from './package-ids.ts';

// Apart from the links, so that no browser script includes these lists.

/** The pages for search engines; `catalogue/paths.ts` adds those that follow from the content. */
export const LISTED_PATHS: readonly string[] = [
  links.home,
  ...PACKAGE_IDS.map(links.package),
  links.compare,
  links.find,
  links.imprint,
  links.privacy,
  links.terms,
  links.accessibility,
];

/** Pages only listed here repeat a listed page for one visitor or for print; search engines should find the other. */
export const PAGE_PATHS: readonly string[] = [
  ...LISTED_PATHS,
  ...CHECKOUT_IDS.flatMap((id) => CHECKOUT_STEPS.map((step) => links.checkout(id, step.id))),
  ...CHECKOUT_STEPS.slice(1).map((step) => links.checkout(UNKNOWN_PACKAGE, step.id)),
  ...CHECKOUT_IDS.map(links.offer),
  links.examplePlan,
  links.findAnswer,
  ...PACKAGE_IDS.map(links.findResult),
  links.messageSent,
  links.messageNotSent,
];

export function picturePath(path: string): string {
  const name = path === links.home ? 'home' : path.slice(LANGUAGE_PATH.length).replace(/^\/|\/$/g, '');
  return `${LANGUAGE_PATH}/share/${name}.png`;
}
