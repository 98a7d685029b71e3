import { TIER_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { benefitWords, heroArtWords, serviceWords } from './en/home.ts';
import { figureSchema, pointSchema, text } from './shapes.ts';
import { withWords } from './with-words.ts';

/** Where a figure comes from: a package's feature by id, or the package's price, which replaces `{price}` in the figure. */
export const sourceSchema = z.strictObject({ package: z.enum(TIER_IDS), feature: z.optional(text) });

export const benefitSchema = z.extend(pointSchema, {
  /** `spoken` is read aloud instead of a figure with a sign that voices leave out, such as '<'. */
  fact: z.optional(z.extend(figureSchema, { spoken: z.optional(text), source: sourceSchema })),
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

export const VISUALIZATIONS = ['idea-funnel', 'delivery-board', 'validation-curve'] as const;

export const serviceCardSchema = z.strictObject({
  title: text,
  description: text,
  extendedDescription: z.optional(text),
  visualization: z.enum(VISUALIZATIONS),
});
export type ServiceCard = z.infer<typeof serviceCardSchema>;

export const services: readonly ServiceCard[] = withWords(
  [{ visualization: 'idea-funnel' }, { visualization: 'delivery-board' }, { visualization: 'validation-curve' }],
  serviceWords,
);

/** The three decorative cards of the home hero. People and figures are invented. */
export const homeHeroArt = withWords(
  {
    fundability: { score: 92 },
    confidence: { score: 85, parts: [{ percent: 94 }, { percent: 88 }, { percent: 85 }] },
    cto: { messages: [{ from: 'founder' }, { from: 'cto' }, { from: 'cto' }] },
  },
  heroArtWords,
);
export type HomeHeroArt = typeof homeHeroArt;
