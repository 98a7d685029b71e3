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
  billingStart: 'Abrechnung beginnt',
  packageHours: 'Unsere Zeit',
  whatYouBuy:
    'Beim Paket zahlst du für das, was wir zusammen schaffen. Wie wir unsere Stunden einteilen, ist unsere Sache. Beim Tech-Team zahlst du für Stunden und bestimmst, wofür wir sie einsetzen.',
};
