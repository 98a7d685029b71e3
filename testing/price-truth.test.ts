import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { budgetQuestion } from '../catalogue/finder.ts';
import { packagePageWords } from '../content/package-page-words.ts';
import { packages } from '../content/packages/packages.ts';
import { teams } from '../content/teams.ts';
import {
  type Amount,
  amountOn,
  formatAmount,
  PRICE_READINGS,
  PRICED_SURFACES,
  type PricedSurface,
  type PriceReading,
  perHour,
} from '../domain/price.ts';
import { buildCopy } from './project-copy.ts';

// Reads every file of the site, and of a build under the other price reading. Contains no price itself.

const MINUTES = 60_000;
/** The reading of the site in `dist/`. */
const BUILT = process.env['PUBLIC_PRICE_READING'] ?? 'single';
/** The calculator's initial months. */
const CALCULATED_MONTHS = 3;

/** The surfaces whose reading a file may show, besides card and page. */
function surfacesOf(name: string): readonly PricedSurface[] {
  const inCheckout = /^(checkout|offers)\//.test(name);
  return inCheckout ? ['checkout'] : PRICED_SURFACES.filter((surface) => surface !== 'checkout');
}

/** Every formatted price in a text: `1,499€`. */
function pricesIn(text: string): string[] {
  return text.match(/\d[\d,]*(?:\.\d+)?€/g) ?? [];
}

/** The text of a built page, attributes and data included, entities decoded. */
function wordsOfHtml(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ');
}

const isFixed = (amount: Amount): amount is number => amount !== 'custom';
const fixedTeams = teams.flatMap(({ cost, hours }) => (isFixed(cost) && hours !== null ? [{ cost, hours }] : []));

/** The catalogue's prices allowed on these surfaces: packages, teams and hourly prices. */
function cataloguePrices(reading: PriceReading, surfaces: readonly PricedSurface[]): Set<string> {
  const ofPackages = packages.flatMap(({ price }) => surfaces.map((surface) => amountOn(surface, price, reading)));
  const ofTeams = fixedTeams.flatMap(({ cost, hours }) => [cost, perHour(cost, hours)]);
  return new Set([...ofPackages.filter(isFixed), ...ofTeams].map(formatAmount));
}

/** A text without the sentences about price differences. */
function withoutSteps(text: string, reading: PriceReading): string {
  const ladder = packages.map(({ price }) => amountOn('page', price, reading)).filter(isFixed);
  const costs = fixedTeams.map(({ cost }) => cost);
  const steps = [ladder, costs].flatMap((amounts) =>
    amounts.slice(1).map((amount, index) => amount - (amounts[index] ?? 0)),
  );
  const { more, less } = packagePageWords.decision;
  return steps
    .flatMap((step) => [more, less].map((words) => words.replace('{difference}', formatAmount(step))))
    .reduce((rest, sentence) => rest.replaceAll(sentence, ''), text);
}

/** The budgets in the finder. */
const budgetPrices = new Set(budgetQuestion.answers.map(({ cents }) => formatAmount(cents)));

/** The calculator's results for each size over some months. */
function calculatedPrices(months: number): Set<string> {
  return new Set(fixedTeams.map(({ cost }) => formatAmount(cost * months)));
}

describe.each(PRICE_READINGS)('with prices read as %s', (reading: PriceReading) => {
  let files: Map<string, string>;

  beforeAll(async () => {
    const copy = reading === BUILT ? null : await buildCopy({ PUBLIC_PRICE_READING: reading });
    const dist = copy?.dist ?? 'dist';
    const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(html|txt)$/.test(name));
    const texts = names.map(async (name) => [name, wordsOfHtml(await readFile(join(dist, name), 'utf8'))] as const);
    files = new Map(await Promise.all(texts));
    await copy?.remove();
  }, 5 * MINUTES);

  test('has no price outside the catalogue in any file', () => {
    const strange = [...files].flatMap(([name, words]) => {
      const allowed = cataloguePrices(reading, surfacesOf(name))
        .union(name.startsWith('find') ? budgetPrices : new Set())
        .union(name === 'long-term-teams.html' ? calculatedPrices(CALCULATED_MONTHS) : new Set());
      return pricesIn(withoutSteps(words, reading))
        .filter((price) => !allowed.has(price))
        .map((price) => `${name}: ${price}`);
    });
    expect(files.size).toBeGreaterThan(50);
    expect(strange).toEqual([]);
  });
});
