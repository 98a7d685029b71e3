import { names } from './package-names.ts';

function sizeCheckout(hours: string, description: string) {
  return {
    description,
    features: [hours, 'Weekly reports', 'Dedicated resources'],
    nextSteps:
      'We match people to your stack and introduce them to you on a call. Once you have agreed, they join your backlog and you get the first weekly report.',
  };
}

export const teamWords = {
  'get-going': {
    title: 'Get going',
    description: 'One engineer, a quarter of each week.',
    checkout: sizeCheckout('10 hours per week', 'Engineering for one focused stream of work.'),
  },
  'some-more': {
    title: 'Some more',
    description: 'One engineer, half of each week.',
    checkout: sizeCheckout('20 hours per week', 'Half a week of engineering, every week.'),
  },
  dedicated: {
    title: 'Dedicated',
    description: 'One engineer, full time on your product.',
    checkout: sizeCheckout('40 hours per week', 'One full-time engineer for your product alone.'),
  },
  'basic-team': {
    title: 'Basic Team',
    description: 'Several disciplines, one backlog, one account manager.',
    checkout: sizeCheckout('100 hours per week', 'Several disciplines working on one backlog.'),
  },
  custom: {
    title: 'Custom',
    description: 'The composition and the hours that your plan asks for.',
    checkout: {
      description: 'Hours and people as your plan asks for them.',
      features: ['Flexible hours', 'Weekly reports', 'Dedicated resources'],
      nextSteps:
        'We call to understand what you need, then send a proposal with the people, the hours and the price for you to decide on.',
    },
  },
} as const;

export const longTermTeamsWords = {
  name: 'Long Term Teams',
  title: names.teams,
  oneTeam: names.team,
  promise: 'Engineers for the long run, from 10 hours a week',
  pricingSuffix: '/month',
  checkout: {
    description: 'A tech team put together for your product, for as long as you need it.',
    features: ['Custom team composition', 'Dedicated account manager'],
    nextSteps:
      'Your account manager calls to understand the product, the stack and the pace you need, then proposes a team and its price.',
  },
} as const;

export const technologyWords = {
  frontend: { title: 'Frontend' },
  backend: { title: 'Backend' },
  database: { title: 'Database' },
  cloud: { title: 'Cloud & Infrastructure' },
  aiData: { title: 'AI & Data' },
} as const;
