import type { IconName } from './icon-names.ts';

export type Benefit = { title: string; description: string; icon: IconName };

/** 'The Advantage' on the home page. */
export const benefits: Benefit[] = [
  {
    title: 'Build faster',
    description:
      'A full team in under 4 weeks, so that the first thing you build is the product and not a hiring process.',
    icon: 'rocket',
  },
  {
    title: 'Capital efficient',
    description: 'One monthly price for product, engineering and coaching. Pay for the stage that you are in.',
    icon: 'piggy-bank',
  },
  {
    title: 'With less risk',
    description: 'Evidence before effort: validate first, build second, and review the plan as you learn.',
    icon: 'shield',
  },
];
