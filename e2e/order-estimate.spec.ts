import type { Page } from '@playwright/test';
import { checkoutPage } from '../content/checkout-page.ts';
import { confirmationPage } from '../content/confirmation-page.ts';
import { orderEstimate } from '../content/order-estimate.ts';
import { orderSummary } from '../content/order-summary.ts';
import { teams } from '../content/teams.ts';
import { teamsPage } from '../content/teams-page.ts';
import { links } from '../domain/links.ts';
import { teamCheckoutId } from '../domain/package-ids.ts';
import { formatAmount } from '../domain/price.ts';
import { estimateTeam } from '../domain/team-estimate.ts';
import { completeOrder, continueToPayment, fillFields, PERSON } from './checkout-steps.ts';
import { callsOf, mailFrom } from './messages.ts';
import { expect, openReady, test, untilReady } from './site.ts';

// What the calculator of the teams page worked out travels with the order.

const ASKED = '21 hours a week for 3 months';
const { size, total } = estimateTeam(teams, { hours: 21, months: 3 });
const TEAM = teamCheckoutId(size.id);
const OTHER = teamCheckoutId(teams.find(({ id }) => id !== size.id)?.id ?? 'custom');
const QUERY = '?hours=21&months=3';

const summaryOf = (page: Page) => page.getByRole('complementary', { name: orderSummary.title });
const dataOf = (page: Page) => page.getByRole('region', { name: checkoutPage.dataOnDevice.title });
const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('hours and months go from the calculator to the summary, the confirmation and the message', async ({
  page,
  site,
}) => {
  const calls = callsOf(page);
  await page.goto(`${links.package('long-term-teams')}#calculator`);
  const calculator = page.getByRole('region', { name: teamsPage.calculator.title });
  await expect(calculator.locator('astro-island:not([ssr])')).toBeAttached();
  await calculator.getByRole('textbox', { name: teamsPage.calculator.hours }).fill('21');
  await calculator.getByRole('textbox', { name: teamsPage.calculator.months }).fill('3');
  await calculator.getByRole('link', { name: teamsPage.calculator.order }).click();
  await expect(page).toHaveURL(links.checkout(TEAM) + QUERY);
  await expect(summaryOf(page), 'without a touch').toContainText(ASKED);
  const price = `${formatAmount(size.cost)}/month`;
  await expect(summaryOf(page).getByRole('definition')).toHaveText([price, price]);

  await untilReady(page);
  await fillFields(page, { ...PERSON, Email: 'order-estimate@example.com' });
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: checkoutPage.steps.payment })).toBeVisible();
  await expect(summaryOf(page)).toContainText(ASKED);
  await completeOrder(page);
  await expect(page.locator('form, main').getByText(ASKED).filter({ visible: true })).toHaveCount(2);
  await page.getByRole('button', { name: confirmationPage.send.submit }).click();
  await expect(page.getByText(confirmationPage.send.sent)).toBeVisible();
  const line = `${confirmationPage.order.estimate}: ${ASKED}`;
  expect(JSON.stringify(calls[0]?.body)).toContain(line);
  expect((await mailFrom(site, 'order-estimate@example.com'))[0]?.text).toContain(line);
});

test('hours and months outlive the step, a reload and the tab, and are of no other package', async ({
  page,
  context,
}) => {
  await openReady(page, links.checkout(TEAM) + QUERY);
  await expect(summaryOf(page)).toContainText(ASKED);
  await page.reload();
  await expect(summaryOf(page)).toContainText(ASKED);
  const other = await context.newPage();
  for (const step of ['personal', 'payment', 'confirmation'] as const) {
    await openReady(other, links.checkout(TEAM, step));
    await expect(summaryOf(other)).toContainText(ASKED);
  }
  for (const id of [OTHER, 'kickoff'] as const) {
    await openReady(other, links.checkout(id));
    await expect(dataOf(other)).toContainText(checkoutPage.dataOnDevice.records.estimate);
    await expect(summaryOf(other)).not.toContainText(ASKED);
  }
});

