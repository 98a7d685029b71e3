import { TIER_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { benefitWords } from './en/benefits.ts';
import { figureSchema, pointSchema, text } from './shapes.ts';
import { withWords } from './with-words.ts';

/** Where a figure comes from: a package's feature by id, or the package's price, which replaces `{price}` in the figure. */
export const sourceSchema = z.strictObject({ package: z.enum(TIER_IDS), feature: z.optional(text) });

export const benefitSchema = z.extend(pointSchema, {
  fact: z.optional(z.extend(figureSchema, { source: sourceSchema })),
});
export type Benefit = z.infer<typeof benefitSchema>;

export const benefits: readonly Benefit[] = withWords(
  [
    { icon: 'rocket', fact: { source: { package: 'get-scale', feature: 'full-team' } } },
    { icon: 'piggy-bank', fact: { source: { package: 'get-started' } } },
    { icon: 'shield', fact: { source: { package: 'kickoff', feature: 'validation-plan' } } },
  ],
  benefitWords,
);
