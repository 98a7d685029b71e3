import * as figures from '../figures.ts';

export const benefitWords = [
  {
    title: 'Build faster',
    description: 'Spend the time on the product, not on hiring.',
    fact: { figure: `< ${figures.fullTeam}`, label: 'to a full team' },
  },
  {
    title: 'Capital efficient',
    description: 'You pay for the stage you are in, and no other.',
    fact: { figure: '{price}', label: 'a month for product, engineering and coaching' },
  },
  {
    title: 'With less risk',
    description: 'Test first, then build. The plan is reviewed as you learn.',
    fact: { figure: `${figures.validationPlan} days`, label: 'to validate before you build' },
  },
] as const;
