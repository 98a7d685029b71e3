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

/** Terms of what is paid by the month, each a short phrase such as 'One month to the end of a month'; null shows nothing. */
export const billingTermsSchema = z.strictObject({ noticePeriod: z.nullable(text), billingStart: z.nullable(text) });
export type BillingTerms = z.infer<typeof billingTermsSchema>;

// Only you know these, so they are empty and shown nowhere. `npm run go-live` reminds you of them.

/** Shown beside the contact form, and beside the questions about each package. */
export const people: readonly Person[] = [];

/** Shown where a monthly package is ordered: on its page, on its offer and in the order summary. */
export const billingTerms: BillingTerms = { noticePeriod: null, billingStart: null };

export const proofWords = {
  people: 'Who you will talk to',
  noticePeriod: 'Notice period',
  billingStart: 'Billing starts',
} as const;
