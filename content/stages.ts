import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { stageTexts } from './en/stages.ts';
import * as figures from './figures.ts';
import { text } from './shapes.ts';
import { withWords } from './with-words.ts';

/** The stops on the momentum line, from start to arrow. Each id is also a value of `?stage=`. */
export const STAGE_IDS = ['only-an-idea', 'ready-to-build', 'first-users', 'growing-fast', 'need-hands'] as const;

export const milestoneSchema = z.strictObject({
  days: z.int().check(z.minimum(0), z.maximum(366)),
  /** When, without a date: until the browser has worked it out. */
  when: text,
  /** When, with the `{date}`. */
  dated: text,
  what: text,
});

export const stageSchema = z.strictObject({
  id: z.enum(STAGE_IDS),
  label: text,
  package: z.enum(PACKAGE_IDS),
  /** How many scores are earned, in the order problem, market, timing, idea confidence, fundability. */
  earned: z.int().check(z.minimum(0), z.maximum(5)),
  cto: text,
  next: text,
  milestones: z.array(milestoneSchema).check(z.length(3)),
});
export type Stage = z.infer<typeof stageSchema>;

const DAYS = { hour: 1 / 24, day: 1, week: 7 } as const;

const write = { days: 0 };
const call = { days: Math.ceil(daysIn(figures.answer)) };
const team = { days: daysIn(figures.fullTeam) };
const on = (day: string) => ({ days: Number(day) });

export const stages: readonly Stage[] = withWords(
  [
    { id: 'only-an-idea', package: 'kickoff', earned: 0, milestones: [write, call, on(figures.validationPlan)] },
    { id: 'ready-to-build', package: 'get-started', earned: 1, milestones: [write, call, on(figures.launchChecklist)] },
    // How far a review looks ahead; never when it takes place.
    { id: 'first-users', package: 'get-momentum', earned: 4, milestones: [write, call, on(figures.secondReview)] },
    { id: 'growing-fast', package: 'get-scale', earned: 5, milestones: [call, team, on(figures.thirdReview)] },
    { id: 'need-hands', package: 'long-term-teams', earned: 5, milestones: [write, call, team] },
  ],
  stageTexts,
);

/** The days in a duration such as '24 hours', '90 days' or '4 weeks'. Throws on any other text. */
export function daysIn(duration: string): number {
  const [, count, unit] = /^(\d+) (hour|day|week)s?$/.exec(duration) ?? [];
  if (unit === undefined) throw new Error(`'${duration}' is no duration such as '24 hours' or '4 weeks'.`);
  return Number(count) * DAYS[unit as keyof typeof DAYS];
}
