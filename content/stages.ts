import { daysIn } from '../domain/days-in.ts';
import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import * as figures from './figures.ts';
import { text } from './shapes.ts';

/** The stops on the momentum line, from start to arrow. Each id is also a value of `?stage=`. */
export const STAGE_IDS = ['only-an-idea', 'ready-to-build', 'first-users', 'growing-fast', 'need-hands'] as const;
export type StageId = (typeof STAGE_IDS)[number];

/** A point on the way that begins when a visitor writes. */
export const milestoneSchema = z.strictObject({
  /** Days from today. */
  days: z.int().check(z.minimum(0), z.maximum(366)),
  /** When, without a date: until the browser has worked it out. */
  when: text,
  /** When, with the `{date}`. */
  dated: text,
  what: text,
});
export type Milestone = z.infer<typeof milestoneSchema>;

export const stageSchema = z.strictObject({
  id: z.enum(STAGE_IDS),
  label: text,
  /** The package for this stage. Its name, price and promise come from the catalogue. */
  package: z.enum(PACKAGE_IDS),
  /**
   * How many of the hero's scores this stage has earned, in the order problem, market, timing, idea confidence, fundability.
   * The others read 'not tested'.
   */
  earned: z.int().check(z.minimum(0), z.maximum(5)),
  /** The interim CTO's advice. */
  cto: text,
  /** What the package begins with. */
  next: text,
  /** What happens when, if the visitor starts today. Only durations from `figures.ts`. */
  milestones: z.array(milestoneSchema).check(z.length(3)),
});
export type Stage = z.infer<typeof stageSchema>;

const write: Milestone = { days: 0, when: 'Today', dated: 'Today, {date}', what: 'You write to us' };
const contact: Milestone = {
  days: Math.ceil(daysIn(figures.answer)),
  when: `Within ${figures.answer}`,
  dated: 'By {date}',
  what: 'We’ll be in touch',
};
const team: Milestone = {
  days: daysIn(figures.fullTeam),
  when: `Under ${figures.fullTeam}`,
  dated: 'By {date}',
  what: 'Aim: your full team',
};

const onDay = (days: string, what: string): Milestone => ({
  days: Number(days),
  when: `Day ${days}`,
  dated: `Day ${days}, {date}`,
  what,
});
/** How far a review looks ahead; never when it takes place. */
const review = (days: string): Milestone => ({
  days: Number(days),
  when: `${days} days`,
  dated: 'To {date}',
  what: `A review covers the next ${days} days`,
});

export const stages: readonly Stage[] = [
  {
    id: 'only-an-idea',
    label: 'Only an idea',
    package: 'kickoff',
    earned: 0,
    cto: 'Build nothing yet. Put the idea in front of real people, smallest test first.',
    next: `Start with a ${figures.kickoffCall} call`,
    milestones: [write, contact, onDay(figures.validationPlan, 'Aim: go, change or stop')],
  },
  {
    id: 'ready-to-build',
    label: 'Ready to build',
    package: 'get-started',
    earned: 1,
    cto: 'One shared backlog, goals for the month, and something new to click on every week.',
    next: 'Plan your first version',
    milestones: [write, contact, onDay(figures.launchChecklist, 'Aim: launch checklist done')],
  },
  {
    id: 'first-users',
    label: 'First users',
    package: 'get-momentum',
    earned: 4,
    cto: 'Read your deck, numbers and product as an investor would. Close the gaps, then pitch.',
    next: 'Get ready for investors',
    milestones: [write, contact, review(figures.secondReview)],
  },
  {
    id: 'growing-fast',
    label: 'Growing fast',
    package: 'get-scale',
    earned: 5,
    cto: 'Review code and infrastructure first, warts and all. Then complete the team.',
    next: 'Start with a technical review',
    milestones: [contact, team, review(figures.thirdReview)],
  },
  {
    id: 'need-hands',
    label: 'Need hands',
    package: 'long-term-teams',
    earned: 5,
    cto: 'Write down your product, stack and pace. Then the right people can pick up your backlog.',
    next: 'Choose your team size',
    milestones: [write, contact, { ...team, what: 'Aim: your team complete' }],
  },
];

/** The texts around the stops. */
export const stageWords = {
  question: 'Where are you today?',
  hint: 'Pick your stage to see the package, its price and your first dates.',
  ifToday: 'If you start today',
  ask: 'Ask first',
  askAbout: 'about {name}',
  reset: 'Start over',
  founder: 'What would you do now?',
  notTested: 'not tested',
  yours: 'Your stage',
  unsure: 'Not sure? Answer five questions',
  /** On a wide screen, the same in one line. The second part is a link. */
  pick: 'Pick your stage, or',
  answerQuestions: 'answer five questions',
} as const;
export type StageWords = typeof stageWords;
