import type { Locator, Page } from '@playwright/test';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { links } from '../../domain/links.ts';
import { fillFields, PERSON } from './checkout-steps.ts';
import { boxesOf, overlap } from './measure.ts';
import { expect, expectToast, MISSING, openContactForm, openReady, test, toastRegion } from './site.ts';

const toasts = (page: Page) => toastRegion(page).getByRole('listitem');
/** An open toast; a closed one stays while it animates out. */
const openToasts = (page: Page) => toastRegion(page).locator('[data-state="open"]');

async function drag(page: Page, distance: number) {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('The toast is not shown.');
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 8 });
}

test('keeps a toast open after a swipe of 40 px, and closes it by one of 80 px', async ({ page }) => {
  const form = await openContactForm(page);
  await form.send.click();
  await expect(toasts(page)).toHaveCSS('opacity', '1');
  await drag(page, 40);
  await page.mouse.up();
  await expect(openToasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/);
  await drag(page, 80);
  await page.mouse.up();
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast covers on a phone no field, button or heading that matters next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const form = await openContactForm(page);
  await form.send.click();
  await expectToast(page, MISSING);
  await expect(form.email).toBeFocused();
  await toasts(page).hover();
  await expectUncovered(page, form.email, 'the first wrong field');
  await form.message.focus();
  await expectUncovered(page, form.message, 'the second');

  await openReady(page, links.checkout('get-started'));
  await fillFields(page, PERSON);
  await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: checkoutPage.steps.payment })).toBeFocused();
  await expectToast(page, checkoutPage.personal.toast);
  // Hovering keeps it open for as long as this takes.
  await toasts(page).hover();
  await expectUncovered(page, page.getByRole('banner'), 'the header');
  await expectUncovered(page, page.getByRole('heading', { level: 1 }), 'the heading');
  for (const { label } of Object.values(checkoutPage.payment.fields)) {
    const box = page.getByRole('textbox', { name: label });
    await box.focus();
    // It follows the header, and then the top of the window.
    await toasts(page).hover();
    await expectUncovered(page, box, label);
  }
  for (const name of [checkoutPage.payment.submit, checkoutPage.payment.back])
    await expectUncovered(page, page.getByRole('button', { name, exact: true }), name);
  await expect(openToasts(page), 'all this time it was there').toHaveCount(1);
});

async function expectUncovered(page: Page, part: Locator, what: string) {
  await expect(part).toBeVisible();
  // Scrolling to a field is smooth.
  await expect(async () => {
    const [[toast], [box]] = [await boxesOf(toasts(page)), await boxesOf(part)];
    if (!toast || !box) throw new Error(`The toast or ${what} is not shown.`);
    expect(toast.top).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(overlap(toast, box), `${what} at ${box.top} under the toast at ${toast.top}`).toBe(false);
  }).toPass({ timeout: 3_000 });
}
