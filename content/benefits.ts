import { TIER_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import * as figures from './figures.ts';
import { figureSchema, pointSchema, text } from './shapes.ts';

/** Where a figure comes from: a package's feature by id, or the package's price, which replaces `{price}` in the figure. */
export const sourceSchema = z.strictObject({ package: z.enum(TIER_IDS), feature: z.optional(text) });

/** A benefit, with an optional figure in large type. */
export const benefitSchema = z.extend(pointSchema, {
  fact: z.optional(z.extend(figureSchema, { source: sourceSchema })),
});
export type Benefit = z.infer<typeof benefitSchema>;

/** 'The Advantage' on the home page. */
export const benefits: readonly Benefit[] = [
  {
    title: 'Build faster',
    description: 'Spend the time on the product, not on hiring.',
    icon: 'rocket',
    fact: {
      figure: `< ${figures.fullTeam}`,
      label: 'to a full team',
      source: { package: 'get-scale', feature: 'full-team' },
    },
  },
  {
    title: 'Capital efficient',
    description: 'You pay for the stage you are in, and no other.',
    icon: 'piggy-bank',
    fact: {
      figure: '{price}',
      label: 'a month for product, engineering and coaching',
      source: { package: 'get-started' },
    },
  },
  {
    title: 'With less risk',
    description: 'Test first, then build. The plan is reviewed as you learn.',
    icon: 'shield',
    fact: {
      figure: `${figures.validationPlan} days`,
      label: 'to validate before you build',
      source: { package: 'kickoff', feature: 'validation-plan' },
    },
  },
];
