import { links } from '../domain/links.ts';
import { z } from '../domain/zod.ts';
import { addressId, text } from './shapes.ts';

/** Where a link can be: `choice` is below the packages in panel and menu, `legal` at the end of every footer. */
const PLACES = ['header', 'menu', 'choice', 'footer', 'legal'] as const;
export type NavigationPlace = (typeof PLACES)[number];

export const navigationLinkSchema = z.strictObject({
  id: addressId,
  label: text,
  /** A page or a part of one, such as `/about` or `/#packages`; or another site, `https://…`. */
  to: text,
  in: z.array(z.enum(PLACES)).check(z.minLength(1)),
});
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** The links of header, menu and footer, in order. In header and menu, `packages` opens or lists the packages. */
export const navigationLinks = [
  { id: 'what-we-do', label: 'What We Do', to: links.whatWeDo, in: ['header', 'menu', 'footer'] },
  { id: 'packages', label: 'Packages', to: links.packages, in: ['header', 'menu'] },
  { id: 'case-studies', label: 'Case Studies', to: links.caseStudies, in: ['header', 'menu', 'footer'] },
  { id: 'compare', label: 'Compare Packages', to: links.compare, in: ['choice', 'footer'] },
  { id: 'find', label: 'Find Your Package', to: links.find, in: ['choice', 'footer'] },
  { id: 'imprint', label: 'Imprint', to: links.imprint, in: ['legal'] },
  { id: 'privacy', label: 'Privacy', to: links.privacy, in: ['legal'] },
  { id: 'terms', label: 'Terms', to: links.terms, in: ['legal'] },
  { id: 'accessibility', label: 'Accessibility', to: links.accessibility, in: ['legal'] },
] as const satisfies readonly NavigationLink[];

/** The texts around a page's content, such as header, menu and footer. */
export const navigation = {
  skip: 'Skip to content',
  /** Shown when a script does not load. */
  notLoaded: { text: 'A part of this page did not load.', reload: 'Load it again' },
  home: 'Home:',
  getStarted: 'Get Started',
  /** Read out after 'Get Started', because other buttons have the same label. */
  getStartedTarget: '– contact us',
  /** In the checkout's header; `{package}` is filled in. */
  backToPackage: 'Back to {package}',
  questions: 'Questions?',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** The footer's headings. */
  footer: { site: 'The site', packages: 'Packages', contact: 'Contact' },
  /** Accessible names of the navigations. */
  labels: { main: 'Main', menu: 'Menu', footer: 'Footer', legal: 'Legal' },
} as const;
