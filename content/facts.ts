import { z } from '../domain/zod.ts';
import * as figures from './figures.ts';
import { text } from './shapes.ts';

/** A figure that the company vouches for. */
export const factSchema = z.strictObject({
  figure: text,
  /** The claim in words. */
  claim: text,
  /** Its source: the specification or the owner. */
  source: z.enum(['specification', 'owner']),
  /** Whether the owner confirmed it; `npm run go-live` lists the others. */
  isConfirmed: z.boolean(),
});
export type Fact = z.infer<typeof factSchema>;

const specified = (figure: string, claim: string): Fact => ({
  figure,
  claim,
  source: 'specification',
  isConfirmed: false,
});

/** Every figure in `content/figures.ts`, with its claim. */
export const facts: Record<keyof typeof figures, Fact> = {
  foundersStarted: specified(figures.foundersStarted, 'founders started'),
  foundersSucceeded: specified(figures.foundersSucceeded, 'founders succeeded'),
  ideasScreened: specified(figures.ideasScreened, 'ideas screened'),
  conceptsValidated: specified(figures.conceptsValidated, 'concepts validated'),
  startupsLaunched: specified(figures.startupsLaunched, 'startups launched'),
  euroFundraised: specified(figures.euroFundraised, 'euro fundraised'),
  ideasEvaluated: specified(figures.ideasEvaluated, 'ideas evaluated, which an idea is held against'),
  investors: specified(figures.investors, 'VCs and angels on the investor list'),
  engineers: specified(figures.engineers, 'engineers in the talent pool'),
  fullTeam: specified(figures.fullTeam, 'within which a full team is complete'),
  answer: specified(figures.answer, 'within which every message is answered, by phone where a number is given'),
  kickoffCall: specified(figures.kickoffCall, 'kickoff call'),
  workshop: specified(figures.workshop, 'workshop'),
  validationPlan: specified(figures.validationPlan, 'days that the validation plan runs'),
  launchChecklist: specified(figures.launchChecklist, 'days of the launch checklist'),
  firstReview: specified(figures.firstReview, 'days that the review of Kickoff and Get Started looks ahead'),
  secondReview: specified(figures.secondReview, 'days that the review of Get Momentum looks ahead'),
  thirdReview: specified(figures.thirdReview, 'days that the review of Get Scale looks ahead'),
};
