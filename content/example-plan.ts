import * as figures from './figures.ts';
import { names } from './package-names.ts';

/** An empty validation plan, as an example of what Kickoff leaves behind: headings and figures, no invented findings. */
export const examplePlan = {
  title: 'Example of a validation plan',
  metaDescription: `What ${names.kickoff} leaves in your hands: one page of a ${figures.validationPlan}-day validation plan, empty, to read and to print.`,
  eyebrow: 'Example',
  heading: `Your ${figures.validationPlan}-day validation plan`,
  lead: `One page, filled in with you after the kickoff call and the workshop. Empty here, because the findings are yours.`,
  /** The course of the package, on the line. */
  steps: [
    { figure: figures.kickoffCall, title: 'kickoff call' },
    { figure: figures.workshop, title: 'workshop' },
    { figure: `${figures.validationPlan} days`, title: 'validation plan' },
    { figure: 'One review', title: `for the next ${figures.firstReview} days` },
  ],
  /** Each with empty lines to write on. */
  sections: [
    'The idea in one sentence',
    `How it compares with ${figures.ideasEvaluated} evaluated ideas`,
    'Who it is for',
    'What has to be true',
    'The smallest test of each, and when',
    'What counts as go, change or stop',
    'Technical assessment, roadmap and stack',
    'Budget and timeline estimate',
  ],
  back: `See ${names.kickoff}`,
  /** The link on the package's page. */
  link: 'See an example of the plan',
} as const;
export type ExamplePlanWords = typeof examplePlan;
