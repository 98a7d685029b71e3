import * as figures from '../figures.ts';
import { names } from './package-names.ts';

/** An empty validation plan, as an example of what Kickoff leaves behind: headings and figures, no invented findings. */
export const examplePlan = {
  title: 'Example of a validation plan',
  metaDescription: `What ${names.kickoff} leaves you with: a one-page ${figures.validationPlan}-day validation plan, left blank, to read and print.`,
  eyebrow: 'Example to fill in',
  heading: `Your ${figures.validationPlan}-day validation plan`,
  lead: `One page, filled in with you after the kickoff call and the workshop. Blank here, because the findings will be yours.`,
  steps: [
    { figure: figures.kickoffCall, title: 'kickoff call' },
    { figure: figures.workshop, title: 'workshop' },
    { figure: `${figures.validationPlan} days`, title: 'validation plan' },
    { figure: 'One review', title: `for the next ${figures.firstReview} days` },
  ],
  sections: [
    { title: 'The idea in one sentence', lines: ['For whom', 'What', 'Why now'] },
    {
      title: `How it compares with ${figures.ideasEvaluated} evaluated ideas`,
      lines: ['The closest one', 'What it got right', 'What is different here'],
    },
    { title: 'Who it is for', lines: ['Who has the problem', 'What they do today', 'Whom to ask first'] },
    { title: 'What has to be true', lines: ['First assumption', 'Second assumption', 'Third assumption'] },
    { title: 'The smallest test of each, and when', lines: ['First test, by', 'Second test, by', 'Third test, by'] },
    { title: 'What counts as go, change or stop', lines: ['Go if', 'Change if', 'Stop if'] },
    {
      title: 'Technical assessment, roadmap and stack',
      lines: ['What is hard', 'What comes first', 'What to build on'],
    },
    { title: 'Budget and timeline estimate', lines: ['What it costs', 'How long it takes', 'What could change it'] },
  ],
  back: `See ${names.kickoff}`,
  link: 'See an example of the plan',
} as const;
export type ExamplePlanWords = typeof examplePlan;
