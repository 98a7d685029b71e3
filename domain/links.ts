import { CHECKOUT_STEPS, type CheckoutStep, stepIndex, type UNKNOWN_PACKAGE } from './checkout-steps.ts';
import { CONTACT_ANSWER_PATHS } from './contact-function.ts';
import { type CheckoutId, type ContactChoiceId, PACKAGE_IDS, type PackageId } from './package-ids.ts';

const checkout = (id: CheckoutId | typeof UNKNOWN_PACKAGE, step: CheckoutStep = 'personal') =>
  `/checkout/${id}${CHECKOUT_STEPS[stepIndex(step)]?.path}`;

/** Written by the sitemap integration at build; no page leads there. */
export const SITEMAP_PATH = '/sitemap-index.xml';

function contactAbout(choice: ContactChoiceId, message?: string): `/?package=${string}#contact` {
  return `/?package=${choice}${message === undefined ? '' : `&message=${encodeURIComponent(message)}`}#contact`;
}

/** Name, colours and icons of the site for a phone's home screen; every page's head names it. */
export const MANIFEST_PATH = '/site.webmanifest';

/** Whom to tell of a hole in the site (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

/** What is sold here, in plain words for programs (llmstxt.org). */
export const PLAIN_TEXT_PATH = '/llms.txt';

/** Every address inside the site. Parts that change are functions, so that a wrong id does not compile. */
export const links = {
  home: '/',
  whatWeDo: '/#what-we-do',
  packages: '/#packages',
  caseStudies: '/#case-studies',
  contact: '/#contact',
  /** The second name of the contact section, which the banner of the long-term teams leads to. */
  contactSection: '/#contact-section',
  messageSent: CONTACT_ANSWER_PATHS.sent,
  messageNotSent: CONTACT_ANSWER_PATHS.notSent,
  package: (id: PackageId) => `/${id}` as const,
  /** All packages side by side. */
  compare: '/compare',
  /** The page of a success story, by the id of its case study. */
  caseStudy: (id: string) => `/case-studies/${id}`,
  checkout,
  /** What is offered on one page, to print and take along. */
  offer: (id: CheckoutId) => `/offers/${id}` as const,
  /** 'View Package Details': the package's id without a leading `get-`. A redirect leads from there to the page. */
  packageDetails: (id: CheckoutId) => `/${id.replace(/^get-/, '')}`,
  /** 'Which package fits me?' */
  find: '/find',
  /** Takes the answers to its questions as a query: the server leads on to the package, and the page says how it is found. */
  findAnswer: '/find/answer',
  /** Whom a package fits. */
  findResult: (id: PackageId) => `/find/${id}` as const,
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
  /** The contact form with a package preselected, and where given a message in its box. */
  contactAbout,
} as const;

/** Whether a path is one of the package pages: for marking 'Packages' as current. */
export function isPackagePath(path: string): boolean {
  return PACKAGE_IDS.some((id) => path === links.package(id));
}
