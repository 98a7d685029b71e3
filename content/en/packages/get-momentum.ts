import * as figures from '../../figures.ts';
import { names } from '../package-names.ts';

export const getMomentumWords = {
  name: names.getMomentum,
  pricingSuffix: '/month',
  promise: 'Get ready for investors while the product grows',
  adds: `Adds a full team and a list of ${figures.investors} investors`,
  bestFor: 'You have first users and want investors to take notice.',
  outcome: 'An investor-ready company with a tested pitch.',
  cta: `Explore ${names.getMomentum}`,
  sections: {
    coaching: { features: { planning: { text: 'Bi-weekly planning' } } },
    fundraising: {
      features: {
        'investor-list': { text: `Investor list of ${figures.investors} VCs and angels` },
        'deck-review': { text: 'Individual pitch deck review session' },
        'pitch-session': { text: 'Individual pitch session' },
      },
    },
    traction: { features: { analytics: { text: 'Analytics reports' } } },
    office: { features: { desk: { text: '2x free desks for the full month' } } },
    team: {
      features: {
        'full-team': { text: 'Full team' },
        'talent-pool': { text: `Talent pool of ${figures.engineers} engineers` },
      },
    },
    retro: { features: { review: { text: `Review session, looking ${figures.secondReview} days ahead` } } },
  },
  addon: 'Done-for-you MVP building',
  addonLinkText: 'by Dedicated Tech Teams',
  checkout: {
    description: 'A full team keeps building while we get you ready for investors.',
    features: { 'pitch-session': { as: 'Investor pitch support' } },
    nextSteps:
      'We read your deck and your numbers before the first planning session, so that it starts with the gaps an investor would find.',
  },
  page: {
    title: 'Ready when investors ask',
    lead: 'The team keeps building while we work on your story, your numbers and the list of people to tell.',
    metaTitle: `${names.getMomentum}: ready for investors while you grow`,
    metaDescription: `${names.getMomentum}: a full team, bi-weekly planning, an investor list of ${figures.investors} VCs and angels and individual pitch sessions for a monthly price.`,
    floatingCards: [
      { text: 'Which number would you show me first?', reply: 'How many users come back after a week.' },
      { text: 'Pitch deck, third draft', meter: { label: 'Slides finished' } },
      {},
    ],
    highlights: [
      { title: 'Investor-ready', description: 'Your deck and pitch reviewed one to one, not in a group.' },
      { title: 'A full team', description: `Chosen from a talent pool of ${figures.engineers} engineers.` },
      { title: 'Figures at the ready', description: 'Analytics reports that answer investors’ questions.' },
    ],
    servicesTitle: `Everything in ${names.getStarted} plus these additional features`,
    drawnServices: {
      'investor-list': {
        title: 'Investor list',
        description: `${figures.investors} VCs and angels, narrowed down to those who fit.`,
        drawing: { from: `${figures.investors} VCs and angels`, to: 'Those who fit' },
      },
      'pitch-session': {
        description: 'You pitch, we ask, you pitch again.',
        drawing: { lines: ['You pitch', 'We ask', 'You pitch again'] },
      },
      planning: {
        description: 'Two weeks of focus, then a look at the facts.',
        drawing: { figure: '2', unit: 'weeks of focus' },
      },
    },
    services: {
      'deck-review': { description: 'Slide by slide, as an investor would read it.' },
      'full-team': { description: 'The disciplines your next stage needs.' },
      analytics: { description: 'What your users do, on one page.' },
      desk: { title: 'Free desks', description: '2x for the full month.' },
      'talent-pool': { title: 'Talent pool', description: `Access to ${figures.engineers} engineers when you hire.` },
    },
    timeline: [
      {
        title: 'Find the gaps',
        description: 'We read deck, numbers and product as an investor would.',
        features: ['Pitch deck review', 'Analytics set-up'],
      },
      {
        title: 'Grow the team',
        description: 'The people you still need join your team.',
        features: ['Full team', 'Bi-weekly planning'],
      },
      {
        title: 'Pitch',
        description: 'Rehearse it until the questions no longer surprise you.',
        detailedDescription:
          'First the deck, slide by slide; then the pitch, with the questions investors ask and founders hope not to hear.',
        features: ['Individual pitch session', 'Investor list'],
      },
      {
        title: 'Review and aim',
        description: 'What the meetings taught us, and what changes as a result.',
        features: ['Review session', `Looking ${figures.secondReview} days ahead`],
      },
    ],
    outcomesTitle: 'What you have to show',
    outcomes: [
      { title: 'A tested pitch', description: 'Rehearsed before the meeting that counts.' },
      {
        title: 'Doors to knock on',
        description: `A list of ${figures.investors} VCs and angels, narrowed down with you.`,
      },
      { title: 'Growth in figures', description: 'In reports, not in adjectives.' },
    ],
    sellingPoints: [
      { title: `Everything in ${names.getStarted}`, description: 'Team, sessions and desk continue as before.' },
      { title: `${figures.investors} investors`, description: 'VCs and angels on one list.' },
      { title: `${figures.engineers} engineers`, description: 'In the talent pool behind your team.' },
    ],
    questions: {
      time: {
        question: 'How much of my time does it take?',
        answer:
          'The weekly strategy session continues, and every two weeks we plan with you. Deck and pitch each have a session of their own.',
      },
      who: {
        question: 'Who works with me?',
        answer: `A full team, with a talent pool of ${figures.engineers} engineers behind it.`,
      },
      outgrowing: {
        question: 'What if I outgrow it?',
        answer:
          '{get-scale} is one step up: everything here continues, and you add technical leadership, a QA team and security audits.',
      },
    },
  },
} as const;
