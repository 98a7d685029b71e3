import type { Page } from '@playwright/test';
import { home } from '../../content/en/home.ts';
import { logos } from '../../content/logos.ts';
import { links } from '../../domain/links.ts';
import { expect, test } from './site.ts';

test.skip(logos.length === 0, 'no logos yet');

const CYCLE_MS = 30_000;
const band = (page: Page) => page.getByRole('region', { name: home.logos.title });

/** The gaps between the logos at a moment of the cycle. */
function holesAt(page: Page, ms: number): Promise<number[]> {
  return band(page).evaluate(async (region, time) => {
    for (const animation of region.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    const inWindow = [...region.querySelectorAll('img')].filter((logo) => {
      const { left, right } = logo.getBoundingClientRect();
      // A sliver at the edge cannot be hit-tested.
      return right > 2 && left < innerWidth - 2;
    });
    await Promise.all(inWindow.map((logo) => logo.decode()));
    const boxes = inWindow.map((logo) => logo.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    // From the window's left edge over every logo to its right edge.
    const edges = [0, ...boxes.flatMap(({ left, right }) => [left, right]), innerWidth];
    return Array.from({ length: edges.length / 2 }, (_, index) => {
      return (edges[2 * index + 1] ?? 0) - (edges[2 * index] ?? 0);
    });
  }, ms);
}

for (const width of [360, 1280, 3440]) {
  test(`covers the band at ${width} px at every moment of its 30 seconds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(links.home);
    await band(page).scrollIntoViewIfNeeded();
    const lefts = () =>
      band(page).evaluate((region) =>
        Array.from(region.querySelectorAll('img'), (logo) => Math.round(logo.getBoundingClientRect().left))
          .filter((left) => left >= 0 && left < innerWidth)
          .sort((a, b) => a - b),
      );
    // The logos spread over a wide window; between two of them there is always the same gap.
    const [, gap = 0] = await holesAt(page, 0);
    const atStart = await lefts();
    // Up to the very end of the cycle, where the band jumps back.
    for (let step = 0; step <= 20; step += 1) {
      const holes = await holesAt(page, Math.min((step * CYCLE_MS) / 20, CYCLE_MS - 0.01));
      expect(Math.max(...holes), `no hole at ${step}/20 of the cycle`).toBeLessThan(gap + 20);
    }
    expect(await lefts(), 'it begins again where it ends').toEqual(atStart);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('moves all the same, and its button stops it', async ({ page }) => {
    await page.goto(links.home);
    await band(page).scrollIntoViewIfNeeded();
    const logo = band(page).getByRole('img', { name: logos[0]?.name ?? '', exact: true });
    const left = async () => (await logo.boundingBox())?.x;
    const before = await left();
    await expect.poll(left).not.toBe(before);
    await band(page)
      .locator('label')
      .filter({ hasText: `${home.logos.pause} ${home.logos.pauseWhat}` })
      .click();
    await page.mouse.move(5, 5);
    const stopped = await left();
    await expect(logo).toBeVisible();
    expect(await left()).toBe(stopped);
  });
});

test('shows every logo once and still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(links.home);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const seen = await band(page)
      .locator('img')
      .evaluateAll((images) => {
        const boxes = images.map((image) => image.getBoundingClientRect()).filter((box) => box.width > 0);
        return boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length;
      });
    expect(seen, `at ${width} px`).toBe(logos.length);
  }
  // A screen reader also reads each logo once.
  await expect(band(page).getByRole('img')).toHaveCount(logos.length);
});
