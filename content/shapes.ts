import { PRICED_SURFACES } from '../domain/price.ts';
import { z } from '../domain/zod.ts';
import { ICON_NAMES } from './icon-names.ts';

// Shapes shared by several content files. A shape used in one file is in that file.

/** A text that visitors read: never empty or blank. */
export const text = z.string().check(z.regex(/\S/, 'is blank'));

export const addressId = z
  .string()
  .check(z.regex(/^[a-z][a-z-]*$/, "must be small letters and hyphens, as in 'own-team'"));

/** A text of at most this many letters; `advice` says what to do with a longer one. */
export const shortText = (most: number, advice: string) =>
  z.string().check(z.regex(/\S/, 'is blank'), z.maxLength(most, advice));

const CENTS = "must be cents above 0, without quotes, as in 299_00, or 'custom'";

/** Euro cents, a whole number: `299_00` is 299 euros. */
export const cents = z.int(CENTS).check(z.positive(CENTS));

/** A price in cents, or `custom` if it is agreed individually. */
export const amount = z.union([cents, z.literal('custom')], CENTS);

/** A package's price, and the second reading that one surface shows under `PUBLIC_PRICE_READING=per-surface`. */
export const price = z.strictObject({
  amount,
  /** Confirms a price with cents or below ten euros, which is otherwise a mistake: `299` is 2.99€. */
  hasCents: z.optional(z.literal(true)),
  otherReading: z.optional(z.strictObject({ surface: z.enum(PRICED_SURFACES), cents })),
});

export const pointSchema = z.strictObject({ icon: z.enum(ICON_NAMES), title: text, description: text });
export type Point = z.infer<typeof pointSchema>;

export const figureSchema = z.strictObject({ figure: text, label: text });
export type Figure = z.infer<typeof figureSchema>;

export const checkoutTextsSchema = z.strictObject({
  description: text,
  features: z.array(text).check(z.minLength(1)),
  nextSteps: text,
});
