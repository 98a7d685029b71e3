import type { Locator, Page } from '@playwright/test';
import { menuPackage } from '../../catalogue/menu.ts';
import { navigation } from '../../content/en/navigation.ts';
import { stageWords } from '../../content/en/stages.ts';
import { homeHeroArt } from '../../content/home.ts';
import { type Stage, stages } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';
import { contactChoiceFor } from '../../domain/package-ids.ts';
import { axeViolations, boxesOf } from './measure.ts';
import { expect, holdFiles, packageChoice, STILL, test, toastRegion } from './site.ts';

test.use(STILL);

const first = stages[0] as Stage;
const second = stages[1] as Stage;
const third = stages[2] as Stage;
const last = stages.at(-1) as Stage;

const group = (page: Page) => page.getByRole('group', { name: stageWords.question });
const stopOf = (page: Page, { label }: Stage) => group(page).getByRole('radio', { name: label, exact: true });
const answers = (page: Page) => page.locator('[data-instrument] .answers .for-stage:visible');
const nextOf = (page: Page, { next }: Stage) => page.locator('#hero').getByRole('link', { name: next, exact: true });
const yours = (page: Page) => page.getByText(stageWords.yours, { exact: true }).filter({ visible: true });

const figuresSeen = (page: Page) =>
  page.locator('.hero-art .earned-figure').evaluateAll((figures) =>
    figures
      .filter((figure) => figure.checkVisibility({ opacityProperty: true }))
      .map((figure) => Number.parseInt(figure.textContent ?? '', 10))
      .filter((figure) => !Number.isNaN(figure)),
  );

const { fundability, confidence } = homeHeroArt;
const SCORES = [...confidence.parts.map(({ percent }) => percent), confidence.score, fundability.score];

async function expectAnswer(page: Page, stage: Stage) {
  const { name, price } = menuPackage(stage.package);
  await expect(stopOf(page, stage)).toBeChecked();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page).getByText(name, { exact: true }).first()).toBeVisible();
  await expect(answers(page).getByText(price, { exact: true })).toBeVisible();
  await expect(nextOf(page, stage)).toHaveAttribute(
    'href',
    new RegExp(`${links.package(stage.package)}(\\?stage=${stage.id})?$`),
  );
  await expect(page.locator('.hero-art').getByText(stage.cto)).toBeVisible();
  const card = page
    .locator('#packages')
    .locator('.package-card, .on-gradient')
    .filter({ has: yours(page) });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
}

