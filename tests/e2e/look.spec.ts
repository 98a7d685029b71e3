import type { Locator } from '@playwright/test';
import { packages } from '../../content/packages/packages.ts';
import { caseStudies } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { boxesOf, overlap } from './measure.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { caseStudy } of caseStudies) {
  const path = links.caseStudy(caseStudy.id);
  test(`no line crosses text or a button on ${path}`, async ({ page }) => {
    await page.goto(path);
    const part = page.locator('[aria-labelledby="story-line-title"]');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await part.scrollIntoViewIfNeeded();
      expect(await touchedWords(part, 'a, h2:not(.sr-only), h3, p'), `at ${width} px`).toEqual([]);
    }
  });
}

test("no hero card overlaps another on a phone, and no flag covers a package's name", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(links.home);
  const cards = await boxesOf(page.locator('.hero-art > div'));
  for (const [index, card] of cards.entries())
    for (const other of cards.slice(index + 1)) expect(overlap(card, other, 1)).toBe(false);
  await page.locator('#packages').scrollIntoViewIfNeeded();
  const flags = page.locator('#packages .package-card > .package-flag').filter({ visible: true, hasText: /./ });
  await expect(flags.first()).toBeVisible();
  const names = await boxesOf(page.locator('#packages .package-card h3'));
  for (const flag of await boxesOf(flags)) for (const name of names) expect(overlap(flag, name)).toBe(false);
});

const HEIGHTS: readonly (readonly [path: string, width: number, most: number])[] = [
  [links.home, 360, 9_000],
  [links.home, 390, 9_000],
  [links.home, 768, 8_300],
  [links.home, 1280, 7_400],
  ...packages.map(({ id }) => [links.package(id), 390, 7_000] as const),
];
const SLACK = 1.1;

for (const [path, width, most] of HEIGHTS) {
  test(`${path} is short at ${width} px, and no taller standing still`, async ({ page }) => {
    // Lower than any part, which counts as one window before it renders.
    await page.setViewportSize({ width, height: 250 });
    await page.goto(path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const still = await height();
    expect(still).toBeLessThan(most * SLACK);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // A typeface may have arrived in between.
    await expect.poll(height).toBeGreaterThan(still * 0.99);
  });
}

test("opts out of the browser's automatic dark theme", async ({ page }) => {
  await page.goto(links.home);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
});

/** The words, or buttons, of a part that its drawing's strokes touch. */
function touchedWords(part: Locator, words: string): Promise<string[]> {
  return part.evaluate((element, words) => {
    const svg = element.querySelector('svg') as SVGSVGElement;
    // On a narrow screen the line ends with the story.
    const drawn = [...svg.querySelectorAll('path')].filter((path) => path.checkVisibility());
    const points = drawn.flatMap((path) => {
      const matrix = path.getScreenCTM() as DOMMatrix;
      const half = Number.parseFloat(getComputedStyle(path).strokeWidth) / 2;
      return Array.from({ length: 400 }, (_, step) => {
        const { x, y } = path.getPointAtLength((path.getTotalLength() * step) / 399).matrixTransform(matrix);
        return { x, y, half };
      });
    });
    const isTouched = (each: Element) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const boxes = each.matches('a') ? [each.getBoundingClientRect()] : [...range.getClientRects()];
      return boxes.some(({ left, right, top, bottom }) =>
        points.some(({ x, y, half }) => x > left - half && x < right + half && y > top - half && y < bottom + half),
      );
    };
    return [...element.querySelectorAll(words)].filter(isTouched).map((each) => each.textContent ?? '');
  }, words);
}
