import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { checkoutPage, orderSummary } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { navigation } from '../../content/en/navigation.ts';
import { CHECKOUT_KEYS, ERASED_KEY, SENT_KEY } from '../../domain/checkout-keeping.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { LANGUAGE_PATH } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { withEstimate } from '../../domain/order-estimate.ts';
import { completeOrder, continueToPayment, field, fillFields, orderPackage, PERSON } from './checkout-steps.ts';
import { FALLBACK } from './routes.ts';
import { expect, openReady, STILL, test } from './site.ts';

test.use(STILL);

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const summaryOf = (page: Page) => page.getByRole('complementary', { name: orderSummary.title });

test('keeps the total in sight while the form scrolls in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openReady(page, links.checkout(FALLBACK.id));
  // With its errors shown, the form is at its longest.
  await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
  await expect(field(page, 'firstName')).toBeFocused();
  const total = summaryOf(page).getByRole('definition').last();
  for (const top of [0, 10_000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(total).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(summaryOf(page).getByRole('heading', { name: orderSummary.included })).toBeInViewport();
});

test('shows the total at once on a phone, unfolds the list, and leads back to the package', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, price, features } = FALLBACK;
  await openReady(page, links.checkout(id, 'payment'));
  const summary = summaryOf(page);
  await expect(summary.getByText(price).first()).toBeInViewport();
  await expect(summary.getByRole('listitem')).toHaveCount(0);
  await summary.getByText(orderSummary.show).click();
  await expect(summary.getByRole('listitem')).toHaveText([...features]);
  await summary.getByText(orderSummary.hide).click();
  await expect(summary.getByRole('listitem')).toHaveCount(0);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveCount(3);
  await header.getByRole('link', { name: navigation.backToPackage.replace('{package}', FALLBACK.page.name) }).click();
  await expect(page).toHaveURL(FALLBACK.page.href);
});

const CARD = { cardholderName: 'Ada Lovelace', cardNumber: '4000 0012 3456 7899', expiryDate: '12/30', cvc: '987' };

test('what is typed survives a reload and Back, except number and CVC, until Back to Home', async ({ page }) => {
  await openReady(page, links.checkout('kickoff'));
  const additionalInfo = 'Erste Zeile\n<b>zweite</b> 🚀';
  await fillFields(page, { firstName: 'Ada', additionalInfo });
  await page.reload();
  await expect(field(page, 'additionalInfo')).toHaveValue(additionalInfo);
  const typed = async () =>
    Promise.all(Object.keys(CARD).map((name) => field(page, name as keyof typeof CARD).inputValue()));
  await continueToPayment(page, 'kickoff');
  await page.goBack();
  await expect(page).toHaveURL(links.checkout('kickoff'));
  await expect(field(page, 'firstName')).toHaveValue('Ada');
  await page.goForward();
  await fillFields(page, CARD);
  await page.getByRole('button', { name: checkoutPage.payment.back }).click();
  await expect(field(page, 'additionalInfo')).toHaveValue(additionalInfo);
  await fillFields(page, { company: 'Other Engines' });
  await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
  await expect(page).toHaveTitle(`${checkoutPage.steps.payment} – ${FALLBACK.name} – ${company.name}`);
  expect(await page.evaluate(() => localStorage.getItem('personal-details'))).toContain('Other Engines');
  expect(await typed()).toEqual([CARD.cardholderName, '', CARD.expiryDate, '']);
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
});

test('orders Kickoff for an unknown package', async ({ page }) => {
  await openReady(page, `${LANGUAGE_PATH}/checkout/get-rich/payment`);
  await completeOrder(page);
  await expect(page).toHaveURL(links.checkout('kickoff', 'confirmation'));
  await expect(page.getByRole('definition').filter({ hasText: FALLBACK.price }).first()).toBeVisible();
});

