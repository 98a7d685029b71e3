import { CHECKOUT_STEPS, type CheckoutStep, stepIndex, type UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { CONTACT_ANSWER_PATHS } from './contact-function.ts';
import { PAGE_SUFFIX } from './host-form.ts';
import { below, LANGUAGE_PATH } from './language.ts';
import { type CheckoutId, type ContactChoiceId, PACKAGE_IDS, type PackageId } from './package-ids.ts';

const HOME = below(LANGUAGE_PATH, '/');
const at = (path: string) => `${LANGUAGE_PATH}${path}${PAGE_SUFFIX}`;

const checkout = (id: CheckoutId | typeof UNKNOWN_PACKAGE, step: CheckoutStep = 'personal') =>
  `${LANGUAGE_PATH}/checkout/${id}${CHECKOUT_STEPS[stepIndex(step)]?.path}`;

/** Written by the sitemap integration at build; no page links to it. */
export const SITEMAP_PATH = '/sitemap-index.xml';

function contactAbout(choice: ContactChoiceId, message?: string): string {
  return `${HOME}?package=${choice}${message === undefined ? '' : `&message=${encodeURIComponent(message)}`}#contact`;
}

export const MANIFEST_PATH = `${LANGUAGE_PATH}/site.webmanifest`;

export const SECURITY_PATH = '/.well-known/security.txt';

export const PLAIN_TEXT_PATH = `${LANGUAGE_PATH}/llms.txt`;

/** Every address within the site. Variable parts are function arguments, so that a wrong id does not compile. */
export const links = {
  home: HOME,
  whatWeDo: `${HOME}#what-we-do`,
  packages: `${HOME}#packages`,
  caseStudies: `${HOME}#case-studies`,
  contact: `${HOME}#contact`,
  contactSection: `${HOME}#contact-section`,
  messageSent: LANGUAGE_PATH + CONTACT_ANSWER_PATHS.sent,
  messageNotSent: LANGUAGE_PATH + CONTACT_ANSWER_PATHS.notSent,
  package: (id: PackageId) => at(`/${id}`),
  compare: at('/compare'),
  caseStudy: (id: string) => at(`/case-studies/${id}`),
  checkout,
  offer: (id: CheckoutId) => at(`/offers/${id}`),
  /** 'View Package Details': the package's id without a leading `get-`, redirected to its page. */
  packageDetails: (id: CheckoutId) => at(`/${id.replace(/^get-/, '')}`),
  find: at('/find'),
  /** Takes the finder's answers as a query: the server redirects to the package. */
  findAnswer: at('/find/answer'),
  findResult: (id: PackageId) => at(`/find/${id}`),
  imprint: at('/imprint'),
  privacy: at('/privacy'),
  terms: at('/terms'),
  accessibility: at('/accessibility'),
  examplePlan: at('/example-plan'),
  /** The contact form with a package selected, and optionally a message. */
  contactAbout,
} as const;

/** As the host of the pages wants it: `/about#team` is `/about/#team` where it serves folders. */
export function withPageEnd(address: string): string {
  const isOther =
    LANGUAGE_PATH !== '' && /^\/(?!\/)/.test(address) && !new RegExp(`^${LANGUAGE_PATH}(?=[/?#]|$)`).test(address);
  const own = isOther ? below(LANGUAGE_PATH, address) : address;
  return own.replace(/^(\/[\w/-]*[\w-])(?=[?#]|$)/, `$1${PAGE_SUFFIX}`);
}

export function isPackagePath(path: string): boolean {
  return PACKAGE_IDS.some((id) => path === links.package(id));
}
