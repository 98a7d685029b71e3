import type { Page } from '@playwright/test';
import { printEstimate } from '../../catalogue/printed-estimate.ts';
import { orderSummary } from '../../content/en/checkout-page.ts';
import { teams } from '../../content/teams.ts';
import { teamsPage } from '../../content/teams-page.ts';
import { links } from '../../domain/links.ts';
import { withEstimate } from '../../domain/order-estimate.ts';
import { teamCheckoutId } from '../../domain/package-ids.ts';
import { estimateTeam, hoursScale, positionOf } from '../../src/sections/teams-page/team-estimate.ts';
import { axeViolations, boxesOf, LEAST_SHIFT, layoutShift, overlap } from './measure.ts';
import { expect, openReady, test } from './site.ts';

const words = teamsPage.calculator;
const path = links.package('long-term-teams');
const priced = teams.filter(({ cost, hours }) => cost !== 'custom' && hours !== null);
const largest = Math.max(...priced.map(({ hours }) => hours as number));

const SCALE = hoursScale(teams);

const calculator = (page: Page) => page.getByRole('region', { name: words.title });
const slider = (page: Page) => calculator(page).getByRole('slider', { name: words.slider });
const hoursField = (page: Page) => page.getByRole('textbox', { name: words.hours });

async function open(page: Page) {
  await page.goto(`${path}#calculator`);
  await expect(calculator(page).locator('astro-island:not([ssr])')).toBeAttached();
}

test('is accessible and fits at 320 px in every state', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page);
  for (const written of ['10', `${largest + 1}`, 'x']) {
    await hoursField(page).fill(written);
    expect(await axeViolations(page), written).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

for (const width of [320, 1280]) {
  test(`shows every price whole at ${width} px, and the slider's own line as far as its knob`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const boxes = (selector: string) => boxesOf(calculator(page).locator(selector));
    for (const hours of [...priced.map((size) => size.hours as number), largest + 1]) {
      await hoursField(page).fill(`${hours}`);
      // Without the background around the letters.
      const prices = (await boxes('.hours-price')).map((box) => ({ ...box, top: box.top + 5, bottom: box.bottom - 5 }));
      const lines = await boxes('.hours-curve line');
      const [dot, fill, track, card] = (
        await Promise.all(['circle', '.calculator-fill', 'input[type=range]', '.team-calculator'].map(boxes))
      ).map(([box]) => box);
      if (!dot || !fill || !track || !card) throw new Error('A part of the calculator is not there.');
      expect(prices.length).toBeGreaterThan(1);
      for (const [index, price] of prices.entries()) {
        expect(price.left).toBeGreaterThan(card.left);
        expect(price.right).toBeLessThan(card.right);
        for (const other of [dot, ...lines, ...prices.slice(index + 1)])
          expect(overlap(price, other), `at ${hours}`).toBe(false);
      }
      // The knob is 28 px wide and travels from end to end; a line's box includes half its stroke.
      const knob = track.left + 14 + (positionOf(SCALE, hours) / 100) * (track.width - 28);
      expect(Math.abs(fill.right - knob), `at ${hours}`).toBeLessThan(4);
      expect(track.height, 'large enough for a finger').toBeGreaterThanOrEqual(44);
    }
  });
}

test("uses the browser's slider in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await expect(slider(page)).toHaveCSS('appearance', 'auto');
  await expect(calculator(page).locator('.calculator-track')).toBeHidden();
});

for (const [width, step] of [
  [360, 'confirmation'],
  [1280, 'personal'],
] as const) {
  test(`shifts nothing at ${width} px when the hours appear in the summary of the step ${step}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const summary = page.getByRole('complementary', { name: orderSummary.title });
    const boxes = () =>
      Promise.all([page.getByRole('heading', { level: 1 }), summary].map((part) => part.boundingBox()));
    const estimate = { hours: 21, months: 3 };
    const checkout = links.checkout(teamCheckoutId(estimateTeam(teams, estimate).size.id), step);
    await page.goto(checkout);
    const before = await boxes();
    await openReady(page, withEstimate(checkout, estimate));
    await expect(summary.getByText(printEstimate(estimate)).filter({ visible: true })).toBeVisible();
    expect(await boxes()).toEqual(before);
    expect(await layoutShift(page)).toBeLessThan(LEAST_SHIFT);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the cards, and no calculator that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(calculator(page)).toBeHidden();
    await expect(page.getByRole('region', { name: teamsPage.packages.title })).toBeVisible();
  });
});
