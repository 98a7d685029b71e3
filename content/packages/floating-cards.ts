import { z } from '../../domain/zod.ts';
import { cardWords } from '../en/packages/floating-cards.ts';
import { text } from '../shapes.ts';
import { withWords } from '../with-words.ts';

export const floatingCardSchema = z.strictObject({
  title: text,
  person: z.optional(text),
  text,
  reply: z.optional(text),
  rows: z.optional(z.array(z.strictObject({ text, value: text }))),
  /** A bar from 0 to 100 per cent, and its label. */
  meter: z.optional(z.strictObject({ label: text, percent: z.int() })),
  chips: z.optional(z.array(text)),
});
export type FloatingCard = z.infer<typeof floatingCardSchema>;

/** The decorative cards in the package pages' heroes. People and figures are invented; the caption says so. */
export const floatingCards = withWords(
  {
    'weekly-coaching': { meter: { percent: 92 } },
    'validation-plan': { meter: { percent: 85 } },
    'sales-manager': { meter: { percent: 94 } },
    developer: { meter: { percent: 88 } },
    designer: { meter: { percent: 94 } },
  },
  cardWords,
) satisfies Record<string, FloatingCard>;
type FloatingCardName = keyof typeof floatingCards;

/** A card in a page's hero, with texts that replace its usual ones. */
export const chosenCardSchema = z.extend(z.partial(floatingCardSchema), {
  name: z.enum(Object.keys(floatingCards) as FloatingCardName[]),
});
export type ChosenCard = z.infer<typeof chosenCardSchema>;

export function cardsOf(chosen: readonly ChosenCard[]): FloatingCard[] {
  return chosen.map(({ name, ...own }) => {
    const usual = floatingCards[name];
    return { ...usual, ...own, title: own.title ?? usual.title, text: own.text ?? usual.text };
  });
}
