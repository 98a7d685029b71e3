import { expect, test } from 'vitest';
import { listedPaths } from '../../../catalogue/paths.ts';
import { CHECKOUT_STEPS } from '../../../domain/checkout-steps.ts';
import { links } from '../../../domain/links.ts';
import { until } from '../until.ts';
import type { Telling } from './telling.ts';

/** The listed pages, and one of each kind of the others: these differ by the package alone. */
const PATHS = [
  ...listedPaths,
  ...CHECKOUT_STEPS.map(({ id }) => links.checkout('get-started', id)),
  links.offer('kickoff'),
  links.findAnswer,
  links.findResult('kickoff'),
  links.messageSent,
  links.messageNotSent,
];

export function tellOfPages({ open, openAs, site }: Telling): void {
  test('every page has its heading, its typefaces and no more than its width, on a phone and on a desk', async () => {
    const page = await open('/');
    for (const path of PATHS) {
      await page.goto(site().url + path);
      await until(page, () => document.fonts.status === 'loaded');
      for (const width of [1280, 360]) {
        await page.resize(width);
        expect(await page.evaluate(look), `${path} at ${width} px`).toEqual({
          heading: expect.stringMatching(/\w/),
          width,
          beyond: 0,
        });
      }
    }
  });

  test('whoever wants less motion sees nothing move by itself', async () => {
    const page = await openAs({ lessMotion: true }, '/');
    await page.press('Shift');
    for (const part of ['#packages', '#case-studies', '#contact']) {
      await page.evaluate((id) => document.querySelector(id)?.scrollIntoView({ behavior: 'instant' }), part);
      expect(await page.evaluate(() => document.getAnimations().length), part).toBe(0);
    }
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  });
}

/** Runs in the page. */
function look() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { heading: document.querySelector('h1')?.innerText, width: innerWidth, beyond: scrollWidth - clientWidth };
}
