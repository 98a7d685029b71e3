import * as figures from './figures.ts';
import { names } from './package-names.ts';

/** An empty validation plan, as an example of what Kickoff leaves behind: headings and figures, no invented findings. */
export const examplePlan = {
  title: 'Example of a validation plan',
  metaDescription: `What ${names.kickoff} leaves in your hands: one page of a ${figures.validationPlan}-day validation plan, empty, to read and to print.`,
  eyebrow: 'Example to fill in',
  heading: `Your ${figures.validationPlan}-day validation plan`,
  lead: `One page, filled in with you after the kickoff call and the workshop. Empty here, because the findings are yours.`,
  /** The course of the package, on the line. */
  steps: [
    { figure: figures.kickoffCall, title: 'kickoff call' },
    { figure: figures.workshop, title: 'workshop' },
    { figure: `${figures.validationPlan} days`, title: 'validation plan' },
    { figure: 'One review', title: `for the next ${figures.firstReview} days` },
  ],
  /** Each with what belongs there and empty lines to write on. */
  sections: [
    { title: 'The idea in one sentence', prompt: 'For whom, what, and why now.' },
    {
      title: `How it compares with ${figures.ideasEvaluated} evaluated ideas`,
      prompt: 'The closest ones, and what is different.',
    },
    { title: 'Who it is for', prompt: 'The people to ask first.' },
    { title: 'What has to be true', prompt: 'The assumptions that would sink it.' },
    { title: 'The smallest test of each, and when', prompt: 'What we do, with whom, by which day.' },
    { title: 'What counts as go, change or stop', prompt: 'The result that decides, agreed beforehand.' },
    { title: 'Technical assessment, roadmap and stack', prompt: 'What is hard, what comes first, what to build on.' },
    { title: 'Budget and timeline estimate', prompt: 'What it costs, and how long it takes.' },
  ],
  back: `See ${names.kickoff}`,
  /** The link on the package's page. */
  link: 'See an example of the plan',
} as const;
export type ExamplePlanWords = typeof examplePlan;
