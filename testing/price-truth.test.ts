import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PRICE_READINGS, PRICED_SURFACES, type PricedSurface, type PriceReading } from '../domain/price.ts';
import { budgetPrices, calculatedPrices, cataloguePrices, pricesIn, withoutSteps, wordsOfHtml } from './prices.ts';
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
