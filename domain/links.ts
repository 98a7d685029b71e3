import { CHECKOUT_STEPS, type CheckoutStep, stepIndex, type UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { CONTACT_ANSWER_PATHS } from './contact-function.ts';
import { PAGE_SUFFIX } from './host-form.ts';
import { type CheckoutId, type ContactChoiceId, PACKAGE_IDS, type PackageId } from './package-ids.ts';

const checkout = (id: CheckoutId | typeof UNKNOWN_PACKAGE, step: CheckoutStep = 'personal') =>
  `/checkout/${id}${CHECKOUT_STEPS[stepIndex(step)]?.path}`;

/** Written by the sitemap integration at build; no page links to it. */
export const SITEMAP_PATH = '/sitemap-index.xml';

function contactAbout(choice: ContactChoiceId, message?: string): `/?package=${string}#contact` {
  return `/?package=${choice}${message === undefined ? '' : `&message=${encodeURIComponent(message)}`}#contact`;
}

/** The web app manifest, linked in every page's head. */
export const MANIFEST_PATH = '/site.webmanifest';

/** The security contact (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

/** What is sold, as plain text for programs (llmstxt.org). */
export const PLAIN_TEXT_PATH = '/llms.txt';

/** Every address within the site. Variable parts are function arguments, so that a wrong id does not compile. */
export const links = {
  home: '/',
  whatWeDo: '/#what-we-do',
  packages: '/#packages',
  caseStudies: '/#case-studies',
  contact: '/#contact',
  /** The contact section's second id, linked from the long-term teams' banner. */
  contactSection: '/#contact-section',
  messageSent: CONTACT_ANSWER_PATHS.sent,
  messageNotSent: CONTACT_ANSWER_PATHS.notSent,
  package: (id: PackageId) => `/${id}${PAGE_SUFFIX}` as const,
  /** The comparison of all packages. */
  compare: `/compare${PAGE_SUFFIX}`,
  /** A story's page, by case study id. */
  caseStudy: (id: string) => `/case-studies/${id}${PAGE_SUFFIX}`,
  checkout,
  /** A printable offer. */
  offer: (id: CheckoutId) => `/offers/${id}${PAGE_SUFFIX}` as const,
  /** 'View Package Details': the package's id without a leading `get-`, redirected to its page. */
  packageDetails: (id: CheckoutId) => `/${id.replace(/^get-/, '')}${PAGE_SUFFIX}`,
  /** 'Which package fits me?' */
  find: `/find${PAGE_SUFFIX}`,
  /** Takes the finder's answers as a query: the server redirects to the package. */
  findAnswer: `/find/answer${PAGE_SUFFIX}`,
  /** The finder's result for a package. */
  findResult: (id: PackageId) => `/find/${id}${PAGE_SUFFIX}` as const,
  imprint: `/imprint${PAGE_SUFFIX}`,
  privacy: `/privacy${PAGE_SUFFIX}`,
  terms: `/terms${PAGE_SUFFIX}`,
  accessibility: `/accessibility${PAGE_SUFFIX}`,
  /** An empty plan, as an example of what Kickoff leaves behind. */
  examplePlan: `/example-plan${PAGE_SUFFIX}`,
  /** The contact form with a package selected, and optionally a message. */
  contactAbout,
} as const;

/** An address in the form that the host of the pages has: `/about#team` is `/about/#team` where it serves folders. */
export function withPageEnd(address: string): string {
  return address.replace(/^(\/[\w/-]*[\w-])(?=[?#]|$)/, `$1${PAGE_SUFFIX}`);
}

/** Whether a path is a package page, to mark 'Packages' as current. */
export function isPackagePath(path: string): boolean {
  return PACKAGE_IDS.some((id) => path === links.package(id));
}
