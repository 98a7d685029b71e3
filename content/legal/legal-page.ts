import { z } from '../../domain/zod.ts';
import { addressId, text } from '../shapes.ts';

const factSchema = z.strictObject({ term: text, text, href: z.optional(text) });

const blockSchema = z.union([
  text,
  z.strictObject({ list: z.array(text).check(z.minLength(1)) }),
  z.strictObject({ facts: z.array(factSchema).check(z.minLength(1)) }),
]);
export type LegalBlock = z.infer<typeof blockSchema>;

export const legalPageSchema = z.strictObject({
  id: z.enum(['imprint', 'privacy', 'terms', 'accessibility']),
  title: text,
  metaDescription: text,
  lead: text,
  /** The date of its last change. With the shipped one the page says that it is a sample, and `npm run go-live` lists it. */
  changed: z.iso.date('must be a date, such as 2026-11-27'),
  sections: z
    .array(z.strictObject({ id: addressId, title: text, blocks: z.array(blockSchema).check(z.minLength(1)) }))
    .check(z.minLength(1)),
});
export type LegalPage = z.infer<typeof legalPageSchema>;
