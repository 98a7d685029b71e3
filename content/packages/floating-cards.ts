import { z } from '../../domain/zod.ts';
import { text } from '../shapes.ts';
import { dayOfPlan } from '../spans.ts';

/** The caption of every composition of decorative cards. */
export const illustrationNote = 'Illustration with invented people and figures';

export const floatingCardSchema = z.strictObject({
  title: text,
  person: z.optional(text),
  text,
  /** The reply. */
  reply: z.optional(text),
  /** A short list of items, each with a state. */
  rows: z.optional(z.array(z.strictObject({ text, value: text }))),
  /** A bar from 0 to 100 per cent, and its label. */
  meter: z.optional(z.strictObject({ label: text, percent: z.int() })),
  chips: z.optional(z.array(text)),
});
export type FloatingCard = z.infer<typeof floatingCardSchema>;

/**
 * The decorative cards that float in the heroes of the package pages. People and figures are invented, and the caption says so
 * where they could be taken for fact.
 */
export const floatingCards = {
  'talent-pool': { title: 'Talent pool', text: '12 vetted specialists match your stack', chips: ['React', 'Go', 'QA'] },
  'weekly-coaching': {
    title: 'Weekly coaching',
    person: 'Tomás',
    text: 'Tuesday, 10:00 · Pricing',
    meter: { label: 'Weekly goals met', percent: 92 },
  },
  'qa-sessions': { title: 'Q&A session', person: 'Ines', text: 'How small can the first version be?' },
  'validation-plan': {
    title: 'Validation plan',
    text: `${dayOfPlan} · interviews done`,
    meter: { label: 'Questions answered', percent: 85 },
  },
  'sales-manager': {
    title: 'Sales manager',
    person: 'Oke',
    text: 'Pipeline for the new region',
    meter: { label: 'Target reached', percent: 94 },
  },
  developer: {
    title: 'Developer',
    person: 'Nadia',
    text: 'Sign-up flow is live',
    meter: { label: 'Sprint done', percent: 88 },
  },
  designer: {
    title: 'Designer',
    person: 'Bruno',
    text: 'Second round of prototypes',
    meter: { label: 'Tests finished', percent: 94 },
  },
} satisfies Record<string, FloatingCard>;
type FloatingCardName = keyof typeof floatingCards;

/** A card in a page's hero, with texts that replace its usual ones. */
export const chosenCardSchema = z.extend(z.partial(floatingCardSchema), {
  name: z.enum(Object.keys(floatingCards) as FloatingCardName[]),
});
export type ChosenCard = z.infer<typeof chosenCardSchema>;

/** The contents of a page's cards, in order. */
export function cardsOf(chosen: readonly ChosenCard[]): FloatingCard[] {
  return chosen.map(({ name, ...own }) => {
    const usual = floatingCards[name];
    return { ...usual, ...own, title: own.title ?? usual.title, text: own.text ?? usual.text };
  });
}
