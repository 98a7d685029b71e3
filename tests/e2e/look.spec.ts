import { packages } from '../../content/packages/packages.ts';
import { links } from '../../domain/links.ts';
import { expect, STILL, test } from './site.ts';

test.use(STILL);

for (const [path, width, most] of [
  [links.home, 360, 9_000],
  [links.home, 1280, 7_400],
  ...packages.map(({ id }) => [links.package(id), 390, 7_000] as const),
] as const) {
  test(`${path} is short at ${width} px, and no taller standing still`, async ({ page }) => {
    // Lower than any part, which counts as one window before it renders.
    await page.setViewportSize({ width, height: 250 });
    await page.goto(path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const still = await height();
    expect(still).toBeLessThan(most * 1.1);
    await expect(page.locator('html'), 'no automatic dark theme').toHaveCSS('color-scheme', 'light only');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // A typeface may have arrived in between.
    await expect.poll(height).toBeGreaterThan(still * 0.99);
  });
}
