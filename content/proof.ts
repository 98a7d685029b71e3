import { TIER_IDS } from '../domain/package-ids.ts';
import { z } from '../domain/zod.ts';
import { text } from './shapes.ts';

export const personSchema = z.strictObject({ name: text, role: text, image: text });
export type Person = z.infer<typeof personSchema>;

/** Terms of what is paid by the month, each a short phrase; null shows nothing. */
export const billingTermsSchema = z.strictObject({
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
