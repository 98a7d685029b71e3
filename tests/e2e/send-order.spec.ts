import type { Page } from '@playwright/test';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { links } from '../../domain/links.ts';
import { completeOrder, continueToPayment, orderPackage, PERSON } from './checkout-steps.ts';
import { LEAST_SHIFT, layoutShift } from './measure.ts';
import { FALLBACK } from './routes.ts';
import { expect, expectToast, FAILED, mailFrom, openReady, SENT, test, untilReady } from './site.ts';

const { send } = confirmationPage;

const FUNCTION = `**${CONTACT_FUNCTION_PATH}`;

function callsOf(page: Page) {
  const calls: { body: unknown; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CONTACT_FUNCTION_PATH) && request.method() === 'POST')
      calls.push({ body: request.postDataJSON(), headers: request.headers() });
  });
  return calls;
}

const button = (page: Page) => page.getByRole('button', { name: send.submit });

test('a confirmed order is sent again after a reload when its answer was lost, and arrives once', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/, /not sent/);
  const calls = callsOf(page);
  await page.route(
    FUNCTION,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await orderPackage(page, FALLBACK.id, { ...PERSON, email: 'order-unanswered@example.com' });
  await button(page).click();
  await expectToast(page, FAILED);
  await expect(page.getByText(send.why.unanswered)).toBeVisible();
  await page.reload();
  await untilReady(page);
  await expect(page.getByText(send.why.unanswered)).toBeVisible();
  await button(page).click();
  await expectToast(page, SENT);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.headers['x-contact-order']).toBe(calls[0]?.headers['x-contact-order']);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
  expect(await mailFrom(site, 'order-unanswered@example.com')).toHaveLength(1);
});

test('an order is confirmed without a connection', async ({ page, context }) => {
  await openReady(page, links.checkout('kickoff', 'payment'));
  // Loads the first interaction's script before the connection is lost.
  await page.getByRole('heading', { level: 1 }).hover();
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(loaded).toContain('/first-move');
  await context.setOffline(true);
  await completeOrder(page);
  await expect(page.getByText(send.next.enter)).toBeVisible();
  await expect(page.getByRole('link', { name: confirmationPage.home })).toBeVisible();
});

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a confirmed order shifts nothing at ${width} px in any of its states`, async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED/, /not sent/);
    await page.setViewportSize({ width, height });
    const below = page.getByRole('heading', { name: confirmationPage.nextSteps });
    const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const path = links.checkout(FALLBACK.id, 'confirmation');

    await openReady(page, path);
    await expect(page.getByText(send.next.enter)).toBeVisible();
    const place = await top();
    expect(await layoutShift(page), 'without details').toBeLessThan(LEAST_SHIFT);

    await continueToPayment(page, FALLBACK.id, { ...PERSON, email: `order-${width}@example.com` });
    await openReady(page, path);
    await expect(page.getByText(send.reached.notYet)).toBeVisible();
    expect(await top(), 'before it is sent').toBe(place);
    await page.route(FUNCTION, (route) => route.abort(), { times: 1 });
    await button(page).click();
    await expectToast(page, FAILED);
    expect(await top(), 'when it failed').toBe(place);
    await page.waitForTimeout(600);
    await button(page).click();
    await expect(page.getByText(send.wrong)).toBeVisible();
    expect(await top(), 'once it is sent').toBe(place);
    expect(await layoutShift(page), 'in the page').toBeLessThan(LEAST_SHIFT);
    await openReady(page, path);
    await expect(page.getByText(send.wrong)).toBeVisible();
    expect(await top(), 'after a reload').toBe(place);
    expect(await layoutShift(page), 'after a reload').toBeLessThan(LEAST_SHIFT);
  });
}
