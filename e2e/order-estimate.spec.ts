import type { Page } from '@playwright/test';
import { checkoutPage } from '../content/checkout-page.ts';
import { confirmationPage } from '../content/confirmation-page.ts';
import { orderSummary } from '../content/order-summary.ts';
import { teams } from '../content/teams.ts';
import { teamsPage } from '../content/teams-page.ts';
import { links } from '../domain/links.ts';
import { teamCheckoutId } from '../domain/package-ids.ts';
import { formatAmount } from '../domain/price.ts';
import { estimateTeam } from '../domain/team-estimate.ts';
import { completeOrder, fillFields, PERSON } from './checkout-steps.ts';
import { layoutShift } from './layout-shifts.ts';
import { mailFrom } from './messages.ts';
import { expect, openReady, STILL, test, untilReady } from './site.ts';

test.use(STILL);

// The calculator's estimate travels with the order.

const ASKED = '21 hours a week for 3 months';
const { size } = estimateTeam(teams, { hours: 21, months: 3 });
const TEAM = teamCheckoutId(size.id);
const QUERY = '?hours=21&months=3';

const summaryOf = (page: Page) => page.getByRole('complementary', { name: orderSummary.title });

test('carries hours and months from the calculator to summary, confirmation and message', async ({ page, site }) => {
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
  expect((await mailFrom(site, 'order-estimate@example.com'))[0]?.text).toContain(line);
});

for (const [width, step] of [
  [360, 'confirmation'],
  [1280, 'personal'],
] as const) {
  test(`shifts nothing at ${width} px when the hours appear in the summary of the step ${step}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const top = () => page.getByRole('heading', { level: 1 }).boundingBox();
    await page.goto(links.checkout(TEAM, step));
    const before = await top();
    const panel = await summaryOf(page).boundingBox();
    await openReady(page, links.checkout(TEAM, step) + QUERY);
    await expect(summaryOf(page).getByText(ASKED).filter({ visible: true })).toBeVisible();
    expect(await top()).toEqual(before);
    expect(await summaryOf(page).boundingBox()).toEqual(panel);
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
}
