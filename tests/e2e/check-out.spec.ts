import type { Page } from '@playwright/test';
import { company, phoneLink } from '../../content/company.ts';
import { checkoutPage, orderSummary } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { navigation } from '../../content/en/navigation.ts';
import { savedAtKey } from '../../domain/checkout-keeping.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { LANGUAGE_PATH } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { completeOrder, continueToPayment, field, fillFields, orderPackage, PERSON } from './checkout-steps.ts';
import { CHECKOUTS, FALLBACK } from './routes.ts';
import { expect, openReady, STILL, test } from './site.ts';

test.use(STILL);

const summaryOf = (page: Page) => page.getByRole('complementary', { name: orderSummary.title });

test('keeps the total in sight while the form scrolls in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openReady(page, links.checkout(FALLBACK.id));
  const total = summaryOf(page).getByRole('definition').last();
  const before = await total.boundingBox();
  // With its errors shown, the form is at its longest.
  await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 300 });
  }).toPass();
  const after = await total.boundingBox();
  if (!before || !after) throw new Error('The total is not shown.');
  expect(before.y + before.height, 'at first').toBeLessThanOrEqual(700);
  expect(after.y, 'not above the window').toBeGreaterThanOrEqual(0);
  expect(after.y + after.height, 'nor below it').toBeLessThanOrEqual(700);
  await expect(summaryOf(page).getByRole('heading', { name: orderSummary.included })).toBeInViewport();
});

test('shows the total at once on a phone and unfolds what is included', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, price, included } = FALLBACK;
  await openReady(page, links.checkout(id));
  const summary = summaryOf(page);
  const toggle = summary.getByText(orderSummary.show);
  await expect(toggle).toBeInViewport();
  await expect(summary.getByText(price).first()).toBeInViewport();
  await expect(summary.getByRole('listitem')).toHaveCount(0);
  const chevron = summary.locator('summary svg');
  const closed = await chevron.evaluate((element) => getComputedStyle(element).rotate);
  await toggle.click();
  await expect(summary.getByRole('listitem')).toHaveText([...included]);
  await expect(summary.getByText(orderSummary.hide)).toBeVisible();
  await expect.poll(() => chevron.evaluate((element) => getComputedStyle(element).rotate)).not.toBe(closed);
  await summary.getByText(orderSummary.hide).click();
  await expect(summary.getByRole('listitem')).toHaveCount(0);
});

test('has an address for each step, and Back and Forward move between them', async ({ page }) => {
  await continueToPayment(page, 'kickoff');
  await page.goBack();
  await expect(page).toHaveURL(links.checkout('kickoff'));
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await page.goForward();
  await expect(field(page, 'cardNumber')).toBeVisible();
  await page.getByRole('button', { name: checkoutPage.payment.back, exact: true }).click();
  await expect(page).toHaveURL(links.checkout('kickoff'));
  await expect(field(page, 'email')).toHaveValue('ada@example.com');
});

test('has the way back, home, mail and phone in header and footer of a step', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReady(page, links.checkout(FALLBACK.id, 'payment'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', phoneLink);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveCount(3);
  await expect(header.getByRole('link', { name: company.email })).toBeInViewport({ ratio: 1 });
  await header.getByRole('link', { name: navigation.backToPackage.replace('{package}', FALLBACK.page.name) }).click();
  await expect(page).toHaveURL(FALLBACK.page.href);
});

test('says beside the form, folded on a phone, that a price is agreed individually', async ({ page }) => {
  const custom = CHECKOUTS.find(({ isCustom }) => isCustom);
  test.skip(!custom, 'every price is fixed');
  const agreed = page.getByText(orderSummary.custom).filter({ visible: true });
  await openReady(page, links.checkout(custom?.id ?? FALLBACK.id));
  await expect(agreed).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(agreed).toHaveCount(1);
  await openReady(page, links.checkout(FALLBACK.id));
  await expect(agreed).toHaveCount(0);
});

const CARD = { cardholderName: 'Ada Lovelace', cardNumber: '4000 0012 3456 7899', expiryDate: '12/30', cvc: '987' };

test('what is typed survives a reload and Back, number and CVC do not, and after Back to Home nothing does', async ({
  page,
}) => {
  await openReady(page, links.checkout('kickoff'));
  await fillFields(page, { firstName: 'Ada', company: 'Engines' });
  await page.reload();
  await expect(field(page, 'company')).toHaveValue('Engines');
  await page.goto(links.package('kickoff'));
  await page.goBack();
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  const typed = async () =>
    Promise.all(Object.keys(CARD).map((name) => field(page, name as keyof typeof CARD).inputValue()));
  await continueToPayment(page, 'kickoff');
  await fillFields(page, CARD);
  await page.goto(links.package('kickoff'));
  await page.goBack();
  await expect(field(page, 'cardholderName')).toHaveValue(CARD.cardholderName);
  expect(await typed()).toEqual([CARD.cardholderName, '', CARD.expiryDate, '']);
  await page.goto(links.checkout('kickoff', 'confirmation'));
  await page.getByRole('link', { name: confirmationPage.home }).click();
  await expect(page).toHaveURL(links.home);
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(checkoutPage.missingDetails)).toBeVisible();
  expect(await typed()).toEqual(['', '', '', '']);
  await page.goBack();
  await expect(field(page, 'firstName')).toHaveValue('');
});

test('card digits are in no storage, address, console or request, and in no order', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => sent.push(message.text()));
  await continueToPayment(page, 'get-started');
  await fillFields(page, CARD);
  await page.getByRole('button', { name: checkoutPage.payment.submit }).click();
  await expect(page.getByRole('heading', { name: checkoutPage.confirmation.title })).toBeVisible();
  await expect(page).toHaveURL(links.checkout('get-started', 'confirmation'));
  const posts = () => sent.filter((part) => part.includes(CONTACT_FUNCTION_PATH));
  expect(posts(), 'no call before the press').toEqual([]);
  await page.getByRole('button', { name: confirmationPage.send.submit }).click();
  await expect(page.getByText(confirmationPage.send.wrong)).toBeVisible();
  expect(posts()).toHaveLength(1);
  const kept = await page.evaluate(() =>
    [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
      document.cookie,
    ].join(),
  );
  const seen = `${kept} ${page.url()} ${sent.join(' ')}`;
  expect(seen).not.toMatch(/4000.?0012|0012.?3456|3456.?7899/);
  expect(seen).not.toMatch(/\b987\b/);
});

test('orders Kickoff for an unknown package', async ({ page }) => {
  await openReady(page, `${LANGUAGE_PATH}/checkout/get-rich/payment`);
  await expect(page.getByText(checkoutPage.unknownPackage)).toHaveCount(2);
  const packages = page.getByRole('link', { name: checkoutPage.unknownPackageLink });
  await expect(packages.first()).toHaveAttribute('href', links.packages);
  await completeOrder(page);
  await expect(page).toHaveURL(links.checkout('kickoff', 'confirmation'));
  await expect(page.getByRole('definition').filter({ hasText: FALLBACK.price }).first()).toBeVisible();
});

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
