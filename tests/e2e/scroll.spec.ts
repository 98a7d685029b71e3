import type { Locator, Page } from '@playwright/test';
import { packagePageWords } from '../../content/en/package-page-words.ts';
import { caseStudies } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { TIER_IDS } from '../../domain/package-ids.ts';
import { axeViolations } from './accessibility.ts';
import { expect, test } from './site.ts';

// Styles that follow the scroll position.

/** Scrolls a point of the page to the top of the window. Styles follow within a frame or two. */
async function bringToTop(page: Page, top: number) {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/** Scrolls until a part's upper edge is this far below the top of the window. */
async function bringPart(page: Page, part: Locator, below: number) {
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
  // Repeats, because content above may still grow by a font or late rendering.
  await expect(async () => {
    await bringToTop(page, (await page.evaluate(() => scrollY)) + (await top()) - below);
    expect(Math.abs((await top()) - below)).toBeLessThan(2);
  }).toPass({ timeout: 10_000 });
}

test('darkens the header and the order bar together over a dark band, with readable text', async ({ page }) => {
  await page.goto(links.package(TIER_IDS[0]));
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const header = page.getByRole('banner');
  const light = await ground(header);
  await bringToTop(page, 100_000);
  const band = page.locator('section.on-ink').first();
  const height = (await band.boundingBox())?.height ?? 0;
  // Below header and order bar.
  await bringPart(page, band, 160);
  await expect.poll(() => ground(header), 'not yet').toBe(light);
  await bringPart(page, band, 100);
  const bar = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('link', { name: packagePageWords.order }) })
    .first();
  await expect
    .poll(async () => [await ground(header), await ground(bar)], 'both')
    .toEqual([await ground(band), await ground(band)]);
  await bringPart(page, band, -10);
  await expect.poll(() => ground(header), 'under it').toBe(await ground(band));
  expect(await axeViolations(page)).toEqual([]);
  await bringPart(page, band, -height - 10);
  await expect.poll(() => ground(header), 'past it').toBe(light);
});

/** A page with a line to draw. */
const STORY = links.caseStudy(caseStudies[0]?.caseStudy.id ?? '');

test('draws each line once, when it scrolls into view', async ({ page }) => {
  await page.goto(STORY);
  const drawn = page.locator('.plays .play-stroke');
  expect(await drawn.count()).toBeGreaterThan(0);
  for (const line of await drawn.all()) {
    const drawing = line.locator('xpath=ancestor::*[local-name()="svg"]');
    await bringPart(page, drawing, 890);
    await expect(line, 'drawn in part before it is seen').toHaveCSS('stroke-dashoffset', '0.8px');
    await bringPart(page, drawing, 150);
    const dashes = () => line.evaluate((stroke) => getComputedStyle(stroke).strokeDasharray);
    await expect.poll(dashes, 'whole').toBe('none');
  }
});

test('shows every line whole with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(STORY);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const line of await page.locator('.play-stroke').all())
    expect(await line.evaluate((stroke) => getComputedStyle(stroke).strokeDasharray)).toBe('none');
});
