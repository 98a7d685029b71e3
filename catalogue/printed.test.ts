import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { home } from '../content/en/home.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams, teams } from '../content/teams.ts';
import { listSections } from '../domain/catalogue.ts';
import { links } from '../domain/links.ts';
import { CHECKOUT_IDS } from '../domain/package-ids.ts';
import { amountOn, formatAmount } from '../domain/price.ts';
import { includedInOrder, servicesOf } from './orderable.ts';
import { numberIn } from './printed.ts';

// The catalogue is built at import, so each price reading imports it afresh.
async function catalogueUnder(reading?: 'single' | 'per-surface') {
  if (reading) vi.stubEnv('PUBLIC_PRICE_READING', reading);
  return {
    ...(await import('./prices.ts')),
    ...(await import('./menu.ts')),
    ...(await import('./package-cards.ts')),
    ...(await import('./printed-checkout.ts')),
    ...(await import('./printed.ts')),
  };
}
beforeEach(() => vi.resetModules());
// At once: the next file may share this worker's modules and settings.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('lists the same deliverables on card, comparison and offer', async () => {
  const { packageCards, offerSheet } = await catalogueUnder();
  const { comparison } = await import('./comparison.ts');
  for (const [place, pack] of packages.entries()) {
    const onCard = packageCards[place]?.listed.flatMap(({ features }) => features.map(({ text }) => text));
    const marks = comparison.sections.flatMap(({ rows }) => rows.map((row) => row.marks[place]));
    expect(onCard?.toSorted()).toEqual(marks.flatMap((mark) => (mark && 'text' in mark ? mark.text : [])).toSorted());
    const inOrder = listSections(pack, packages).flatMap(({ features }) => features.map(({ text }) => text));
    expect(offerSheet(pack.id).included.flatMap(({ items }) => items)).toEqual(inOrder);
    expect(onCard?.toSorted()).toEqual(inOrder.toSorted());
    for (const { features } of packageCards[place]?.listed ?? []) {
      const inherited = features.map(({ from }) => Number(Boolean(from)));
      expect(inherited, 'what is new comes first').toEqual(inherited.toSorted());
    }
  }
});

it('says of an empty section of a card whether a higher package fills it', async () => {
  const { packageCards } = await catalogueUnder();
  const { higher, notIncluded } = home.packages.card;
  for (const [place, { listed }] of packageCards.entries())
    for (const [section, { features, lacks }] of listed.entries()) {
      const isAbove = packageCards.slice(place + 1).some((card) => card.listed[section]?.features.length);
      expect(lacks).toBe(features.length > 0 ? undefined : isAbove ? higher : notIncluded);
    }
});

it('has one price for each package by default', async () => {
  const { priceReading, packageCards, contactChoices, checkoutPackage } = await catalogueUnder();
  expect(priceReading).toBe('single');
  for (const { id, price } of packages) {
    const printed = formatAmount(price.amount);
    expect(packageCards.find((card) => card.id === id)?.price).toBe(printed);
    expect(contactChoices.find((choice) => choice.id === id)?.price).toContain(printed);
    expect(checkoutPackage(id).price).toContain(printed);
  }
});

it('shows the second price on its own surface only in the per-surface reading', async () => {
  const { packageCards, amountOf, contactChoices, menuPackages, checkoutPackage, offerSheet } =
    await catalogueUnder('per-surface');
  const { comparison } = await import('./comparison.ts');
  for (const [place, pack] of packages.entries()) {
    const on = (surface: 'card' | 'page' | 'contact' | 'checkout') =>
      formatAmount(amountOn(surface, pack.price, 'per-surface'));
    expect(packageCards[place]?.price).toBe(on('card'));
    expect(comparison.packages[place]?.price).toBe(on('card'));
    expect(menuPackages[place]?.price).toContain(on('card'));
    expect(amountOf(pack, 'page')).toBe(on('page'));
    expect(contactChoices.find((choice) => choice.id === pack.id)?.price).toContain(on('contact'));
    for (const { price } of [checkoutPackage(pack.id), offerSheet(pack.id)]) expect(price).toContain(on('checkout'));
  }
});

it.each([
  [true, 'plus VAT'],
  [false, 'including VAT'],
])('states the VAT note of an order (%j): %s', async (pricesPlusVat, words) => {
  const { company, ...facts } = await vi.importActual<typeof import('../content/company.ts')>('../content/company.ts');
  vi.doMock('../content/company.ts', () => ({ ...facts, company: { ...company, pricesPlusVat } }));
  const { checkoutPackage, offerSheet } = await catalogueUnder();
  const { caseStudyPages } = await import('./case-studies.ts');
  vi.doUnmock('../content/company.ts');
  for (const id of CHECKOUT_IDS) {
    const { price, priceInOrder, vat, isCustom } = checkoutPackage(id);
    expect([vat, offerSheet(id).vat]).toEqual(isCustom ? ['', ''] : [words, words]);
    expect(priceInOrder).toBe(isCustom ? price : `${price} ${words}`);
  }
  for (const { pack, began } of caseStudyPages) {
    expect([pack.price.suffix, began.price].every((text) => text.endsWith(words))).toBe(true);
  }
});

it('leads an order by name to its checkout, and an unknown name to Kickoff', async () => {
  const { orderByName } = await catalogueUnder();
  for (const { id, name } of packages) {
    expect(orderByName(` ${name.toUpperCase()} Package `)).toEqual({ href: links.checkout(id), known: true });
  }
  expect(orderByName(longTermTeams.title)).toEqual({ href: links.checkout('long-term-teams'), known: true });
  for (const { id, title } of teams) {
    expect(orderByName(title)).toEqual({ href: links.checkout(`long-term-${id}`), known: true });
  }
  expect(orderByName('Get Rich')).toEqual({ href: links.checkout('kickoff'), known: false });
});

it.each(packages)('names the deliverables of $id on page and order', (pack) => {
  const { drawn, listed } = servicesOf(pack);
  const names = [...[...drawn, ...listed].map(({ title }) => title), ...includedInOrder(pack)];
  expect(names.filter((name) => !name)).toEqual([]);
});

test.each([
  ['20,000+', 20_000],
  ['30', 30],
  ['1,234,567', 1_234_567],
])('reads %s as %d', (figure, number) => {
  expect(numberIn(figure)).toBe(number);
});

test.each(['', '20k+', '20.000+', 'over 500'])("refuses '%s' in a sentence", (figure) => {
  expect(() => numberIn(figure)).toThrow(`'${figure}' cannot be drawn`);
});
