import { TIER_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { text } from './shapes.ts';

/** Somebody whom founders will deal with. */
export const personSchema = z.strictObject({
  name: text,
  role: text,
  /** A portrait, named as in `content/stories.ts`. */
  image: text,
});
export type Person = z.infer<typeof personSchema>;

/** Terms of what is paid by the month, each a short phrase; null shows nothing. */
export const billingTermsSchema = z.strictObject({
  /** Such as 'One month to the end of a month'. */
  noticePeriod: z.nullable(text),
  billingStart: z.nullable(text),
  /** Within which an invoice is due, such as '14 days'. */
  paymentDue: z.nullable(text),
  /** What stands behind a package's price, such as '20 hours of work a week', by package. */
  packageHours: z.nullable(z.partialRecord(z.enum(TIER_IDS), text)),
});
export type BillingTerms = z.infer<typeof billingTermsSchema>;

// Only you know these, so they are empty and shown nowhere. `npm run go-live` reminds you of them.

/** Shown beside the contact form, and beside the questions about each package. */
export const people: readonly Person[] = [];

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
