/** The words of the header and the footer. Where they lead is decided in `src/links.ts`. */
export const navigation = {
  whatWeDo: 'What We Do',
  packages: 'Packages',
  caseStudies: 'Case Studies',
  getStarted: 'Get Started',
  questions: 'Questions?',
} as const;