async function expectNothingChosen(page: Page) {
  await expect(group(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(answers(page)).toHaveCount(0);
  await expect(yours(page)).toHaveCount(0);
  await expect.poll(() => figuresSeen(page)).toHaveLength(SCORES.length);
}

for (const [what, options] of [
  ['with JavaScript', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
] as const) {
  test.describe(what, () => {
    test.use(options);

    test('chooses each stop by a click, and answers for it alone, with its scores', async ({ page }) => {
      await page.goto('/');
      await expectNothingChosen(page);
      for (const stage of stages) {
        await group(page).getByText(stage.label, { exact: true }).click();
        await expectAnswer(page, stage);
        const earned = SCORES.slice(0, stage.earned).sort();
        await expect.poll(async () => (await figuresSeen(page)).sort(), stage.label).toEqual(earned);
      }
      await page.getByRole('button', { name: stageWords.reset }).click();
      await expectNothingChosen(page);
      await expect(page.getByRole('button', { name: stageWords.reset })).toBeHidden();
    });
  });
}

test('writes the dates from today on', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T10:00:00'));
  await page.goto(`/?stage=${first.id}`);
  await expect(answers(page).getByRole('listitem')).toHaveText([
    'Today, 25 Nov: You write to us',
    'By 26 Nov: We’ll be in touch',
    'Day 90, 23 Feb 2027: Aim: go, change or stop',
  ]);
});

test('keeps the stage in the address beside what else is there, through a reload and Back', async ({ page }) => {
  await page.goto('/?from=friend&stage=unicorn');
  await expectNothingChosen(page);
  await stopOf(page, third).check();
  await page.getByRole('link', { name: 'Explore Packages' }).click();
  await expect(page).toHaveURL(`/?from=friend&stage=${third.id}#packages`);
  await page.reload();
  await expectAnswer(page, third);
  await nextOf(page, third).click();
  await expect(page).toHaveURL(`${links.package(third.package)}?stage=${third.id}`);
  await page.goBack();
  await expectAnswer(page, third);
  await page.getByRole('button', { name: stageWords.reset }).click();
  await expect(page).toHaveURL('/?from=friend#packages');
});

test("selects the stage's package in the contact form, unless another one is chosen", async ({ page }) => {
  const ready = await holdFiles(page, '**/_astro/contact-form*.js');
  await page.goto(`/?package=get-started&stage=${last.id}#contact`);
  await expectAnswer(page, last);
  ready();
  await expect(toastRegion(page)).toBeAttached();
  const select = packageChoice(page);
  await expect(select, 'chosen by the address').toHaveValue('get-started');
  await page.goto(`/?stage=${last.id}`);
  await select.scrollIntoViewIfNeeded();
  await expect(toastRegion(page)).toBeAttached();
  await expect(select, 'chosen before the form was ready').toHaveValue(contactChoiceFor(last.package));
  await stopOf(page, second).check();
  await expect(select).toHaveValue(contactChoiceFor(second.package));
  await select.selectOption('not-sure');
  await stopOf(page, first).check();
  await expect(page).toHaveURL(`/?stage=${first.id}`);
  await expect(select).toHaveValue('not-sure');
});

const bead = (place: Locator, stage: Stage) =>
  place
    .getByRole('link', { name: `${stageWords.yours}: ${stage.label}` })
    .filter({ hasText: new RegExp(` · .*${menuPackage(stage.package).price}$`) });

test('carries the stage to other pages, in header and menu, but not into the checkout', async ({ page }) => {
  await page.goto('/');
  await stopOf(page, third).check();
  const header = page.getByRole('banner');
  await expect(bead(header, third)).toBeVisible();
  await stopOf(page, second).check();
  await bead(header, second).click();
  await expect(page).toHaveURL(`${links.package(second.package)}?stage=${second.id}`);
  await expect(yours(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.getByRole('button', { name: navigation.openMenu }).click();
  const menu = page.getByRole('dialog', { name: navigation.menu });
  await expect(bead(menu, second)).toBeVisible();
  await menu
    .getByRole('link', { name: menuPackage(third.package).name, exact: false })
    .first()
    .click();
  await expect(page).toHaveURL(`${links.package(third.package)}?stage=${second.id}`);
  await expect(yours(page)).toHaveCount(0);
  const order = page.locator('main a[href^="/checkout/"]').first();
  await expect(order).toHaveAttribute('href', /^[^?]*$/);
  await page.getByRole('banner').getByRole('link', { name: navigation.home }).click();
  await expectAnswer(page, second);
});

test('snaps the dragged knob to the nearest stop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/');
  await stopOf(page, first).check();
  await expect(page).toHaveURL(`/?stage=${first.id}`);
  await stopOf(page, first).dragTo(stopOf(page, third), { force: true, steps: 16, targetPosition: { x: 16, y: 25 } });
  await page.mouse.move(0, 0);
  await expectAnswer(page, third);
  await expect(page).toHaveURL(`/?stage=${third.id}`);
});

test('has stops of 44 px, and nothing around the answer moves', async ({ page }) => {
  await page.goto('/');
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const places = new Set<string>();
    for (const stage of stages) {
      await stopOf(page, stage).check();
      const next = nextOf(page, stage);
      // Where the answer is beside the cards, the button follows its height.
      const following = width < 768 ? await topOf(next) : '';
      places.add(`${await topOf(stopOf(page, first))} ${following}`);
      const [answer] = await boxesOf(answers(page));
      const [button] = await boxesOf(next);
      expect(button?.top, 'the button is below the answer').toBeGreaterThan(answer?.bottom ?? 0);
      const stop = await stopOf(page, stage).boundingBox();
      expect(Math.min(stop?.width ?? 0, stop?.height ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
      if (width < 400) await expect(page.locator('.hero-art > div').filter({ visible: true })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect([...places], `at ${width} px`).toHaveLength(1);
  }
});

test('enlarges the chosen stop in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await stopOf(page, second).check();
  const widths = await page
    .locator('.stop > input')
    .evaluateAll((stops) => stops.map((stop) => new DOMMatrix(getComputedStyle(stop, '::before').transform).a));
  expect(widths.indexOf(Math.max(...widths))).toBe(stages.indexOf(second));
  expect(widths.filter((width) => width === Math.max(...widths))).toHaveLength(1);
});
