import { CONTACT_ANSWER_PATHS } from '../domain/contact-function.ts';
import { type CheckoutId, type ContactChoiceId, PACKAGE_IDS, type PackageId } from '../domain/package-ids.ts';

/** Every address inside the site. Parts that change are functions, so that a wrong id does not compile. */
export const links = {
  home: '/',
  whatWeDo: '/#what-we-do',
  packages: '/#packages',
  caseStudies: '/#case-studies',
  contact: '/#contact',
  messageSent: CONTACT_ANSWER_PATHS.sent,
  messageNotSent: CONTACT_ANSWER_PATHS.notSent,
  package: (id: PackageId) => `/${id}` as const,
  checkout: (id: CheckoutId) => `/checkout/${id}` as const,
  /** The contact form with a package preselected. */
  contactAbout: (choice: ContactChoiceId) => `/?package=${choice}#contact` as const,
} as const;

/** Whether a path is one of the package pages: for marking 'Packages' as current. */
export function isPackagePath(path: string): boolean {
  return PACKAGE_IDS.some((id) => path === links.package(id));
}
