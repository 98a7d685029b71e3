import type * as english from '../en/proof.ts';
import * as facts from '../figures.ts';
import type { BillingTerms } from '../proof.ts';
import type { Figure } from '../shapes.ts';
import type { Words } from '../with-words.ts';
import * as figures from './figures.ts';

export const billingTerms: BillingTerms = {
  noticePeriod: null,
  billingStart: null,
  paymentDue: null,
  packageHours: null,
};

export const proofWords: Words<typeof english.proofWords> = {
  people: 'Mit wem du sprichst',
  noticePeriod: 'Kündigungsfrist',
  billingStart: 'Abrechnung beginnt',
  packageHours: 'Unsere Zeit',
  whatYouBuy:
    'Beim Paket kaufst du, was wir zusammen schaffen; die Stunden planen wir. Beim Tech-Team kaufst du Stunden; die Arbeit planst du.',
};

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