test('a page that is rendered ahead keeps hours and months once it is seen', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  await openReady(page, links.checkout(TEAM) + QUERY);
  await expect(dataOf(page)).toContainText(checkoutPage.dataOnDevice.nothing);
  expect(await keysOf(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect(summaryOf(page)).toContainText(ASKED);
});

test('hours and months stay when those of another team are opened in another tab', async ({ page, context }) => {
  await openReady(page, links.checkout(TEAM) + QUERY);
  const other = await context.newPage();
  await openReady(other, `${links.checkout('long-term-custom')}?hours=100&months=6`);
  await expect(summaryOf(other)).toContainText('100 hours a week for 6 months');
  await expect(summaryOf(page)).toContainText(ASKED);
  await openReady(page, links.checkout(TEAM));
  await expect(summaryOf(page)).toContainText(ASKED);
});

for (const query of ['hours=41&months=3', 'hours=21', 'hours=2e1&months=3', 'hours=<img src=x>&months=3']) {
  test(`an address with ${query} shows no hours and keeps none`, async ({ page }) => {
    await openReady(page, `${links.checkout(TEAM)}?${query}`);
    await expect(dataOf(page)).toContainText(checkoutPage.dataOnDevice.nothing);
    await expect(summaryOf(page)).not.toContainText(orderEstimate.months.other.replace('{count} ', ''));
    expect(await keysOf(page)).toEqual([]);
  });
}

test('another estimate is another order', async ({ page }) => {
  const calls = callsOf(page);
  const send = page.getByRole('button', { name: confirmationPage.send.submit });
  await continueToPayment(page, TEAM, { ...PERSON, Email: 'order-estimates@example.com' });
  for (const hours of [21, 22]) {
    await openReady(page, `${links.checkout(TEAM, 'confirmation')}?hours=${hours}&months=3`);
    await send.click();
    await expect(page.getByText(confirmationPage.send.sent)).toBeVisible();
  }
  expect(calls[1]?.headers['idempotency-key']).not.toBe(calls[0]?.headers['idempotency-key']);
});

test('the offer carries what was asked for, from the checkout and back to it', async ({ page }) => {
  await openReady(page, links.checkout(TEAM) + QUERY);
  await page.getByRole('link', { name: orderSummary.offer }).click();
  await expect(page).toHaveURL(links.offer(TEAM) + QUERY);
  await expect(page.getByRole('article')).toContainText(ASKED);
  await expect(page.getByRole('article')).toContainText(formatAmount(total));
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect(page).toHaveURL(links.checkout(TEAM) + QUERY);
});

test('hours and months are erased with the rest', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-01T12:00:00Z');
  const erase = dataOf(page).getByRole('button', { name: checkoutPage.dataOnDevice.erase });
  await openReady(page, links.checkout(TEAM) + QUERY);
  await expect(dataOf(page)).toContainText(checkoutPage.dataOnDevice.records.estimate);
  await erase.click();
  await page.reload();
  await expect(summaryOf(page)).not.toContainText(ASKED);
  expect(await keysOf(page)).toEqual([]);

  await openReady(page, links.checkout(TEAM, 'confirmation') + QUERY);
  await expect(summaryOf(page)).toContainText(ASKED);
  await page.getByRole('link', { name: confirmationPage.home }).click();
  await expect(page).toHaveURL(links.home);
  expect(await keysOf(page)).toEqual([]);

  await openReady(page, links.checkout(TEAM) + QUERY);
  await expect(dataOf(page)).toContainText(checkoutPage.dataOnDevice.records.estimate);
  await page.clock.setFixedTime('2026-03-02T12:00:01Z');
  await page.goto(links.home);
  await expect.poll(() => keysOf(page)).toEqual([]);
});

for (const width of [360, 1280]) {
  for (const step of ['personal', 'payment', 'confirmation'] as const) {
    test(`at ${width} px nothing moves when the hours come into the summary of the step ${step}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            document.documentElement.dataset['shift'] =
              `${Number(document.documentElement.dataset['shift'] ?? 0) + entry.value}`;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const top = () => page.getByRole('heading', { level: 1 }).boundingBox();
      await page.goto(links.checkout(TEAM, step));
      const before = await top();
      const panel = await summaryOf(page).boundingBox();
      await openReady(page, links.checkout(TEAM, step) + QUERY);
      await expect(summaryOf(page).getByText(ASKED).filter({ visible: true })).toBeVisible();
      expect(await top()).toEqual(before);
      expect(await summaryOf(page).boundingBox()).toEqual(panel);
      expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0))).toBeLessThan(0.001);
    });
  }
}
