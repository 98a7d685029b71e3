import * as facts from '../figures.ts';
import type { Figure } from '../shapes.ts';
import * as figures from './figures.ts';

export const claims: readonly Figure[] = [
  { figure: figures.foundersStarted, label: 'Gründerinnen und Gründer gestartet' },
  { figure: figures.foundersSucceeded, label: 'mit Erfolg' },
];

export const stats: readonly Figure[] = [
  { figure: figures.ideasScreened, label: 'Ideen gesichtet' },
  { figure: figures.conceptsValidated, label: 'Konzepte validiert' },
  { figure: figures.startupsLaunched, label: 'Start-ups gestartet' },
  { figure: figures.euroFundraised, label: `${facts.euroFundraised.includes('M') ? 'Mio. ' : ''}Euro eingeworben` },
];
