import type { Locator, Page } from '@playwright/test';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { contact } from '../../content/en/contact.ts';
import { links } from '../../domain/links.ts';
import { fillFields, PERSON } from './checkout-steps.ts';
import { boxesOf, overlap } from './measure.ts';
import {
  expect,
  expectToast,
  FAILED,
  MISSING,
  openContactForm,
  openHydrated,
  test,
  toastRegion,
  untilReady,
} from './site.ts';

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

async function raiseToast(page: Page) {
  const form = await openContactForm(page);
  await form.send.click();
  await expectToast(page, MISSING);
  await expect(toasts(page)).toHaveCSS('opacity', '1');
  return form;
}

test('keeps a toast open after a swipe of 40 px, and closes it by one of 80 px', async ({ page }) => {
  await raiseToast(page);
  await drag(page, 40);
  await page.mouse.up();
  await expect(openToasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/);
  await drag(page, 80);
  await page.mouse.up();
  await expect(toasts(page)).toHaveCount(0);
});

test('tells a visitor who has pressed no key and loses the connection', async ({ page, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/, /The message was not sent/);
  await openHydrated(page, links.contact);
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: contact.fields.email.label }).fill('ada@example.com');
  await page.getByRole('textbox', { name: contact.fields.message.label }).fill('Hello');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: contact.submit }).evaluate((button: HTMLButtonElement) => button.click());
  await expectToast(page, FAILED);
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the toast of a step covers no field or button of the next', async ({ page }) => {
      await page.goto(links.checkout('get-started'));
      await untilReady(page);
      await fillFields(page, PERSON);
      await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: checkoutPage.steps.payment })).toBeFocused();
      await expectToast(page, checkoutPage.personal.toast);
      // Hovering keeps it open for as long as this takes.
      await toasts(page).hover();
      await expectUncovered(page, page.getByRole('banner'), 'the header');
      await expectUncovered(page, page.getByRole('navigation', { name: checkoutPage.progress.label }), 'the progress');
      await expectUncovered(page, page.getByRole('heading', { level: 1 }), 'the heading');
      for (const { label } of Object.values(checkoutPage.payment.fields)) {
        const box = page.getByRole('textbox', { name: label });
        await expectUncovered(page, box, label);
        await box.focus();
        // It follows the header, and then the top of the window.
        await toasts(page).hover();
        await expectUncovered(page, box, `${label} with the focus`);
      }
      for (const name of [checkoutPage.payment.submit, checkoutPage.payment.back])
        await expectUncovered(page, page.getByRole('button', { name, exact: true }), name);
      await expect(openToasts(page), 'all this time it was there').toHaveCount(1);
    });

    test('the toast of the contact form does not cover the field it is about', async ({ page }) => {
      const form = await openContactForm(page);
      await form.send.click();
      await expectToast(page, MISSING);
      await expect(form.email).toBeFocused();
      await toasts(page).hover();
      await expectUncovered(page, form.email, 'the first wrong field');
      await form.message.focus();
      await expectUncovered(page, form.message, 'the second');
    });
  });
}

/** Resolves once the page has not scrolled for ten frames, because scrolling to a field is smooth. */
function untilItStands(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [from, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === from ? frames + 1 : 0;
          from = scrollY;
          if (frames > 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

async function expectUncovered(page: Page, part: Locator, what: string) {
  await untilItStands(page);
  await expect(part).toBeVisible();
  const [[toast], [box]] = [await boxesOf(toasts(page)), await boxesOf(part)];
  if (!toast || !box) throw new Error(`The toast or ${what} is not shown.`);
  expect(toast.top).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(overlap(toast, box), `${what} at ${box.top} under the toast at ${toast.top}`).toBe(false);
}
