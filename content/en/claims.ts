import * as figures from '../figures.ts';
import type { Figure } from '../shapes.ts';

export const claims: readonly Figure[] = [
  { figure: figures.foundersStarted, label: 'founders started' },
  { figure: figures.foundersSucceeded, label: 'founders succeeded' },
];

export const stats: readonly Figure[] = [
  { figure: figures.ideasScreened, label: 'ideas screened' },
  { figure: figures.conceptsValidated, label: 'concepts validated' },
  { figure: figures.startupsLaunched, label: 'startups launched' },
  { figure: figures.euroFundraised, label: 'euro fundraised' },
];
