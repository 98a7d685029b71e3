import type { Page } from '@playwright/test';
import { logos } from '../content/logos.ts';
import { expect, test } from './site.ts';

const CYCLE_MS = 30_000;
const band = (page: Page) => page.getByRole('region', { name: 'Trusted by successful founders' });

/**
 * The widths of the gaps between the logos at a moment of the cycle, and the number of logos in the window that are
 * hidden.
 */
function holesAt(page: Page, ms: number): Promise<{ holes: number[]; unseen: number }> {
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
    // From the left edge of the window over every logo to its right edge.
    const edges = [0, ...boxes.flatMap(({ left, right }) => [left, right]), innerWidth];
    const holes = Array.from({ length: edges.length / 2 }, (_, index) => {
      return (edges[2 * index + 1] ?? 0) - (edges[2 * index] ?? 0);
    });
    const unseen = boxes.filter(({ left, right, top, bottom }) => {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      return !document
        .elementsFromPoint(x, (top + bottom) / 2)
        .some((element) => inWindow.includes(element as HTMLImageElement));
    });
    return { holes, unseen: unseen.length };
  }, ms);
}

for (const width of [320, 1280, 2560, 3440, 5120]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the band of logos is covered from edge to edge at every moment of its cycle', async ({ page }) => {
      await page.goto('/');
      await band(page).scrollIntoViewIfNeeded();
      const gaps = new Set<number>();
      // Up to the very end of the cycle, where the band jumps back.
      for (let step = 0; step <= 40; step += 1) {
        const { holes, unseen } = await holesAt(page, Math.min((step * CYCLE_MS) / 40, CYCLE_MS - 1));
        expect(unseen, 'every logo is seen').toBe(0);
        expect(Math.max(...holes), `no hole at ${step}/40 of the cycle`).toBeLessThan(75);
        for (const gap of holes.slice(1, -1)) gaps.add(Math.round(gap));
      }
      expect(gaps.size, 'two logos are seen at once').toBeGreaterThan(0);
      expect(
        [...gaps].every((gap) => Math.abs(gap - 64) <= 1),
        `evenly spaced: ${[...gaps]}`,
      ).toBe(true);
    });
  });
}

test('the band begins again where it ends, after 30 seconds', async ({ page }) => {
  await page.goto('/');
  await band(page).scrollIntoViewIfNeeded();
  const lefts = () =>
    band(page).evaluate((region) =>
      [...region.querySelectorAll('img')]
        .map((logo) => [logo.src, Math.round(logo.getBoundingClientRect().left)] as const)
        .filter(([, left]) => left >= 0 && left < innerWidth),
    );
  await holesAt(page, 0);
  const atStart = await lefts();
  await holesAt(page, CYCLE_MS - 0.01);
  expect(await lefts()).toEqual(atStart);
  await holesAt(page, CYCLE_MS / 2);
  expect(await lefts()).not.toEqual(atStart);
});

test('a screen reader hears each logo once', async ({ page }) => {
  await page.goto('/');
  for (const { name } of logos) await expect(band(page).getByRole('img', { name, exact: true })).toHaveCount(1);
  await expect(band(page).getByRole('img')).toHaveCount(logos.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the band moves all the same, and its button stops it', async ({ page }) => {
    await page.goto('/');
    await band(page).scrollIntoViewIfNeeded();
    const logo = band(page).getByRole('img', { name: logos[0]?.name ?? '', exact: true });
    const left = async () => (await logo.boundingBox())?.x;
    const before = await left();
    await expect.poll(left).not.toBe(before);
    await band(page).locator('label').filter({ hasText: 'Pause the logos' }).click();
    await page.mouse.move(5, 5);
    const stopped = await left();
    await expect(logo).toBeVisible();
    expect(await left()).toBe(stopped);
  });
});

test.describe('a reader who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [320, 1280, 3440]) {
    test(`sees every logo once and still, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const seen = await band(page)
        .locator('img')
        .evaluateAll((images) => {
          const boxes = images.map((image) => image.getBoundingClientRect()).filter((box) => box.width > 0);
          return boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length;
        });
      expect(seen).toBe(logos.length);
    });
  }
});
