import { describe, expect, it } from 'vitest';
import { type ListedFeature, listSections } from '../domain/catalogue.ts';
import type { TierId } from '../domain/package-ids.ts';
import { formatAmount, formatPrice } from '../domain/price.ts';
import { packages } from './packages.ts';

function packageOf(id: TierId) {
  return packages.find((pack) => pack.id === id) as (typeof packages)[number];
}

function listed(id: TierId): ListedFeature[] {
  return listSections(packageOf(id), packages).flatMap((section) => section.features);
}

describe('the four packages', () => {
  it('stand from the lowest tier to the highest, with the specified prices', () => {
    expect(packages.map(({ name, price, pricingSuffix }) => [name, formatPrice(price.amount, pricingSuffix)])).toEqual([
      ['Kickoff', '299€ one-time'],
      ['Get Started', '749€/month'],
      ['Get Momentum', '1,499€/month'],
      ['Get Scale', '2,999€/month'],
    ]);
  });

  it('keep the two second readings beside their prices, and no other', () => {
    const second = packages.flatMap(({ id, price: { otherReading } }) =>
      otherReading ? [[id, otherReading.surface, formatAmount(otherReading.cents)]] : [],
    );
    expect(second).toEqual([
      ['get-started', 'checkout', '599€'],
      ['get-scale', 'contact', '4,999€'],
    ]);
  });

  it('make Get Started the most popular, and Kickoff the only one paid once', () => {
    expect(packages.filter((pack) => pack.isPopular).map((pack) => pack.id)).toEqual(['get-started']);
    expect(packages.filter((pack) => pack.isOneTime).map((pack) => pack.id)).toEqual(['kickoff']);
  });

  it('link to their own pages', () => {
    expect(packages.map((pack) => pack.link)).toEqual(['/kickoff', '/get-started', '/get-momentum', '/get-scale']);
  });

  it('hold everything of the tier below, marked as inherited unless the tier has its own', () => {
    const tiers: TierId[] = ['kickoff', 'get-started', 'get-momentum', 'get-scale'];
    for (const [index, id] of tiers.entries()) {
      const own = packageOf(id).sections.flatMap((section) => section.features.map((feature) => feature.id));
      const below = index === 0 ? [] : listed(tiers[index - 1] as TierId).map((feature) => feature.id);
      const shown = listed(id);
      expect(new Set(shown.map((feature) => feature.id))).toEqual(new Set([...own, ...below]));
      for (const feature of shown) expect(feature.from === undefined).toBe(own.includes(feature.id));
    }
  });

  it.each([
    ['kickoff', 'One review session, next 30 days'],
    ['get-started', 'Review session, next 30 days'],
    ['get-momentum', 'Review session, next 60 days'],
    ['get-scale', 'Review session, next 90 days'],
  ] as const)('include in %s one review session: %s', (id, text) => {
    expect(listed(id).filter((feature) => /review session,/i.test(feature.text))).toMatchObject([{ text }]);
  });

  it.each([
    ['get-started', '1x'],
    ['get-momentum', '2x'],
    ['get-scale', '2x'],
  ] as const)('include in %s a free desk %s for the full month', (id, count) => {
    const desks = listed(id).filter((feature) => feature.text.includes('desk'));
    expect(desks).toHaveLength(1);
    expect(desks[0]?.text).toMatch(new RegExp(`^${count} free desks? for the full month$`));
  });

  it('carry the specified claims', () => {
    const texts = (id: TierId) =>
      listed(id)
        .map((feature) => feature.text)
        .join('\n');
    expect(texts('kickoff')).toContain('60-minute kickoff call');
    expect(texts('kickoff')).toContain('20,000 evaluated ideas');
    expect(texts('kickoff')).toContain('90 days');
    expect(texts('get-started')).toContain('100-day launch checklist');
    expect(texts('get-momentum')).toContain('1,000+ VCs and angels');
    expect(texts('get-momentum')).toContain('4,000+ engineers');
    expect(texts('get-scale')).toContain('under 4 weeks');
  });
});
