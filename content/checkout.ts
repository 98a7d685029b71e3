import type { CheckoutPackage, CheckoutTexts } from '../domain/catalogue.ts';
import { type CheckoutId, teamCheckoutId } from '../domain/package-ids.ts';
import { amountOn, formatPrice, type Price, type PriceReading } from '../domain/price.ts';
import { packages } from './packages.ts';
import { longTermTeams, teams } from './teams.ts';

const tier = (hours: string, description: string): CheckoutTexts => ({
  description,
  features: [hours, 'Weekly reports', 'Dedicated resources'],
  nextSteps:
    'We match people to your stack and introduce them to you on a call. Once you have agreed, they join your backlog and you get the first weekly report.',
});

/** What the checkout says of each package: description, the 'What's included' list and the confirmation's Next Steps. */
export const checkoutTexts: Record<CheckoutId, CheckoutTexts> = {
  kickoff: {
    description: 'A 2-hour workshop that turns your idea into a plan you can act on.',
    features: ['Technical assessment', 'Roadmap', 'Stack recommendations', 'Budget and timeline estimate'],
    nextSteps:
      'We find a date for your 60-minute kickoff call with you, and send a short list of questions to think about before it.',
  },
  'get-started': {
    description: 'A product manager and a developer build your first version with you.',
    features: [
      'Dedicated product manager and developer',
      'Weekly strategy sessions',
      'MVP development',
      'User testing',
    ],
    nextSteps:
      'You meet your product manager and your developer on a first call. Together you agree the scope of the first version and the day of your weekly strategy session.',
  },
  'get-momentum': {
    description: 'A full team keeps building while we get you ready for investors.',
    features: ['Full team', 'Bi-weekly planning', 'Analytics reports', 'Investor pitch support'],
    nextSteps:
      'We read your deck and your numbers before the first planning session, so that it starts with the gaps an investor would find.',
  },
  'get-scale': {
    description: 'Technical leadership and the people to grow on solid ground.',
    features: [
      'Technical leadership',
      'Scalable infrastructure',
      'QA team',
      'DevOps',
      'Security audits',
      'Due-diligence support',
    ],
    nextSteps:
      'Your technical lead reviews your code, infrastructure and team, and brings the findings with priorities to the first session.',
  },
  'long-term-teams': {
    description: 'A tech team composed for your product, for as long as you need it.',
    features: ['Custom team composition', 'Dedicated account manager'],
    nextSteps:
      'Your account manager calls to understand the product, the stack and the pace you need, then proposes a team and its price.',
  },
  'long-term-get-going': tier('10 hours per week', 'Engineering for one focused stream of work.'),
  'long-term-some-more': tier('20 hours per week', 'Half a week of engineering, every week.'),
  'long-term-dedicated': tier('40 hours per week', 'One full-time engineer for your product alone.'),
  'long-term-basic-team': tier('100 hours per week', 'Several disciplines working on one backlog.'),
  'long-term-custom': {
    description: 'Hours and people as your plan asks for them.',
    features: ['Flexible hours', 'Weekly reports', 'Dedicated resources'],
    nextSteps:
      'We call to understand what you need, then send a proposal with the people, the hours and the price for you to decide on.',
  },
};

type Sold = { name: string; price: Price; pricingSuffix: string };

function sold(id: CheckoutId): Sold {
  const team = teams.find((candidate) => teamCheckoutId(candidate.id) === id);
  if (team) return { name: team.title, price: { amount: team.cost }, pricingSuffix: '/month' };
  return packages.find((pack) => pack.id === id) ?? longTermTeams;
}

/** A package as the checkout shows it, its price printed as the given reading has it. */
export function checkoutPackage(id: CheckoutId, reading: PriceReading): CheckoutPackage {
  const { name, price, pricingSuffix } = sold(id);
  return { id, name, price: formatPrice(amountOn('checkout', price, reading), pricingSuffix), ...checkoutTexts[id] };
}
