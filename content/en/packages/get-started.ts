import * as figures from '../../figures.ts';
import { names } from '../package-names.ts';

export const getStartedWords = {
  name: names.getStarted,
  pricingSuffix: '/month',
  promise: 'Build the first version with people who have done it',
  adds: 'Adds a product manager, a developer and a strategy session every week',
  bestFor: 'You are ready to build and need a team around you.',
  outcome: 'A first product in the hands of real users.',
  cta: `Explore ${names.getStarted}`,
  sections: {
    coaching: {
      features: {
        strategy: { text: 'Weekly strategy sessions' },
        'launch-checklist': { text: `${figures.launchChecklist}-day launch checklist` },
      },
    },
    product: {
      features: {
        'product-team': { text: 'Dedicated product manager and developer' },
        mvp: { text: 'MVP development', note: 'with you, week by week' },
      },
    },
    traction: { features: { 'user-testing': { text: 'User testing' } } },
    office: { features: { desk: { text: '1x free desk for the full month' } } },
    retro: { features: { review: { text: `Review session, looking ${figures.firstReview} days ahead` } } },
  },
  addon: 'Done-for-you MVP building',
  addonLinkText: 'by Dedicated Tech Teams',
  checkout: {
    description: 'A product manager and a developer build your first version with you.',
    nextSteps:
      'You meet your product manager and your developer on a first call. Together you agree the scope of the first version and the day of your weekly strategy session.',
  },
  page: {
    title: 'From a plan to a product people use',
    lead: 'A dedicated product manager and a developer build the first version with you, and a weekly session keeps everyone honest.',
    metaTitle: `${names.getStarted}: a team that builds your first product`,
    metaDescription: `${names.getStarted}: a dedicated product manager and developer, weekly strategy sessions, MVP development and user testing for a monthly price.`,
    floatingCards: [
      {},
      {
        text: 'This week',
        rows: [
          { text: 'Sign-up flow', value: 'live' },
          { text: 'Invitations', value: 'live' },
          { text: 'First payment', value: 'in review' },
        ],
      },
      {},
    ],
    highlights: [
      { title: 'Product and engineering together', description: 'Product manager and developer, dedicated to you.' },
      { title: 'A weekly rhythm', description: 'One strategy session a week, with commitments on both sides.' },
      { title: 'A desk in Berlin', description: '1x free desk for the full month.' },
    ],
    servicesTitle: `What’s in ${names.getStarted}`,
    drawnServices: {
      mvp: {
        description: 'Built with you, week by week: the smallest product that answers the biggest question.',
        drawing: {
          columns: [
            { title: 'Next', cards: ['User testing', 'Launch checklist', 'Review session'] },
            { title: 'This week', cards: ['Strategy session', 'Small steps'] },
            { title: 'Live', cards: [] },
          ],
          arrives: 'First version',
        },
      },
      strategy: {
        description: 'What was learned, what comes next, who does what.',
        drawing: {
          week: 'Week',
          lanes: [{ text: 'Strategy session' }, { text: 'MVP development' }, { text: 'User testing' }],
        },
      },
      'launch-checklist': {
        description: 'Everything between an empty repository and the first sale.',
        drawing: { from: 'An empty repository', to: 'The first sale' },
      },
    },
    services: {
      'product-team': {
        title: 'Product manager and developer',
        description: 'A dedicated pair: one plans, one builds.',
      },
      'user-testing': { description: 'Real people in front of the real thing.' },
      desk: { title: 'Free desk', description: '1x for the full month, next to people who are building too.' },
    },
    timeline: [
      {
        title: 'Meet the team',
        description: 'You get to know your product manager and your developer.',
        features: [`Goals for ${figures.firstReview} days`, 'A shared backlog'],
      },
      {
        title: 'Build in the open',
        description: 'Small steps you can click through, every week.',
        detailedDescription:
          'You can see the board whenever you like. Each week’s work is live at an address you can open, not on a slide.',
        features: ['MVP development', 'Weekly strategy session'],
      },
      {
        title: 'Test with users',
        description: 'We watch people use it and change what does not work.',
        features: ['User testing', `${figures.launchChecklist}-day launch checklist`],
      },
      {
        title: 'Review and decide',
        description: 'A retro each month: what moved, and where the next month goes.',
        features: ['Review session', `Looking ${figures.firstReview} days ahead`],
      },
    ],
    outcomesTitle: 'Where you are after the first months',
    outcomes: [
      { title: 'A product in the world', description: 'Live, in use and better every week.' },
      { title: 'Proof from users', description: 'You know who wants it, and why.' },
      { title: 'A habit of shipping', description: 'The rhythm stays, whoever joins next.' },
    ],
    sellingPoints: [
      {
        title: `Everything in ${names.kickoff}`,
        description: 'With the idea check, the technical assessment and the validation plan.',
      },
      {
        title: `${figures.launchChecklist}-day checklist`,
        description: `${figures.launchChecklist} days, ticked off line by line.`,
      },
      { title: 'Month by month', description: 'One price a month for product, engineering and coaching.' },
    ],
    questions: {
      time: {
        question: 'How much of my time does it take?',
        answer:
          'One strategy session a week, and the decisions that come out of it. The product manager and the developer do the rest.',
      },
      who: { question: 'Who works with me?', answer: 'A product manager and a developer, both dedicated to you.' },
      outgrowing: {
        question: 'What if I outgrow it?',
        answer:
          '{get-momentum} is one step up: everything here continues, and you add a full team and the work with investors.',
      },
    },
  },
} as const;
