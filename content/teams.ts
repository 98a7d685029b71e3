import { HIGHLIGHT_COLORS } from '../domain/catalogue.ts';
import { TEAM_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { names } from './package-names.ts';
import { amount, type CheckoutTexts, checkoutTextsSchema, price, text } from './shapes.ts';

export const teamSchema = z.strictObject({
  id: z.enum(TEAM_IDS),
  title: text,
  /** Hours a week; null if agreed individually. */
  hours: z.nullable(z.number()),
  /** Full-time equivalent; null if agreed individually. */
  fte: z.nullable(z.number()),
  /** Cents a month; the hourly price is derived. */
  cost: amount,
  hasCents: price.shape.hasCents,
  description: text,
  /** Whether the teams page shows it as a card. */
  displayed: z.boolean(),
  checkout: checkoutTextsSchema,
});
export type Team = z.infer<typeof teamSchema>;

/** The checkout's texts for a size: its hours, and what all sizes share. */
function sizeCheckout(hours: string, description: string): CheckoutTexts {
  return {
    description,
    features: [hours, 'Weekly reports', 'Dedicated resources'],
    nextSteps:
      'We match people to your stack and introduce them to you on a call. Once you have agreed, they join your backlog and you get the first weekly report.',
  };
}

/** Team sizes, smallest first. */
export const teams: readonly Team[] = [
  {
    id: 'get-going',
    title: 'Get going',
    hours: 10,
    fte: 0.25,
    cost: 1_999_00,
    description: 'One engineer, a quarter of each week.',
    displayed: true,
    checkout: sizeCheckout('10 hours per week', 'Engineering for one focused stream of work.'),
  },
  {
    id: 'some-more',
    title: 'Some more',
    hours: 20,
    fte: 0.5,
    cost: 3_499_00,
    description: 'One engineer, half of each week.',
    displayed: true,
    checkout: sizeCheckout('20 hours per week', 'Half a week of engineering, every week.'),
  },
  {
    id: 'dedicated',
    title: 'Dedicated',
    hours: 40,
    fte: 1,
    cost: 6_499_00,
    description: 'One engineer, full time on your product.',
    displayed: true,
    checkout: sizeCheckout('40 hours per week', 'One full-time engineer for your product alone.'),
  },
  {
    id: 'basic-team',
    title: 'Basic Team',
    hours: 100,
    fte: 2.5,
    cost: 14_999_00,
    description: 'Several disciplines, one backlog, one account manager.',
    displayed: false,
    checkout: sizeCheckout('100 hours per week', 'Several disciplines working on one backlog.'),
  },
  {
    id: 'custom',
    title: 'Custom',
    hours: null,
    fte: null,
    cost: 'custom',
    description: 'The composition and the hours that your plan asks for.',
    displayed: false,
    checkout: {
      description: 'Hours and people as your plan asks for them.',
      features: ['Flexible hours', 'Weekly reports', 'Dedicated resources'],
      nextSteps:
        'We call to understand what you need, then send a proposal with the people, the hours and the price for you to decide on.',
    },
  },
];

/** The most hours a week that one person works for a team. */
export const oneEngineerUpTo = Math.max(...teams.map(({ hours, fte }) => (fte !== null && fte <= 1 && hours) || 0));

/** The lowest monthly price of a team, in cents. The done-for-you MVP add-on, built by a team, starts at the same price. */
export const teamsFrom = Math.min(...teams.map((team) => team.cost).filter((cost) => cost !== 'custom'));

export const longTermTeamsSchema = z.strictObject({
  id: z.literal('long-term-teams'),
  name: text,
  /** The name on the page, in the menu and in the banner; orders by name accept both. */
  title: text,
  /** The prefix of a size's name in an order. */
  oneTeam: text,
  promise: text,
  price,
  /** After the price of every size. */
  pricingSuffix: text,
  highlightColor: z.enum(HIGHLIGHT_COLORS),
  checkout: checkoutTextsSchema,
});

/** The long-term teams as a whole: page, banner and menu entry. */
export const longTermTeams: z.infer<typeof longTermTeamsSchema> = {
  id: 'long-term-teams',
  name: 'Long Term Teams',
  title: names.teams,
  oneTeam: names.team,
  promise: 'Engineers for the long run, from 10 hours a week',
  price: { amount: 'custom' },
  pricingSuffix: '/month',
  highlightColor: 'gradient',
  checkout: {
    description: 'A tech team put together for your product, for as long as you need it.',
    features: ['Custom team composition', 'Dedicated account manager'],
    nextSteps:
      'Your account manager calls to understand the product, the stack and the pace you need, then proposes a team and its price.',
  },
};
