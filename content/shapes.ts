import { PRICED_SURFACES } from '../domain/price.ts';
import { z } from '../domain/zod.ts';
import { ICON_NAMES } from './icon-names.ts';

// Shapes that several content files share. A shape that only one file uses is in that file, above the data.

/** A text that a visitor reads: never empty. */
export const text = z.string().check(z.minLength(1));

/** A text that has room for so many letters; `advice` is the sentence on what to do with a longer one. */
export const shortText = (most: number, advice: string) => z.string().check(z.minLength(1), z.maxLength(most, advice));

/** Euro cents, so a whole number: `299_00` is 299 euros. */
export const cents = z.int().check(z.positive());

/** A price in cents, or `custom` where it is agreed in a conversation. */
export const amount = z.union([cents, z.literal('custom')]);

/** A package's one price, and the second reading that one surface may show under `PUBLIC_PRICE_READING=per-surface`. */
export const price = z.strictObject({
  amount,
  /** Beside a price that is no whole number of euros, or below ten of them: a slip otherwise, as `299` is 2.99€. */
  hasCents: z.optional(z.literal(true)),
  otherReading: z.optional(z.strictObject({ surface: z.enum(PRICED_SURFACES), cents })),
});

/** An icon with a title and a sentence. */
export const pointSchema = z.strictObject({ icon: z.enum(ICON_NAMES), title: text, description: text });
export type Point = z.infer<typeof pointSchema>;

/** A figure with what it counts. */
export const figureSchema = z.strictObject({ figure: text, label: text });
export type Figure = z.infer<typeof figureSchema>;

/** What the checkout says of something that can be ordered. */
export const checkoutTextsSchema = z.strictObject({
  description: text,
  /** The 'What's included' list. */
  features: z.array(text).check(z.minLength(1)),
  /** The confirmation's Next Steps. */
  nextSteps: text,
});
export type CheckoutTexts = z.infer<typeof checkoutTextsSchema>;
