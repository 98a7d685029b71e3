import type { Page } from '@playwright/test';
import { teams } from '../content/teams.ts';
import { teamsPage } from '../content/teams-page.ts';
import { links } from '../domain/links.ts';
import { ESTIMATE_LIMITS, withEstimate } from '../domain/order-estimate.ts';
import { teamCheckoutId } from '../domain/package-ids.ts';
import { formatAmount, perHour } from '../domain/price.ts';
import { estimateTeam } from '../domain/team-estimate.ts';
import { axeViolations } from './accessibility.ts';
import { overlap } from './boxes.ts';
import { expect, holdScripts, test } from './site.ts';

// 'Work out your team' on the page of the tech teams.

const words = teamsPage.calculator;
const path = links.package('long-term-teams');
const priced = teams.filter(({ cost, hours }) => cost !== 'custom' && hours !== null);
const largest = Math.max(...priced.map(({ hours }) => hours as number));
const custom = teams.find(({ cost }) => cost === 'custom');

const calculator = (page: Page) => page.getByRole('region', { name: words.title });
const slider = (page: Page) => calculator(page).getByRole('slider', { name: words.slider });
const hoursField = (page: Page) => page.getByRole('textbox', { name: words.hours });
const monthsField = (page: Page) => page.getByRole('textbox', { name: words.months });

/** Opens the page where the calculator answers. */
async function open(page: Page) {
  await page.goto(`${path}#calculator`);
  await expect(calculator(page).locator('astro-island:not([ssr])')).toBeAttached();
}

async function expectTeam(page: Page, hours: number, months: number) {
  const { size, total } = estimateTeam(teams, { hours, months });
  await expect(calculator(page).getByRole('heading', { name: size.title, level: 3 })).toBeVisible();
  await expect(calculator(page)).toContainText(formatAmount(total));
  await expect(calculator(page).getByRole('link', { name: words.order })).toHaveAttribute(
    'href',
    withEstimate(links.checkout(teamCheckoutId(size.id)), { hours, months }),
  );
}

test('it says the figures of the price list at the hours of each team', async ({ page }) => {
  await open(page);
  await monthsField(page).fill('1');
  for (const { hours, cost, fte } of priced) {
    await hoursField(page).fill(`${hours}`);
    await expectTeam(page, hours as number, 1);
    await expect(calculator(page)).toContainText(formatAmount(perHour(cost as number, hours as number)));
    await expect(calculator(page).getByText(`${fte}`, { exact: true })).toBeVisible();
  }
});

test('it says where two teams together cover the hours for less, and leads to whom to ask', async ({ page }) => {
  const hours = Array.from({ length: largest }, (_, index) => index + 1);
  const cheaper = hours.find((each) => estimateTeam(teams, { hours: each, months: 1 }).together);
  test.skip(cheaper === undefined, 'No two teams are cheaper than one.');
  const { together } = estimateTeam(teams, { hours: cheaper as number, months: 1 });
  await open(page);
  const ask = calculator(page).getByRole('link', { name: words.askTogether });
  await hoursField(page).fill(`${priced[0]?.hours}`);
  await expect(ask).toHaveCount(0);
  await hoursField(page).fill(`${cheaper}`);
  await expect(ask).toHaveAttribute('href', links.contactAbout('long-term-team'));
  await expect(calculator(page)).toContainText(`${formatAmount(together?.cost as number)} a month`);
});

test('between two teams it takes the one that covers the hours, and above all of them the one that is agreed', async ({
  page,
}) => {
  await open(page);
  for (const hours of [1, ...priced.map((team) => (team.hours as number) - 1), largest + 1]) {
    await hoursField(page).fill(`${hours}`);
    await expectTeam(page, hours, 3);
  }
  await expect(calculator(page).getByRole('heading', { name: custom?.title ?? '', level: 3 })).toBeVisible();
});

