import * as figures from '../figures.ts';
import { names } from '../package-names.ts';
import type { Package } from './package.ts';

export const getMomentum: Package = {
  id: 'get-momentum',
  name: names.getMomentum,
  price: { amount: 1_499_00 },
  pricingSuffix: '/month',
  promise: 'Get ready for investors while the product grows',
  adds: `Adds a full team and a list of ${figures.investors} investors`,
  bestFor: 'You have first users and want investors to take notice.',
  outcome: 'An investor-ready company with a tested pitch.',
  cta: `Explore ${names.getMomentum}`,
  highlighted: false,
  isPopular: false,
  highlightColor: 'sky',
  isOneTime: false,
  inherits: 'get-started',
  sections: [
    { title: 'Coaching and Accountability', features: [{ id: 'planning', text: 'Bi-weekly planning' }] },
    {
      title: 'Fundraising',
      features: [
        { id: 'investor-list', text: `Investor list of ${figures.investors} VCs and angels` },
        { id: 'deck-review', text: 'Individual pitch deck review session' },
        { id: 'pitch-session', text: 'Individual pitch session' },
      ],
    },
    { title: 'Traction', features: [{ id: 'analytics', text: 'Analytics reports' }] },
    { title: 'Office', features: [{ id: 'desk', text: '2x free desks for the full month' }] },
    {
      title: 'Team',
      features: [
        { id: 'full-team', text: 'Full team' },
        { id: 'talent-pool', text: `Talent pool of ${figures.engineers} engineers` },
      ],
    },
    {
      title: 'Retro and Feedback',
      features: [{ id: 'review', text: `Review session, looking ${figures.secondReview} days ahead` }],
    },
  ],
  addon: 'Done-for-you MVP building',
  addonLink: 'long-term-teams',
  addonLinkText: 'by a tech team',
  checkout: {
    description: 'A full team keeps building while we get you ready for investors.',
    features: [
      { of: 'full-team' },
      { of: 'planning' },
      { of: 'analytics' },
      { of: 'pitch-session', as: 'Investor pitch support' },
    ],
    nextSteps:
      'We read your deck and your numbers before the first planning session, so that it starts with the gaps an investor would find.',
  },
  page: {
    title: 'Ready when investors ask',
    lead: 'The team keeps building while we work on your story, your numbers and the list of people to tell.',
    metaTitle: `${names.getMomentum}: ready for investors while you grow`,
    metaDescription: `${names.getMomentum}: a full team, bi-weekly planning, an investor list of ${figures.investors} VCs and angels and individual pitch sessions for a monthly price.`,
    floatingCards: [
      {
        name: 'qa-sessions',
        text: 'Which number would you show me first?',
        reply: 'How many users come back after a week.',
      },
      { name: 'designer', text: 'Pitch deck, third draft', meter: { label: 'Slides finished', percent: 94 } },
      { name: 'talent-pool' },
    ],
    highlights: [
      {
        title: 'Investor-ready',
        description: 'Your deck and pitch reviewed one to one, not in a group.',
      },
      { title: 'A full team', description: `Chosen from a talent pool of ${figures.engineers} engineers.` },
      {
        title: 'Figures at the ready',
        description: 'Analytics reports that answer investors’ questions.',
      },
    ],
    servicesTitle: `Everything in ${names.getStarted} plus these additional features`,
    composition: 'tall',
    drawnServices: [
      {
        of: 'investor-list',
        title: 'Investor list',
        description: `${figures.investors} VCs and angels, narrowed down to those who fit.`,
        drawing: {
          kind: 'field',
          columns: 25,
          rows: 40,
          marked: 'few',
          from: `${figures.investors} VCs and angels`,
          to: 'Those who fit',
        },
      },
      {
        of: 'pitch-session',
        description: 'You pitch, we ask, you pitch again.',
        drawing: { kind: 'exchange', lines: ['You pitch', 'We ask', 'You pitch again'] },
      },
      {
        of: 'planning',
        description: 'Two weeks of focus, then a look at the facts.',
        drawing: { kind: 'dial', figure: '2', unit: 'weeks of focus', parts: 14 },
      },
    ],
    services: [
      {
        of: 'deck-review',
        description: 'Slide by slide, as an investor would read it.',
      },
      { of: 'full-team', description: 'The disciplines your next stage needs.' },
      { of: 'analytics', description: 'What your users do, on one page.' },
      { of: 'desk', title: 'Free desks', description: '2x for the full month.' },
      {
        of: 'talent-pool',
        title: 'Talent pool',
        description: `Access to ${figures.engineers} engineers when you hire.`,
      },
    ],
    timeline: [
      {
        title: 'Find the gaps',
        description: 'We read deck, numbers and product as an investor would.',
        features: ['Pitch deck review', 'Analytics set-up'],
        image: 'chart',
      },
      {
        title: 'Grow the team',
        description: 'The people you still need join your team.',
        features: ['Full team', 'Bi-weekly planning'],
        image: 'team',
      },
      {
        title: 'Pitch',
        description: 'Rehearse it until the questions no longer surprise you.',
        detailedDescription:
          'First the deck, slide by slide; then the pitch, with the questions investors ask and founders hope not to hear.',
        features: ['Individual pitch session', 'Investor list'],
        image: 'pitch',
      },
      {
        title: 'Review and aim',
        description: 'What the meetings taught us, and what changes as a result.',
        features: ['Review session', `Looking ${figures.secondReview} days ahead`],
        image: 'flag',
      },
    ],
    outcomesTitle: 'What you have to show',
    outcomes: [
      { icon: 'presentation', title: 'A tested pitch', description: 'Rehearsed before the meeting that counts.' },
      {
        icon: 'megaphone',
        title: 'Doors to knock on',
        description: `A list of ${figures.investors} VCs and angels, narrowed down with you.`,
      },
      { icon: 'chart', title: 'Growth in figures', description: 'In reports, not in adjectives.' },
    ],
    sellingPoints: [
      {
        icon: 'handshake',
        title: `Everything in ${names.getStarted}`,
        description: 'Team, sessions and desk continue as before.',
      },
      { icon: 'wallet', title: `${figures.investors} investors`, description: 'VCs and angels on one list.' },
      { icon: 'users', title: `${figures.engineers} engineers`, description: 'In the talent pool behind your team.' },
    ],
    questions: [
      {
        id: 'time',
        question: 'How much of my time does it take?',
        answer:
          'The weekly strategy session continues, and every two weeks we plan with you. Deck and pitch each have a session of their own.',
      },
      {
        id: 'who',
        question: 'Who works with me?',
        answer: `A full team, with a talent pool of ${figures.engineers} engineers behind it.`,
      },
      {
        id: 'outgrowing',
        question: 'What if I outgrow it?',
        answer:
          '{get-scale} is one step up: everything here continues, and you add technical leadership, a QA team and security audits.',
      },
    ],
  },
};
