import { z } from '../domain/zod.ts';
import { figureSchema, pointSchema } from './shapes.ts';

/** A benefit; a `fact` is set large above it. */
export const benefitSchema = z.extend(pointSchema, { fact: z.optional(figureSchema) });
export type Benefit = z.infer<typeof benefitSchema>;

/** 'The Advantage' on the home page. */
export const benefits: readonly Benefit[] = [
  {
    title: 'Build faster',
    description: 'The first thing you build is the product, and not a hiring process.',
    icon: 'rocket',
    fact: { figure: '< 4 weeks', label: 'to a full team' },
  },
  {
    title: 'Capital efficient',
    description: 'Product, engineering and coaching together. You pay for the stage that you are in, and for no other.',
    icon: 'piggy-bank',
    fact: { figure: '1 price', label: 'a month for product, engineering and coaching' },
  },
  {
    title: 'With less risk',
    description: 'Evidence before effort: validate first, build second, and review the plan as you learn.',
    icon: 'shield',
    fact: { figure: '90 days', label: 'to validate before you build' },
  },
];
