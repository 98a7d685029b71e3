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

it('shows a price with two readings everywhere the same in the single reading', () => {
  expect(PRICED_SURFACES.map((surface) => amountOn(surface, price, 'single'))).toEqual(
    PRICED_SURFACES.map(() => 749_00),
  );
});

it('shows the second reading only on its own surface in the per-surface reading', () => {
  expect(amountOn('checkout', price, 'per-surface')).toBe(599_00);
  for (const surface of ['card', 'page', 'contact', 'structured-data'] as const) {
    expect(amountOn(surface, price, 'per-surface')).toBe(749_00);
  }
});

it('leaves an agreed price as it is', () => {
  expect(amountOn('checkout', { amount: 'custom' }, 'per-surface')).toBe('custom');
});
