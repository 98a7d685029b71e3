import { z } from '../domain/zod.ts';
import * as figures from './figures.ts';
import { text } from './shapes.ts';

export const factSchema = z.strictObject({ figure: text, claim: text });
export type Fact = z.infer<typeof factSchema>;

const fact = (figure: string, claim: string): Fact => ({ figure, claim });

export const facts: Record<keyof typeof figures, Fact> = {
  foundersStarted: fact(figures.foundersStarted, 'founders started'),
  foundersSucceeded: fact(figures.foundersSucceeded, 'founders succeeded'),
  ideasScreened: fact(figures.ideasScreened, 'ideas screened'),
  conceptsValidated: fact(figures.conceptsValidated, 'concepts validated'),
  startupsLaunched: fact(figures.startupsLaunched, 'startups launched'),
  euroFundraised: fact(figures.euroFundraised, 'euro fundraised'),
  ideasEvaluated: fact(figures.ideasEvaluated, 'ideas evaluated, which an idea is checked against'),
  investors: fact(figures.investors, 'VCs and angels on the investor list'),
  engineers: fact(figures.engineers, 'engineers in the talent pool'),
  fullTeam: fact(figures.fullTeam, 'within which a full team is complete'),
  answer: fact(figures.answer, 'within which every message is answered, by phone where a number is given'),
  kickoffCall: fact(figures.kickoffCall, 'kickoff call'),
  workshop: fact(figures.workshop, 'workshop'),
  validationPlan: fact(figures.validationPlan, 'days that the validation plan runs'),
  launchChecklist: fact(figures.launchChecklist, 'days of the launch checklist'),
  firstReview: fact(figures.firstReview, 'days that the review of Kickoff and Get Started looks ahead'),
  secondReview: fact(figures.secondReview, 'days that the review of Get Momentum looks ahead'),
  thirdReview: fact(figures.thirdReview, 'days that the review of Get Scale looks ahead'),
};
