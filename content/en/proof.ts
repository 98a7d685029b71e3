import * as figures from '../figures.ts';
import type { BillingTerms } from '../proof.ts';
import type { Figure } from '../shapes.ts';

/** Shown where a monthly package is ordered: on its page, on its offer and in the order summary; two of them in the terms. */
export const billingTerms: BillingTerms = {
  noticePeriod: null,
  billingStart: null,
  paymentDue: null,
  packageHours: null,
};

export const proofWords = {
  people: 'Who you will talk to',
  noticePeriod: 'Notice period',
  billingStart: 'Billing starts',
  packageHours: 'Our time',
  whatYouBuy:
    'With a package you buy what we get done together; we plan the hours. With a tech team you buy hours; you plan the work.',
} as const;

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
