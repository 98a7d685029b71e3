import * as figures from '../figures.ts';

export const serviceWords = [
  {
    title: 'Idea Selection',
    description: `Bring one idea or ten. We check each against what ${figures.ideasEvaluated} evaluated ideas have taught us.`,
    extendedDescription: 'You leave with the one worth your time, and the reasons in writing.',
  },
  {
    title: 'Product Development',
    description: 'A product manager and a developer join you and ship the first version in small, visible steps.',
    extendedDescription: 'You see the board and set the priorities; we keep the pace.',
  },
  {
    title: 'Market Validation',
    description: 'Tests with real people, week after week, until the numbers say go, change or stop.',
    extendedDescription: `The validation plan runs ${figures.validationPlan} days. If the answer is no, you know before spending a year.`,
  },
] as const;
