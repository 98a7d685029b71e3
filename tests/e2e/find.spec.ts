import type { Page } from '@playwright/test';
import { fitPackages, fitQuestions } from '../../catalogue/finder.ts';
import { finder } from '../../content/en/finder.ts';
import { finderRules } from '../../content/finder.ts';
import { stages } from '../../content/stages.ts';
import { links } from '../../domain/links.ts';
import { fitPackage } from '../../domain/package-fit.ts';
import { axeViolations } from './measure.ts';
import { MENU } from './routes.ts';
import { expect, openHydrated, STILL, test } from './site.ts';

test.use(STILL);

const { result } = finder;
const TOTAL = fitQuestions.length;
const given = Object.fromEntries(fitQuestions.map(({ id, answers }) => [id, answers[1]?.id ?? '']));
const found = fitPackage(fitQuestions, fitPackages, given)?.package ?? 'kickoff';

const nameOf = (id: string) => MENU.find((pack) => pack.id === id)?.name ?? '';
const addressOf = (count: number) =>
  `${links.find}?${new URLSearchParams(Object.entries(given).slice(0, count) as [string, string][])}`;

const questions = (page: Page) => page.getByRole('group').filter({ visible: true });
const question = (page: Page, number: number) =>
  page.getByRole('group', { name: finder.progress.replace('{number}', `${number}`).replace('{total}', `${TOTAL}`) });
const choose = (page: Page, number: number) => question(page, number).locator('label').nth(1).click();
const goOn = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${finder.next}|${finder.finish})$`) }).click();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [what, send] of [
    ['its button', (page: Page) => page.getByRole('button', { name: finder.finish }).click()],
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ] as const) {
    test(`one form with all questions leads to the package by ${what}`, async ({ page }) => {
      await page.goto(links.find);
      await expect(questions(page)).toHaveCount(TOTAL);
      await expect(page.getByRole('button', { name: finder.next, exact: true })).toBeHidden();
      for (let number = 1; number <= TOTAL; number += 1) await choose(page, number);
      await send(page);
      await expect(page).toHaveURL(`${links.findResult(found)}?${new URLSearchParams(given)}`);
      await expect(page.getByRole('heading', { name: nameOf(found), level: 2, exact: true })).toBeVisible();
      const order = page.getByRole('main').getByRole('link', { name: result.order });
      await expect(order).toHaveAttribute('href', links.checkout(found));
    });
  }

  test('the page explains what each answer counts towards when nothing evaluates them', async ({ page }) => {
    await page.goto(`${links.findAnswer}?stage=${stages[0]?.id}`);
    await expect(page.getByRole('heading', { name: finder.answers.title })).toBeVisible();
    for (const { label, for: speaks } of finderRules.flatMap(({ answers }) => answers)) {
      const row = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
      for (const { package: id, reason } of speaks) {
        const link = row.getByRole('link', { name: nameOf(id) }).first();
        await expect(link).toHaveAttribute('href', links.findResult(id));
        await expect(row.getByText(reason)).toBeVisible();
      }
    }
  });
});

test('is accessible and fits at 320 px at a question, an error and the result', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const count of [0, TOTAL - 1, TOTAL]) {
    await openHydrated(page, addressOf(count));
    if (count < TOTAL) await goOn(page);
    expect(await axeViolations(page), `after ${count} answers`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('begins the reasons in the first window on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(addressOf(TOTAL));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: result.why })).toBeInViewport({ ratio: 1 });
  const top = async (name: string) => (await main.getByRole('link', { name }).boundingBox())?.y;
  const against = (await main.getByRole('heading', { name: result.against }).boundingBox())?.y ?? Number.NaN;
  for (const name of [result.offer, result.compare]) expect(await top(name), name).toBeGreaterThan(against);
  for (const name of [result.order, result.ask]) expect(await top(name), name).toBeLessThan(against);
});
