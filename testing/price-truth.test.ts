import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue/orderable.ts';
import { pagePictures } from '../catalogue/page-pictures.ts';
import { packages } from '../content/packages/packages.ts';
import { longTermTeams, teamsFrom } from '../content/teams.ts';
import { links } from '../domain/links.ts';
import { contactChoiceFor } from '../domain/package-ids.ts';
import {
  amountOn,
  formatAmount,
  formatPrice,
  PRICE_READINGS,
  PRICED_SURFACES,
  type PricedSurface,
  type PriceReading,
} from '../domain/price.ts';
import { buildCopy } from './build-copy.ts';
import { budgetPrices, calculatedPrices, cataloguePrices, pricesIn, withoutSteps, wordsOfHtml } from './prices.ts';

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

  const text = (path: string) => files.get(`${path.slice(1) || 'index'}.html`) ?? '';
  const priceOf = (pack: (typeof packages)[number], surface: PricedSurface) =>
    formatPrice(amountOn(surface, pack.price, reading), pack.pricingSuffix);

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

  test("has each package's price on its page, its card, in the menu and in the comparison", () => {
    for (const pack of packages) {
      expect(text(links.package(pack.id)), pack.name).toContain(formatAmount(amountOn('page', pack.price, reading)));
      const menu = new RegExp(`href="${links.package(pack.id)}"[^€]*?${priceOf(pack, 'card').replace('/', '\\/')}`);
      for (const path of [links.home, links.compare]) expect(text(path), `${pack.name} on ${path}`).toMatch(menu);
    }
  });

  test('has each price in the contact form', () => {
    for (const pack of packages) {
      const amount = formatAmount(amountOn('contact', pack.price, reading));
      const option = new RegExp(`value="${contactChoiceFor(pack.id)}"[^>]*>${pack.name} \\(([^)]*)\\)`);
      expect(option.exec(text(links.home))?.[1], pack.name).toContain(amount);
    }
  });

  test('has each price in structured data', () => {
    for (const pack of packages) {
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text(links.package(pack.id)))?.[1] ?? '';
      const things = (
        JSON.parse(json) as { '@graph': { '@type': string; name?: string; offers?: { price: string } }[] }
      )['@graph'];
      const offered = things.find((thing) => thing['@type'] === 'Service' && thing.name === pack.name)?.offers?.price;
      const amount = amountOn('structured-data', pack.price, reading);
      expect(offered, pack.name).toBe(amount === 'custom' ? undefined : (amount / 100).toFixed(2));
    }
  });

  test('has each price in checkout, order message and offer', () => {
    for (const { id, name, price, pricingSuffix } of catalogue) {
      const printed = formatPrice(amountOn('checkout', price, reading), pricingSuffix);
      for (const path of [links.checkout(id), links.checkout(id, 'confirmation'), links.offer(id)]) {
        const others = pricesIn(withoutSteps(text(path), reading)).filter((other) => !printed.startsWith(other));
        expect(text(path), `${name} on ${path}`).toContain(printed);
        const menu = path === links.offer(id) ? cataloguePrices(reading, ['card', 'page', 'checkout']) : new Set();
        expect(
          others.filter((other) => !menu.has(other)),
          `${name} on ${path}`,
        ).toEqual([]);
      }
      // The order message takes its price from the island's props.
      expect(text(links.checkout(id, 'confirmation')), name).toMatch(
        new RegExp(`"priceInOrder":\\[0,"${printed.replace('/', '\\/')}`),
      );
    }
  });

  test("has each page's price on its sharing picture and in its alternative text", () => {
    const pictures = pagePictures(reading);
    for (const pack of packages) {
      const path = links.package(pack.id);
      const amount = formatAmount(amountOn('page', pack.price, reading));
      expect(pictures.get(path)?.price?.amount, pack.name).toBe(amount);
      expect(/property="og:image:alt" content="([^"]*)"/.exec(text(path))?.[1], pack.name).toContain(amount);
    }
    expect(pictures.get(links.package(longTermTeams.id))?.price?.amount).toContain(formatAmount(teamsFrom));
  });

  test('has each price behind its name in llms.txt', () => {
    for (const pack of packages) {
      const line = new RegExp(`### \\[${pack.name}\\]\\([^)]*\\): ([^#]*?) ${pack.promise.slice(0, 10)}`);
      expect(line.exec(files.get('llms.txt') ?? '')?.[1], pack.name).toBe(priceOf(pack, 'card'));
    }
  });
});
