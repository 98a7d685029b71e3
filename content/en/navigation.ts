export const linkWords = {
  'what-we-do': { label: 'What We Do' },
  packages: { label: 'Packages' },
  'case-studies': { label: 'Case Studies' },
  compare: { label: 'Compare Packages' },
  find: { label: 'Find Your Package' },
  imprint: { label: 'Imprint' },
  privacy: { label: 'Privacy' },
  terms: { label: 'Terms' },
  accessibility: { label: 'Accessibility' },
} as const;

export const navigation = {
  skip: 'Skip to content',
  /** Shown when a script does not load. */
  notLoaded: { text: 'A part of this page did not load.', reload: 'Load it again' },
  home: 'Home:',
  getStarted: 'Get Started',
  /** Read out after 'Get Started', because other buttons have the same label. */
  getStartedTarget: '– contact us',
  backToPackage: 'Back to {package}',
  questions: 'Questions?',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  losesCard: 'Your card number and CVC do not go along to the other language. Change anyway?',
  footer: { site: 'The site', packages: 'Packages', contact: 'Contact' },
  labels: { main: 'Main', menu: 'Menu', footer: 'Footer', legal: 'Legal' },
} as const;
