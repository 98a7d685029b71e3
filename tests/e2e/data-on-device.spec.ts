import type { Page } from '@playwright/test';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { savedAtKey } from '../../domain/checkout-keeping.ts';
import { links } from '../../domain/links.ts';
import { completeOrder, continueToPayment, field, fillFields, orderPackage, PERSON } from './checkout-steps.ts';
import { expect, openReady, STILL, test } from './site.ts';

test.use(STILL);

const { dataOnDevice, expiredDetails, missingDetails, orderingAs } = checkoutPage;
/** The start of the sentence about what storage has refused. */
const [HELD = ''] = dataOnDevice.held.split('{');
const ADA = 'Ada Lovelace';
const GRACE = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '+49 30 7654321' };
const KICKOFF = links.checkout('kickoff');

const dataOf = (page: Page) => page.getByRole('region', { name: dataOnDevice.title });
const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const HOURS = 3_600_000;

test.describe('after 24 hours', () => {
  test('nothing is stored on whatever page opens next', async ({ page }) => {
    await page.clock.setFixedTime('2026-03-01T12:00:00Z');
    await orderPackage(page, 'kickoff');
    await page.clock.setFixedTime('2026-03-02T11:59:00Z');
    await page.goto(links.messageSent);
    expect(await keysOf(page)).toContain('personal-details');
    await page.clock.setFixedTime('2026-03-02T13:00:00Z');
    await page.goto(links.messageSent);
    await expect.poll(() => keysOf(page)).toEqual([savedAtKey('personal-details')]);
    await page.clock.setFixedTime('2026-03-03T12:01:00Z');
    await page.goto(links.messageSent);
    await expect.poll(() => keysOf(page)).toEqual([]);
  });

  test('an open payment step, and another tab that has just shown the details, say that nothing is stored', async ({
    page,
    context,
  }) => {
    const start = new Date('2026-03-01T12:00:00Z');
    await context.clock.install({ time: start });
    const other = await context.newPage();
    await openReady(other, KICKOFF);
    await continueToPayment(page, 'kickoff');
    await expect(page.getByText(`${orderingAs} ${ADA}`)).toBeVisible();
    await expect(field(other, 'lastName'), 'told by the storage').toHaveValue('Lovelace');

    await page.clock.fastForward(23 * HOURS);
    expect(await keysOf(page)).toContain('personal-details');
    await expect(dataOf(page)).toContainText(dataOnDevice.records.personal);
    await page.clock.fastForward(2 * HOURS);
    expect(await keysOf(page)).toEqual([savedAtKey('personal-details')]);
    await expect(dataOf(page)).toContainText(dataOnDevice.nothing);
    await expect(page.getByText(expiredDetails)).toBeVisible();
    await page.getByRole('button', { name: checkoutPage.payment.back, exact: true }).click();
    for (const name of Object.keys(PERSON) as (keyof typeof PERSON)[]) await expect(field(page, name)).toHaveValue('');

    await expect(dataOf(other)).toContainText(dataOnDevice.nothing);
    await expect(field(other, 'lastName')).toHaveValue('');
  });
});

test('full storage never brings a previous person back, forward or by a reload', async ({ page, expectConsole }) => {
  expectConsole(/keeps no data/);
  await continueToPayment(page, 'kickoff', GRACE);
  await openReady(page, KICKOFF);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await fillFields(page, PERSON);
  await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
  await expect(page.getByText(`${orderingAs} ${ADA}`)).toBeVisible();
  expect(await keysOf(page), 'the old person is not kept').not.toContain('personal-details');
  await page.getByRole('link', { name: checkoutPage.changeDetails }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page, 'email')).toHaveValue(PERSON.email);
  await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
  await completeOrder(page);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('definition').filter({ hasText: ADA })).toBeVisible();
  await page.reload();
  await expect(page.getByText(missingDetails)).toBeVisible();
});

for (const [what, error] of [
  ['full', 'QuotaExceededError'],
  ['denied', 'SecurityError'],
] as const) {
  test(`says with ${what} storage that details are held until the page closes`, async ({ page, expectConsole }) => {
    expectConsole(/keeps no data/);
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException('No.', name);
      };
      if (name === 'SecurityError') Object.defineProperty(window, 'localStorage', { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, error);
    await continueToPayment(page, 'kickoff');
    await expect(dataOf(page)).toContainText(HELD);
    await completeOrder(page);
    await expect(dataOf(page)).toContainText(HELD);
    await page.getByRole('link', { name: confirmationPage.home }).click();
    await expect(page).toHaveURL(links.home);
  });
}
