import type { Locator, Page } from '@playwright/test';
import { caseStudies } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { TIER_IDS } from '../domain/package-ids.ts';
import { axeViolations } from './accessibility.ts';
import { expect, test } from './site.ts';

// What moves with the reader's scrolling, on the built site: a style that a browser drops leaves no trace in the source.

/** The names of the animations that are bound to a timeline of this kind. */
function animationsOn(page: Page, kind: 'ScrollTimeline' | 'ViewTimeline'): Promise<string[]> {
  return page.evaluate((name) => {
    const bound = document.getAnimations().filter(({ timeline }) => timeline?.constructor.name === name);
    return bound.map((animation) => (animation as CSSAnimation).animationName);
  }, kind);
}

/** Scrolls a place of the page to the top of the window. Styles that follow the scrolling come within a frame or two. */
async function bringToTop(page: Page, top: number) {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);
}

/** Scrolls until a part's upper edge is that far below the top of the window. */
async function bringPart(page: Page, part: Locator, below: number) {
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
  // Again, until it stands there: what lies above may still grow, by a font or by a part that is rendered late.
  await expect(async () => {
    await bringToTop(page, (await page.evaluate(() => scrollY)) + (await top()) - below);
    expect(Math.abs((await top()) - below)).toBeLessThan(2);
  }).toPass({ timeout: 10_000 });
}

const hairline = (page: Page) =>
  page.getByRole('banner').evaluate((header) => getComputedStyle(header).borderBottomColor);

test('the header has no hairline at the top of a page, and one once the reader has scrolled', async ({ page }) => {
  await page.goto('/kickoff');
  await expect.poll(() => animationsOn(page, 'ScrollTimeline')).toEqual(['header-hairline']);
  expect(await hairline(page)).toBe('rgba(0, 0, 0, 0)');
  await bringToTop(page, 300);
  await expect.poll(() => hairline(page)).toBe('rgb(230, 226, 234)');
  await bringToTop(page, 0);
  await expect.poll(() => hairline(page)).toBe('rgba(0, 0, 0, 0)');
});

for (const path of [links.home, ...TIER_IDS.map(links.package)]) {
  test(`the header of ${path} is as dark as the band that passes under it, and its words can be read there`, async ({
    page,
  }) => {
    await page.goto(path);
    const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
    const header = page.getByRole('banner');
    const light = await ground(header);
    await bringToTop(page, 100_000);
    const bands = page.locator('section.on-ink');
    expect(await bands.count()).toBeGreaterThan(0);
    for (const band of await bands.all()) {
      const height = (await band.boundingBox())?.height ?? 0;
      const bringTo = (top: number) => bringPart(page, band, top);
      await bringTo(80);
      await expect.poll(() => ground(header), 'not yet').toBe(light);
      await bringTo(-10);
      await expect.poll(() => ground(header), 'under it').toBe(await ground(band));
      expect(await axeViolations(page)).toEqual([]);
      await bringTo(-height - 10);
      await expect.poll(() => ground(header), 'past it').toBe(light);
    }
  });
}

for (const { path, lines } of [
  { path: '/', lines: 2 },
  { path: '/get-started', lines: 2 },
  ...caseStudies.slice(0, 1).map(({ caseStudy }) => ({ path: links.caseStudy(caseStudy.id), lines: 2 })),
]) {
  test(`each line on ${path} draws itself as it is scrolled into view`, async ({ page }) => {
    await page.goto(path);
    const drawn = page.locator('.draw-on-scroll');
    await expect(drawn).toHaveCount(lines);
    const drawing = async () => (await animationsOn(page, 'ViewTimeline')).filter((name) => name === 'draw').length;
    await expect.poll(drawing).toBe(lines);
    for (const line of await drawn.all()) {
      const left = () => line.evaluate((stroke) => Number.parseFloat(getComputedStyle(stroke).strokeDashoffset));
      const drawing = line.locator('xpath=ancestor::*[local-name()="svg"]');
      const bringTo = (below: number) => bringPart(page, drawing, below);
      await bringTo(810);
      await expect.poll(left, 'hidden before it is seen').toBeCloseTo(1.4, 1);
      await bringTo(600);
      await expect.poll(left, 'begun as it comes in').toBeLessThan(1.3);
      const coming = await left();
      await bringTo(450);
      await expect.poll(left, 'further when it is in view').toBeLessThan(coming - 0.2);
      const inView = await left();
      expect(inView, 'not finished yet').toBeGreaterThan(0.05);
      // Its middle a little above that of the window, however tall it is.
      const height = (await drawing.boundingBox())?.height ?? 0;
      await bringTo(Math.min(150, ((page.viewportSize()?.height ?? 0) - height) / 2 - 30));
      const dashes = () => line.evaluate((stroke) => getComputedStyle(stroke).strokeDasharray);
      await expect.poll(dashes, 'whole').toBe('none');
      await bringTo(450);
      await expect.poll(left, 'back where it was').toBeCloseTo(inView, 1);
    }
  });
}

test.describe('a reader who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees every line whole and the header with its hairline, wherever they are', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    for (const line of await page.locator('.draw-on-scroll').all()) {
      expect(await line.evaluate((stroke) => getComputedStyle(stroke).strokeDasharray)).toBe('none');
    }
    expect(await hairline(page)).toBe('rgb(230, 226, 234)');
  });
});
