import type { proofWords as english } from '../en/proof.ts';
import type { BillingTerms } from '../proof.ts';
import type { Words } from '../with-words.ts';

export const billingTerms: BillingTerms = {
  noticePeriod: null,
  billingStart: null,
  paymentDue: null,
  packageHours: null,
};

export const proofWords: Words<typeof english> = {
  people: 'Mit wem du sprichst',
  noticePeriod: 'Kündigungsfrist',
  billingStart: 'Abgerechnet wird ab',
  packageHours: 'Unsere Zeit',
  whatYouBuy:
    'Bei einem Paket zahlst du für das, was wir zusammen schaffen, und wie viele Stunden wir dafür brauchen, ist unsere Sache. Bei einem Tech-Team zahlst du für Stunden, und was darin passiert, bestimmst du.',
};
