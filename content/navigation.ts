/** The texts around a page's content, such as header, menu and footer. `domain/links.ts` has the addresses. */
export const navigation = {
  skip: 'Skip to content',
  /** Shown when a script does not load. */
  notLoaded: { text: 'A part of this page did not load.', reload: 'Load it again' },
  home: 'Home:',
  whatWeDo: 'What We Do',
  packages: 'Packages',
  caseStudies: 'Case Studies',
  compare: 'Compare Packages',
  find: 'Find Your Package',
  getStarted: 'Get Started',
  /** Read out after 'Get Started', because other buttons have the same label. */
  getStartedTarget: '– contact us',
  /** In the checkout's header; `{package}` is filled in. */
  backToPackage: 'Back to {package}',
  questions: 'Questions?',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** In every footer. */
  legal: { imprint: 'Imprint', privacy: 'Privacy', terms: 'Terms', accessibility: 'Accessibility' },
  /** Accessible names of the navigations. */
  footer: { site: 'The site', packages: 'Packages', contact: 'Contact' },
  labels: { main: 'Main', menu: 'Menu', footer: 'Footer', legal: 'Legal' },
} as const;
