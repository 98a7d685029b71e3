import { z } from '../domain/zod.ts';
import * as figures from './figures.ts';
import { text } from './shapes.ts';

/** The drawings that a service may have, from `src/sections/drawings`. */
export const VISUALIZATIONS = ['idea-funnel', 'delivery-board', 'validation-curve'] as const;

export const serviceCardSchema = z.strictObject({
  title: text,
  description: text,
  extendedDescription: z.optional(text),
  visualization: z.enum(VISUALIZATIONS),
});
export type ServiceCard = z.infer<typeof serviceCardSchema>;

/** The three cards of 'What we do'. */
export const services: readonly ServiceCard[] = [
  {
    title: 'Idea Selection',
    description: `Bring one idea or ten. We check each against what ${figures.ideasEvaluated} evaluated ideas have taught us.`,
    extendedDescription: 'You leave with the one worth your time, and the reasons in writing.',
    visualization: 'idea-funnel',
  },
  {
    title: 'Product Development',
    description: 'A product manager and a developer join you and ship the first version in small, visible steps.',
    extendedDescription: 'You see the board and set the priorities; we keep the pace.',
    visualization: 'delivery-board',
  },
  {
    title: 'Market Validation',
    description: 'Tests with real people, week after week, until the numbers say go, change or stop.',
    extendedDescription: `The validation plan runs ${figures.validationPlan} days. If the answer is no, you find out before you have spent a year.`,
    visualization: 'validation-curve',
  },
];
