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
    'Beim Paket kaufst du, was wir zusammen schaffen; die Stunden planen wir. Beim Tech-Team kaufst du Stunden; die Arbeit planst du.',
};
