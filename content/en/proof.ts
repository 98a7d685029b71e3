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
    'With a package you pay for what we get done together, and the hours are ours to plan. With a tech team you pay for hours, and you decide what they go into.',
} as const;
