import type { BillingTerms } from '../proof.ts';

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
  /** Beside the prices, in the comparison and among the questions. */
  whatYouBuy:
    'A package has a price for what we get done together, and we plan the hours. A tech team has a price for the hours that you book.',
} as const;
