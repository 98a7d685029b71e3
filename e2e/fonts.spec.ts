import type { Page } from '@playwright/test';
import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { expect, test } from './site.ts';

const PATHS = ['/', ...PACKAGE_IDS.map((id) => `/${id}`), '/checkout/get-started'];

/** Holds the fonts back until the page has painted without them, and says how far things then moved. */
async function shiftOfLateFonts(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames: one that paints with the fonts, one after which the observer has heard of it.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shift))));
      }),
  );
}

for (const width of [360, 768, 1280]) {
  test(`at ${width} px nothing moves when the fonts come after the first paint`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    let asked = 0;
    await page.route('**/*.woff2', async (route) => {
      asked += 1;
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    for (const path of PATHS) {
      asked = 0;
      expect(await shiftOfLateFonts(page, path), path).toBeLessThan(0.01);
      expect(asked, `${path} is set in two faces`).toBe(2);
    }
  });
}

test('the face of the first screen is preloaded, and no other', async ({ page }) => {
  for (const [path, face] of [
    ['/', /bricolage/],
    ['/kickoff', /bricolage/],
    ['/checkout/kickoff', /hanken/],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('link[rel=preload]')).toHaveCount(1);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', face);
  }
});
