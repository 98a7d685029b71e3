import type { TeamPackage } from '../domain/catalogue.ts';
import type { Price } from '../domain/price.ts';

/** Sizes of a long-term team. Cost in cents a month; the price of an hour is derived. */
export const teams: TeamPackage[] = [
  {
    id: 'get-going',
    title: 'Get going',
    hours: 10,
    fte: 0.25,
    cost: 1_999_00,
    description: 'A senior pair of hands for one focused stream of work.',
    path: '/checkout/long-term-get-going',
    displayed: true,
  },
  {
    id: 'some-more',
    title: 'Some more',
    hours: 20,
    fte: 0.5,
    cost: 3_499_00,
    description: 'Half a week, every week: enough to ship features steadily.',
    path: '/checkout/long-term-some-more',
    displayed: true,
  },
  {
    id: 'dedicated',
    title: 'Dedicated',
    hours: 40,
    fte: 1,
    cost: 6_499_00,
    description: 'A full-time engineer who works on nothing but your product.',
    path: '/checkout/long-term-dedicated',
    displayed: true,
  },
  {
    id: 'basic-team',
    title: 'Basic Team',
    hours: 100,
    fte: 2.5,
    cost: 14_999_00,
    description: 'Several disciplines, one backlog, one account manager.',
    path: '/checkout/long-term-basic-team',
    displayed: false,
  },
  {
    id: 'custom',
    title: 'Custom',
    hours: null,
    fte: null,
    cost: 'custom',
    description: 'The composition and the hours that your plan asks for.',
    path: '/checkout/long-term-custom',
    displayed: false,
  },
];

const costs = teams.map((team) => team.cost).filter((cost) => cost !== 'custom');

/** What a team costs from, in cents a month. The done-for-you MVP add-on, which a team builds, starts at the same. */
export const teamsFrom = Math.min(...costs);

/** Long-term teams as a whole: the page, the banner and the entry in the packages menu. */
export const longTermTeams = {
  id: 'long-term-teams',
  name: 'Long Term Teams',
  title: 'Dedicated Tech Teams',
  promise: 'Engineers who stay, from 10 hours a week',
  price: { amount: 'custom' } satisfies Price,
  pricingSuffix: '/month',
  link: '/long-term-teams',
  highlightColor: 'gradient',
} as const;