test('stores only what the privacy page names, sends once, and has card digits nowhere', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  page.on('console', (message) => sent.push(message.text()));
  await openReady(page, withEstimate(links.checkout('long-term-dedicated'), { hours: 21, months: 3 }));
  await continueToPayment(page, 'long-term-dedicated');
  await fillFields(page, CARD);
  await page.getByRole('button', { name: checkoutPage.payment.submit }).click();
  await expect(page.getByRole('heading', { name: checkoutPage.confirmation.title })).toBeVisible();
  const posts = () => sent.filter((part) => part.includes(CONTACT_FUNCTION_PATH));
  expect(posts(), 'no call before the press').toEqual([]);
  await page.getByRole('button', { name: confirmationPage.send.submit }).click();
  await expect(page.getByText(confirmationPage.send.wrong)).toBeVisible();
  await expect(page.getByText(checkoutPage.dataOnDevice.order)).toBeVisible();
  expect(posts()).toHaveLength(1);
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    state: history.state,
  }));
  const local = Object.fromEntries(
    CHECKOUT_KEYS.filter((key) => key !== ERASED_KEY).map((key) => [key, expect.any(String)]),
  );
  expect(kept).toEqual({ local, session: {}, databases: [], caches: [], workers: 0, state: expect.anything() });
  const seen = `${JSON.stringify(kept)} ${page.url()} ${sent.join(' ')}`;
  expect(seen).not.toMatch(/4000.?0012|0012.?3456|3456.?7899|\b987\b/);
  await page.getByRole('link', { name: confirmationPage.home }).click();
  await expect(page).toHaveURL(links.home);
  expect((await keysOf(page)).toSorted()).toEqual([ERASED_KEY, SENT_KEY]);
  await page.goBack();
  await expect(page.getByText(confirmationPage.send.wrong)).toBeVisible();
});

const { dataOnDevice, missingDetails, orderingAs } = checkoutPage;
/** The start of the sentence about what storage has refused. */
const [HELD = ''] = dataOnDevice.held.split('{');
const GRACE = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '+49 30 7654321' };

const dataOf = (page: Page) => page.getByRole('region', { name: dataOnDevice.title });

test('nothing is stored after 24 hours on whatever page opens next', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-01T12:00:00Z');
  await orderPackage(page, 'kickoff');
  for (const [time, kept] of [
    ['2026-03-02T11:59:00Z', ['payment-details', 'personal-details']],
    ['2026-03-02T13:00:00Z', []],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto(links.messageSent);
    await expect.poll(async () => (await keysOf(page)).filter((key) => key.endsWith('-details')).sort()).toEqual(kept);
  }
});

test('a step open after 24 hours says in each tab that nothing is stored', async ({ page, context }) => {
  await context.clock.install({ time: new Date('2026-03-01T12:00:00Z') });
  const other = await context.newPage();
  await openReady(other, links.checkout('kickoff'));
  await continueToPayment(page, 'kickoff');
  await field(page, 'cardNumber').fill(CARD.cardNumber);
  await expect(field(other, 'lastName'), 'told by the storage').toHaveValue('Lovelace');
  await page.clock.fastForward('25:00:00');
  for (const tab of [page, other]) await expect(dataOf(tab)).toContainText(dataOnDevice.nothing);
  await expect(page.getByText(checkoutPage.expiredDetails)).toBeVisible();
  await expect(page.getByRole('link', { name: checkoutPage.missingDetailsLink })).toBeVisible();
  await expect(field(page, 'cardNumber'), 'what is typed is kept').toHaveValue(CARD.cardNumber);
  await expect(field(other, 'lastName')).toHaveValue('');
});

test('full storage holds the details until the page closes, never those before', async ({ page, expectConsole }) => {
  expectConsole(/keeps no data/);
  await continueToPayment(page, 'kickoff', GRACE);
  await openReady(page, links.checkout('kickoff'));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await fillFields(page, PERSON);
  await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
  await expect(page.getByText(`${orderingAs} ${CARD.cardholderName}`)).toBeVisible();
  await expect(dataOf(page)).toContainText(HELD);
  expect(await keysOf(page), 'the old person is not kept').not.toContain('personal-details');
  await completeOrder(page);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('definition').filter({ hasText: CARD.cardholderName })).toBeVisible();
  await page.reload();
  await expect(page.getByText(missingDetails)).toBeVisible();
});

test('says with denied storage that details are held until the page closes', async ({ page, expectConsole }) => {
  expectConsole(/keeps no data/);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    }),
  );
  await continueToPayment(page, 'kickoff');
  await completeOrder(page);
  await expect(dataOf(page)).toContainText(HELD);
  await page.getByRole('link', { name: confirmationPage.home }).click();
  await expect(page).toHaveURL(links.home);
});
