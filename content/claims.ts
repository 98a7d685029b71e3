import * as figures from './figures.ts';
import type { Figure } from './shapes.ts';

/** What the hero claims. */
export const claims: readonly Figure[] = [
  { figure: figures.foundersStarted, label: 'founders started' },
  { figure: figures.foundersSucceeded, label: 'founders succeeded' },
];

/** The stats band. */
export const stats: readonly Figure[] = [
  { figure: figures.ideasScreened, label: 'ideas screened' },
  { figure: figures.conceptsValidated, label: 'concepts validated' },
  { figure: figures.startupsLaunched, label: 'startups launched' },
  { figure: figures.euroFundraised, label: 'euro fundraised' },
];

const number = (figure: string) => Number(figure.replace(/[,+]/g, ''));
const ideas = number(figures.ideasScreened);
const concepts = number(figures.conceptsValidated);
const startups = number(figures.startupsLaunched);

/** The record as numbers, for the stats band's drawing, and how many of each it takes for one of the next. */
export const record = {
  ideas,
  concepts,
  startups,
  ideasPerConcept: Math.round(ideas / concepts),
  conceptsPerStartup: Math.round(concepts / startups),
};