test('slider and field say the same, by pointer and by keyboard', async ({ page }) => {
  await open(page);
  await hoursField(page).fill('33');
  await expect(slider(page)).toHaveValue('33');
  await slider(page).press('ArrowRight');
  await expect(hoursField(page)).toHaveValue('34');
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('The slider has no place.');
  await slider(page).click({ position: { x: box.width - 4, y: box.height / 2 } });
  await expect(calculator(page).getByRole('heading', { name: custom?.title ?? '', level: 3 })).toBeVisible();
});

test('the hours of a team catch the knob that is dragged near them, and the arrow keys go past them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page);
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('The slider has no place.');
  const { min } = ESTIMATE_LIMITS.hours;
  const end = Number(await slider(page).getAttribute('max'));
  const knob = 28;
  const place = (hours: number) => knob / 2 + ((hours - min) / (end - min)) * (box.width - knob);
  for (const hours of priced.map((team) => team.hours as number)) {
    for (const off of [-4, 4]) {
      await slider(page).click({ position: { x: place(hours) + off, y: box.height / 2 } });
      await expect(hoursField(page), `${off} px off`).toHaveValue(`${hours}`);
    }
    await slider(page).press('ArrowRight');
    await expect(hoursField(page)).toHaveValue(`${hours + 1}`);
  }
});

test('what stood in its fields before it answered is reckoned with', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(`${path}#calculator`);
  await hoursField(page).fill('33');
  await monthsField(page).fill('7');
  letGo();
  await expectTeam(page, 33, 7);
  await expect(slider(page)).toHaveValue('33');
  await expect(hoursField(page)).toHaveValue('33');
});

test('so is what its slider said', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(`${path}#calculator`);
  await slider(page).fill('33');
  letGo();
  await expect(hoursField(page)).toHaveValue('33');
  await expectTeam(page, 33, 3);
});

test('above all teams its name is said once, and the way on follows the words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await hoursField(page).fill(`${largest + 1}`);
  await expectTeam(page, largest + 1, 3);
  const name = calculator(page).getByText(custom?.title ?? '', { exact: true });
  await expect(name.and(page.locator(':not(text)')), 'beside the chart, which is a picture').toHaveCount(1);
  // It has no price of an hour.
  await expect(calculator(page)).not.toContainText(words.note);
  const agreed = await calculator(page)
    .getByText(words.agreed.replace('{hours}', `${largest}`))
    .boundingBox();
  const order = await calculator(page).getByRole('link', { name: words.order }).boundingBox();
  if (!agreed || !order) throw new Error('A part of the calculator is not there.');
  expect(order.y - (agreed.y + agreed.height)).toBeLessThan(64);
});

test('what cannot be reckoned with is said at its field, and the last result stays', async ({ page }) => {
  await open(page);
  await hoursField(page).fill('20');
  const { min, max } = ESTIMATE_LIMITS.hours;
  const said = words.invalid.replace('{min}', `${min}`).replace('{max}', `${max}`);
  const stale = words.stale.replace('{hours}', '20').replace('{months}', '3');
  for (const written of ['', '0', '20.5', 'many', `${max + 1}`]) {
    await hoursField(page).fill(written);
    await expect(calculator(page).getByText(said)).toBeVisible();
    await expect(hoursField(page)).toHaveAttribute('aria-invalid', 'true');
    // It answers another question than the one that is being asked, so nothing is sold on it.
    await expect(calculator(page).getByText(stale)).toBeVisible();
    await expect(calculator(page).getByRole('link', { name: words.order })).toHaveCount(0);
  }
  await hoursField(page).fill('20');
  await expect(calculator(page).getByText(said)).toHaveCount(0);
  await expect(calculator(page).getByRole('link', { name: words.order })).toBeVisible();
});

