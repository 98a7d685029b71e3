import type { Page } from '@playwright/test';
import { home } from '../content/home.ts';
import { stages } from '../content/stages.ts';
import { longTermTeams } from '../content/teams.ts';
import { teamsPage } from '../content/teams-page.ts';
import { links } from '../domain/links.ts';
import { boxesOf, overlap } from './boxes.ts';
import { measureRiders } from './lines.ts';
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
      // A picture of the element itself would scroll the page.
      const box = await header.boundingBox();
      const picture = () => page.screenshot({ clip: box ?? { x: 0, y: 0, width: 0, height: 0 } });
      const over = await picture();
      await page
        .locator(band)
        .first()
        .evaluate((element) => {
          for (const child of element.children) (child as HTMLElement).style.visibility = 'hidden';
        });
      const without = await picture();
      expect(over.equals(without), "the header looks the same with the band's words behind it and without").toBe(true);
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

test.describe('standing still', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [320, 360, 390]) {
    test(`at ${width} px no card of the hero covers another`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const cards = await boxesOf(page.locator('.hero-art > div'));
      expect(cards).toHaveLength(3);
      for (const [index, card] of cards.entries()) {
        for (const other of cards.slice(index + 1)) expect(overlap(card, other, 1)).toBe(false);
      }
    });
  }

  for (const width of [1024, 1280, 1600]) {
    test(`at ${width} px nothing of the hero or the footer stands beyond the page's column`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const [column] = await boxesOf(page.locator('header .page-width > a'));
      const left = column?.left ?? 0;
      const right = width - left;
      const parts = [
        ...(await boxesOf(page.locator('.hero-art > div'))),
        ...(await boxesOf(page.getByRole('contentinfo').locator('div:has(> p > [data-year])'))),
      ];
      expect(parts).toHaveLength(4);
      for (const part of parts) {
        expect(part.left).toBeGreaterThanOrEqual(left - 1);
        expect(part.right).toBeLessThanOrEqual(right + 1);
      }
    });
  }

  for (const path of ['/kickoff', '/get-started', '/get-momentum', '/get-scale', '/long-term-teams']) {
    for (const width of [360, 768, 1280]) {
      test(`at ${width} px the line of ${path} ends in a whole arrow that no card covers`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const art = page.locator('.package-art');
        const ends = await art.evaluate((element) => {
          const line = element.querySelector<SVGPathElement>('.package-art-line path.momentum-line');
          const end = line?.getPointAtLength(line.getTotalLength());
          const at = end && line?.getScreenCTM() ? end.matrixTransform(line.getScreenCTM() ?? undefined) : undefined;
          return { x: at?.x ?? 0, y: at?.y ?? 0 };
        });
        const [head] = await boxesOf(art.locator('.arrow-head path'));
        const tip = await art.locator('.arrow-head').boundingBox();
        if (!head || !tip) throw new Error('There is no arrow.');
        // The middle of the drawing is the tip.
        expect(Math.hypot(tip.x + tip.width / 2 - ends.x, tip.y + tip.height / 2 - ends.y)).toBeLessThan(6);
        for (const card of await boxesOf(art.locator('.package-art-card'))) expect(overlap(head, card, 1)).toBe(false);
        expect(head.left).toBeGreaterThan(0);
        expect(head.right).toBeLessThan(width + 8);
      });
    }
  }

  for (const width of [1024, 1280, 1600]) {
    test(`at ${width} px the line of the home page ends in a whole arrow below the header`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const [head] = await boxesOf(page.locator('.going-so-far path').last());
      const [header] = await boxesOf(page.getByRole('banner'));
      if (!head || !header) throw new Error('There is no arrow or no header.');
      const stroke = await page
        .locator('.going-so-far')
        .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeWidth));
      expect(head.top - stroke / 2).toBeGreaterThanOrEqual(header.bottom);
      expect(head.right + stroke / 2).toBeLessThanOrEqual(width);
    });
  }

  test('at 768 px the prices, the buttons and the names of a row of packages line up', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    for (const part of ['h3', '.package-price', 'p > a']) {
      const tops = (
        await boxesOf(page.locator(`.package-card > :nth-child(-n + 5)`).locator(`:scope:is(${part}), ${part}`))
      ).map(({ top, bottom }) => Math.round(part === 'h3' ? bottom : top));
      expect(tops.length, part).toBeGreaterThan(1);
      const counts = new Map<number, number>();
      for (const top of tops) counts.set(top, (counts.get(top) ?? 0) + 1);
      expect(
        [...counts.values()].every((count) => count === 2 || tops.length % 2 === 1),
        `${part}: ${tops}`,
      ).toBe(true);
    }
  });

  for (const width of [320, 360, 768]) {
    test(`at ${width} px no flag of a package stands on its name or near the card above`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [links.home, `${links.home}?stage=${stages[3]?.id}`]) {
        await page.goto(path);
        await page.locator('#packages').scrollIntoViewIfNeeded();
        const flags = page.locator('#packages .package-card > .package-flag').filter({ visible: true, hasText: /./ });
        await expect(flags.first()).toBeVisible();
        const cards = await boxesOf(page.locator('#packages .package-card'));
        const names = await boxesOf(page.locator('#packages .package-card h3'));
        for (const { left, top, bottom } of await boxesOf(flags)) {
          const column = cards.filter((card) => card.left < left && card.right > left);
          const own = column.find((card) => card.top > top && card.top < bottom);
          if (!own) throw new Error('A flag stands on the edge of no card.');
          expect(names[cards.indexOf(own)]?.top).toBeGreaterThanOrEqual(bottom + 4);
          for (const card of column.filter((each) => each.bottom <= own.top))
            expect(top - card.bottom).toBeGreaterThanOrEqual(8);
        }
      }
    });
  }

  test('at 1024 px every price has its suffix in the same place', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/');
    const offsets = await page.locator('.package-price').evaluateAll((prices) =>
      prices.map((price) => {
        const [amount, suffix] = [...price.children].map((child) => child.getBoundingClientRect());
        return Math.round((suffix?.top ?? 0) - (amount?.bottom ?? 0));
      }),
    );
    expect(new Set(offsets).size).toBe(1);
  });

  test('at 768 px the week of a team is a drawing beside its price, with the days under it', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/long-term-teams');
    const card = page.locator('#packages li').first();
    const week = await card.locator('svg').boundingBox();
    expect(week?.width).toBeLessThanOrEqual(320);
    for (const day of teamsPage.packages.days) await expect(card.locator('svg')).toContainText(day);
    const price = await card.locator('dl').boundingBox();
    expect(price?.x).toBeGreaterThan((week?.x ?? 0) + (week?.width ?? 0));
  });

  for (const width of [320, 360, 640, 703, 704, 768, 1280, 1920]) {
    test(`at ${width} px each figure of the band rides on the curve at its own point, and none stands on it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const band = page.getByRole('region', { name: home.stats.title });
      const riders = await measureRiders(band, { entries: 'dl > div', point: '::after', words: 'dt, dd' });
      expect(riders.touched, 'words on the curve').toEqual([]);
      expect(Math.max(...riders.away), 'from a point to the curve').toBeLessThan(5);
      expect(riders.rising, 'each point higher than the one before').toBe(true);
    });
  }

  for (const width of [320, 360, 768, 1280]) {
    test(`at ${width} px the founder and the account manager stand equally wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/long-term-teams');
      const [you, manager] = await boxesOf(page.locator('.structure-you, .structure-manager'));
      expect(you?.right).toBe(manager?.right);
      expect(you?.left).toBe(manager?.left);
    });
  }

  test('at 360 px the two buttons of the teams stand beside each other', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/long-term-teams');
    const hero = page.getByRole('region', { name: longTermTeams.title, exact: true });
    const [explore, order, ...others] = await boxesOf(hero.getByRole('link'));
    expect(others).toEqual([]);
    expect(order?.top).toBe(explore?.top);
    expect(order?.left).toBeGreaterThan(explore?.right ?? 0);
  });
});
