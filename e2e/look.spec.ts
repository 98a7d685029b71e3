import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

// What the eye sees, measured.

test.describe('the header', () => {
  for (const path of ['/', '/checkout/kickoff']) {
    test(`on ${path} has its logo and its words on one centre line`, async ({ page }) => {
      await page.goto(path);
      const centres = await page.getByRole('banner').evaluate((header) => {
        const bar = header.querySelector('.page-width')?.getBoundingClientRect();
        const parts = [
          ...header.querySelectorAll('.page-width > a svg, nav > a, nav > div > button, p > a, .page-width > div > a'),
        ];
        const centre = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
        return [bar, ...parts.map((part) => part.getBoundingClientRect())]
          .filter((box) => box !== undefined && box.width > 0)
          .map((box) => centre(box as DOMRect));
      });
      expect(centres.length).toBeGreaterThan(2);
      for (const centre of centres) expect(Math.abs(centre - (centres[0] ?? 0)), `${centres}`).toBeLessThanOrEqual(1);
    });
  }

  for (const { path, band } of [
    { path: '/', band: '[aria-labelledby="stats-title"]' },
    { path: '/', band: '.on-gradient-wide' },
    { path: '/get-started', band: '[aria-labelledby="timeline-title"]' },
  ]) {
    test(`over ${band} on ${path} is as clean as over paper`, async ({ page }) => {
      await page.goto(path);
      await page.locator(band).first().scrollIntoViewIfNeeded();
      const header = page.getByRole('banner');
      const behind = () =>
        page
          .locator(band)
          .first()
          .evaluate((element) => {
            // So that the band, with its words, is what lies behind the header.
            scrollBy({ top: element.getBoundingClientRect().bottom - 90, behavior: 'instant' });
            return element.getBoundingClientRect().bottom;
          });
      await expect.poll(behind).toBeCloseTo(90, -1);
      const over = await header.screenshot();
      await page
        .locator(band)
        .first()
        .evaluate((element) => {
          (element as HTMLElement).style.visibility = 'hidden';
        });
      const without = await header.screenshot();
      expect(over.equals(without), 'the header looks the same with the band behind it and without').toBe(true);
    });
  }
});

for (const height of [760, 560]) {
  test.describe(`the menu of a phone of 360 × ${height} px`, () => {
    test.use({ viewport: { width: 360, height }, hasTouch: true });

    test('shows Get Started without scrolling, and every link can be scrolled clear of it', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const button = menu.getByRole('link', { name: 'Get Started – contact us' });
      await expect(button).toBeInViewport({ ratio: 1 });
      for (const link of await menu.getByRole('navigation').getByRole('link').all()) {
        await link.focus();
        const covered = await link.evaluate((element) => {
          const { left, right, bottom, top } = element.getBoundingClientRect();
          const shown = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y));
          return !shown.every((part) => part && element.contains(part));
        });
        expect(covered, (await link.textContent()) ?? '').toBe(false);
      }
      await button.click();
      await expect(page).toHaveURL('/#contact');
    });
  });
}

/** The texts of a banner, its button included, that its line runs behind. */
function behindLines(page: Page): Promise<string[]> {
  return page.locator('.banner-line').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const path = drawing.querySelector('path') as SVGPathElement;
      const matrix = path.getScreenCTM();
      const half = Number.parseFloat(getComputedStyle(path).strokeWidth) / 2;
      const points = Array.from({ length: 400 }, (_, step) =>
        path.getPointAtLength((path.getTotalLength() * step) / 399).matrixTransform(matrix ?? undefined),
      );
      const parts = [...(drawing.parentElement?.querySelectorAll('a, h2, h3, p') ?? [])];
      return parts
        .filter((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const boxes = part.matches('a') ? [part.getBoundingClientRect()] : [...range.getClientRects()];
          return boxes.some(({ left, right, top, bottom }) =>
            points.some(({ x, y }) => x > left - half && x < right + half && y > top - half && y < bottom + half),
          );
        })
        .map((part) => part.textContent?.slice(0, 40) ?? '');
    }),
  );
}

for (const width of [320, 360, 768, 1280, 1600]) {
  test(`no banner's line runs behind its words or its button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/long-term-teams']) {
      await page.goto(path);
      const lines = page.locator('.banner-line');
      expect(await lines.count(), path).toBeGreaterThan(0);
      await lines.last().scrollIntoViewIfNeeded();
      expect(await behindLines(page), path).toEqual([]);
    }
  });
}
