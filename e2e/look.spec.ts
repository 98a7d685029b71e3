import type { Page } from '@playwright/test';
import { home } from '../content/home.ts';
import { stageWords } from '../content/stages.ts';
import { links } from '../domain/links.ts';
import { boxesOf, overlap } from './boxes.ts';
import { measureRiders } from './lines.ts';
import { MENU } from './routes.ts';
import { expect, test } from './site.ts';

// What the eye sees, measured while it stands still.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("no banner's line runs behind its words or its button", async ({ page }) => {
      for (const path of [links.home, links.package('long-term-teams')]) {
        await page.goto(path);
        const lines = page.locator('.banner-line');
        expect(await lines.count(), path).toBeGreaterThan(0);
        await lines.last().scrollIntoViewIfNeeded();
        expect(await behindLines(page), path).toEqual([]);
      }
    });

    test('the line of every package page ends in a whole arrow that no card covers', async ({ page }) => {
      for (const { href } of MENU) {
        await page.goto(href);
        const art = page.locator('.package-art');
        const end = await art.evaluate((element) => {
          const line = element.querySelector<SVGPathElement>('.package-art-line path.momentum-line');
          const last = line?.getPointAtLength(line.getTotalLength());
          const { x = 0, y = 0 } = last?.matrixTransform(line?.getScreenCTM() ?? undefined) ?? {};
          return { x, y };
        });
        const [head] = await boxesOf(art.locator('.arrow-head path'));
        const tip = await art.locator('.arrow-head').boundingBox();
        if (!head || !tip) throw new Error('There is no arrow.');
        // The middle of the drawing is the tip.
        expect(Math.hypot(tip.x + tip.width / 2 - end.x, tip.y + tip.height / 2 - end.y), href).toBeLessThan(6);
        for (const card of await boxesOf(art.locator('.package-art-card')))
          expect(overlap(head, card, 1), href).toBe(false);
        expect(head.left).toBeGreaterThan(0);
        expect(head.right).toBeLessThan(width + 8);
      }
    });

    test('each figure of the band rides on the curve at its own point, and none stands on it', async ({ page }) => {
      await page.goto(links.home);
      const band = page.getByRole('region', { name: home.stats.title });
      const riders = await measureRiders(band, { entries: 'dl > div', point: '::after', words: 'dt, dd' });
      expect(riders.touched, 'words on the curve').toEqual([]);
      expect(Math.max(...riders.away), 'from a point to the curve').toBeLessThan(5);
      expect(riders.rising, 'each point higher than the one before').toBe(true);
    });
  });
}

test('on a phone no card of the hero covers another, and no flag of a package stands on its name', async ({ page }) => {
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

test('on a desktop the hero stays in its column: three lines, beside its cards, and an arrow below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(links.home);
  const [column] = await boxesOf(page.locator('header .page-width > a'));
  const [header] = await boxesOf(page.getByRole('banner'));
  const [head] = await boxesOf(page.locator('.going-so-far path').last());
  const [score] = await boxesOf(page.locator('.hero-art-score'));
  const [asked] = await boxesOf(page.getByRole('group', { name: stageWords.question }).locator('legend'));
  const lines = await boxesOf(page.getByRole('heading', { level: 1 }).locator('> span'));
  if (!column || !header || !head || !score || !asked) throw new Error('A part of the hero is not there.');
  for (const part of await boxesOf(page.locator('.hero-art > div'))) {
    expect(part.left).toBeGreaterThanOrEqual(column.left - 1);
    expect(part.right).toBeLessThanOrEqual(1280 - column.left + 1);
  }
  expect(new Set(lines.map(({ top }) => top)).size).toBe(3);
  for (const line of lines) {
    expect(line.right).toBeLessThan(score.left);
    expect(overlap(line, asked)).toBe(false);
  }
  expect(head.top).toBeGreaterThanOrEqual(header.bottom);
  expect(head.right).toBeLessThanOrEqual(1280);
});
