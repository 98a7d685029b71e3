import { proofWords } from './proof.ts';

export const comparePage = {
  title: 'Compare packages',
  metaTitle: 'Compare all packages side by side',
  metaDescription:
    'All packages side by side: what each includes, what it adds to the one before, who it is for and what it costs.',
  heading: 'Every package, line by line',
  lead: `Each monthly package includes everything in the one before it. ${proofWords.whatYouBuy}`,
  stage: 'Where are you today?',
  stageNone: 'Choose a stage',
  stageAnswer: 'The package for this stage:',
  onlyDifferences: 'Only differences',
  print: 'Print this page',
  caption: 'What each package includes',
  first: 'First package',
  second: 'Second package',
  twice: 'Choose another one to compare it with.',
  next: 'Order',
  addonPrice: 'from {price} a month',
  bestFor: 'Where you are',
  outcome: 'Outcome',
  more: 'Details',
  order: 'Order Now',
  see: 'See {name}',
  legend: { own: 'New in this package', inherited: 'Already in a lower package', missing: 'Not included' },
  included: 'Included',
  /** Read out after 'Included', and after a text that a lower package has too. */
  asIn: '(as in {name})',
  missing: 'Not included',
  /** Row names for features that packages word differently, by id. By default the lowest package's wording. */
  names: { desk: 'Free desks', 'full-team': 'Full team', review: 'Review session' } as Record<string, string>,
  closing: {
    title: 'Not sure which one?',
    text: 'Answer five questions, or tell us where you are, and you will know which package fits.',
    button: 'Five questions',
    ask: 'Ask us',
  },
} as const;
export type ComparePageWords = typeof comparePage;