test('the result is said once, when the visitor rests, and leads to its offer', async ({ page }) => {
  await open(page);
  const status = calculator(page).getByRole('status');
  await expect(status).toBeEmpty();
  await hoursField(page).fill('9');
  const { size, total } = estimateTeam(teams, { hours: 9, months: 3 });
  await expect(status).toHaveText(
    words.status
      .replace('{name}', size.title)
      .replace('{price}', formatAmount(size.cost))
      .replace('{total}', formatAmount(total)),
  );
  await hoursField(page).fill(`${largest + 1}`);
  await expect(status).toHaveText(`${custom?.title}: ${words.agreed.replace('{hours}', `${largest}`)}`);
  await hoursField(page).fill('9');
  await calculator(page).getByRole('link', { name: words.offer }).click();
  await expect(page).toHaveURL(`${links.offer(teamCheckoutId(size.id))}?hours=9&months=3`);
  await expect(page.getByRole('article')).toContainText(formatAmount(total));
});

for (const width of [320, 1280]) {
  test(`at ${width} px every state of it is accessible and fits`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    for (const written of ['10', `${largest + 1}`, 'x']) {
      await hoursField(page).fill(written);
      expect(await axeViolations(page), written).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

for (const width of [320, 360, 1280]) {
  test(`at ${width} px every price on its chart stands whole, and its dot stands above the slider's knob`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    for (const hours of [...priced.map((size) => size.hours as number), largest + 1]) {
      await hoursField(page).fill(`${hours}`);
      const { prices, lines, dot, slider, card } = await calculator(page).evaluate((part) => {
        const boxes = (selector: string) =>
          [...part.querySelectorAll(selector)].map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return { left, right, top, bottom };
          });
        return {
          // Without the ground around the letters.
          prices: boxes('.hours-price').map((box) => ({ ...box, top: box.top + 5, bottom: box.bottom - 5 })),
          lines: boxes('.hours-curve line'),
          dot: boxes('circle')[0],
          slider: boxes('input[type=range]')[0],
          card: boxes('.team-calculator')[0],
        };
      });
      if (!dot || !slider || !card) throw new Error('A part of the calculator is not there.');
      expect(prices.length).toBeGreaterThan(1);
      for (const [index, price] of prices.entries()) {
        expect(price.left).toBeGreaterThan(card.left);
        expect(price.right).toBeLessThan(card.right);
        for (const other of [dot, ...lines, ...prices.slice(index + 1)])
          expect(overlap(price, other), `at ${hours}`).toBe(false);
      }
      // The knob is 28 px wide and goes from end to end.
      const { min } = ESTIMATE_LIMITS.hours;
      const part = (hours - min) / (largest * 1.2 - min);
      const knob = slider.left + 14 + part * (slider.right - slider.left - 28);
      expect(Math.abs((dot.left + dot.right) / 2 - knob)).toBeLessThan(2);
    }
  });
}

test('its slider is drawn in our own look, filled up to the knob, and large enough for a finger', async ({ page }) => {
  await open(page);
  for (const hours of priced.map((size) => size.hours as number)) {
    await hoursField(page).fill(`${hours}`);
    const [dot, fill] = await Promise.all(
      ['circle', '.calculator-fill'].map((part) => calculator(page).locator(part).boundingBox()),
    );
    if (!dot || !fill) throw new Error('A part of the calculator is not there.');
    // The box of a line is larger than the line by its round end, which the knob hides.
    expect(Math.abs(fill.x + fill.width - (dot.x + dot.width / 2)), `at ${hours}`).toBeLessThan(4);
  }
  expect((await slider(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(slider(page)).toHaveCSS('appearance', 'none');
});

test('in forced colours its slider is the one of the browser', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await expect(slider(page)).toHaveCSS('appearance', 'auto');
  await expect(calculator(page).locator('.calculator-track')).toBeHidden();
});

test('on a phone the hours beyond the largest team are one stretch of its chart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page);
  await hoursField(page).fill(`${largest + 1}`);
  await expect(calculator(page).locator('.hours-chosen')).toHaveCount(1);
  await expect(calculator(page).locator('.hours-chosen')).toHaveCSS('stroke-dasharray', 'none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards stand as ever, and no calculator that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(calculator(page)).toBeHidden();
    await expect(page.getByRole('region', { name: teamsPage.packages.title })).toBeVisible();
  });
});
