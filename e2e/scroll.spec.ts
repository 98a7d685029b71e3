import type { Locator, Page } from '@playwright/test';
import { caseStudies } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { TIER_IDS } from '../domain/package-ids.ts';
import { axeViolations } from './accessibility.ts';
import { expect, test } from './site.ts';

// Scroll-driven styles on the built site: a style that a browser drops leaves no trace in the source.

/** Scrolls a point of the page to the top of the window. Scroll-driven styles follow within a frame or two. */
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
    .filter({ has: page.getByRole('link', { name: 'Order Now' }) })
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

test('draws each line as it scrolls into view', async ({ page }) => {
  await page.goto(STORY);
  const drawn = page.locator('.draw-on-scroll');
  expect(await drawn.count()).toBeGreaterThan(0);
  for (const line of await drawn.all()) {
    const left = () => line.evaluate((stroke) => Number.parseFloat(getComputedStyle(stroke).strokeDashoffset));
    const drawing = line.locator('xpath=ancestor::*[local-name()="svg"]');
    const bringTo = (below: number) => bringPart(page, drawing, below);
    await bringTo(810);
    await expect.poll(left, 'hidden before it is seen').toBeCloseTo(1.4, 1);
    await bringTo(500);
    await expect.poll(left, 'begun as it comes in').toBeLessThan(1.3);
    expect(await left(), 'not finished yet').toBeGreaterThan(0.05);
    // Its centre a little above the window's, however tall it is.
    const height = (await drawing.boundingBox())?.height ?? 0;
    await bringTo(Math.min(150, ((page.viewportSize()?.height ?? 0) - height) / 2 - 30));
    const dashes = () => line.evaluate((stroke) => getComputedStyle(stroke).strokeDasharray);
    await expect.poll(dashes, 'whole').toBe('none');
  }
});

test('shows every line whole with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(STORY);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const line of await page.locator('.draw-on-scroll').all())
    expect(await line.evaluate((stroke) => getComputedStyle(stroke).strokeDasharray)).toBe('none');
});
