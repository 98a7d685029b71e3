/** The words of header, menu and footer. Where they lead is decided in `domain/links.ts`. */
export const navigation = {
  skip: 'Skip to content',
  home: 'Home:',
  whatWeDo: 'What We Do',
  packages: 'Packages',
  caseStudies: 'Case Studies',
  compare: 'Compare Packages',
  find: 'Find Your Package',
  getStarted: 'Get Started',
  /** Read out behind 'Get Started', which other buttons say too. */
  getStartedTarget: '– contact us',
  /** In the quiet header of the checkout; `{package}` is filled in. */
  backToPackage: 'Back to {package}',
  questions: 'Questions?',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** In every footer. */
  legal: { imprint: 'Imprint', privacy: 'Privacy', terms: 'Terms' },
  /** Names of the navigations for screen readers. */
  footer: { site: 'The site', packages: 'Packages', contact: 'Contact' },
  labels: { main: 'Main', menu: 'Menu', footer: 'Footer', legal: 'Legal' },
} as const;
