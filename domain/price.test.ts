import { expect, it } from 'vitest';
import { amountOn, formatAmount, formatPrice, PRICED_SURFACES, type Price, spokenPrice } from './price.ts';

it('formats a price with thousands separators, a trailing euro sign, and cents only if it has any', () => {
  const amounts = [299_00, 1_499_00, 14_999_00, 49_98, 37_50, 5];
  expect(amounts.map(formatAmount)).toEqual(['299€', '1,499€', '14,999€', '49.98€', '37.50€', '0.05€']);
});

const rules = import.meta.glob<typeof import('../content/en/rules.ts')>('../content/*/rules.ts', { eager: true });

it.each(Object.values(rules).map(({ language, priceWords }) => [language.tag, priceWords] as const))(
  'separates thousands and cents as numbers in %s are',
  (tag, { thousands, decimal }) => {
    const part = (type: string) => new Intl.NumberFormat(tag).formatToParts(1_234.5).find((one) => one.type === type);
    expect([part('group')?.value, part('decimal')?.value]).toEqual([thousands, decimal]);
  },
);

it("joins a suffix with a slash directly and a word with a space, and leaves 'Custom' alone", () => {
  expect(formatPrice(749_00, '/month')).toBe('749€/month');
  expect(formatPrice(299_00, 'one-time')).toBe('299€ one-time');
  expect(formatPrice('custom', '/month')).toBe('Custom');
});

it("says a price's period in words, and leaves other prices alone", () => {
  const prices = ['1,749€/month', '9€ /month', 'from 9€/month', '9€ one-time', 'Custom'];
  expect(prices.map(spokenPrice)).toEqual(['1,749€ a month', '9€ a month', 'from 9€ a month', '9€ one-time', 'Custom']);
});

const price: Price = { amount: 749_00, otherReading: { surface: 'checkout', cents: 599_00 } };

it.each([
  ['single', price, [749_00, 749_00, 749_00, 749_00, 749_00]],
  ['per-surface', price, [749_00, 749_00, 749_00, 599_00, 749_00]],
  ['per-surface', { amount: 'custom' }, ['custom', 'custom', 'custom', 'custom', 'custom']],
] as const)('reads %s: on card, page, contact form, checkout and in data, %j is %j', (reading, read, amounts) => {
  expect(PRICED_SURFACES.map((surface) => amountOn(surface, read, reading))).toEqual(amounts);
});
