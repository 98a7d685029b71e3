import type { Page } from '@playwright/test';
import { expect, expectToast, openContactForm, test, toastRegion, untilReady } from './site.ts';

const MISSING = ['Required fields missing', 'Please fill in your email address and message'] as const;
const start = new Date('2026-03-01T12:00:00Z');

const toasts = (page: Page) => toastRegion(page).getByRole('listitem');
/** A toast that is open; a closed one stays a moment longer while it moves away. */
const openToasts = (page: Page) => toastRegion(page).locator('[data-state="open"]');

/** Raises a toast while the page's clock stands still. */
async function raiseToast(page: Page) {
  await page.clock.install({ time: start });
  const form = await openContactForm(page);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  await form.send.click();
  await expectToast(page, ...MISSING);
  // Lets the form finish moving the focus to its first wrong field.
  await page.clock.runFor(10);
}

test('a toast closes by itself after five seconds and is removed about a second later', async ({ page }) => {
  await raiseToast(page);
  await page.clock.runFor(4_900);
  await expect(openToasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(openToasts(page)).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast waits while the pointer is on it', async ({ page }) => {
  await raiseToast(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(openToasts(page)).toHaveCount(1);
  await page.mouse.move(5, 300);
  await page.clock.runFor(5_100);
  await expect(openToasts(page)).toHaveCount(0);
});

test('F8 moves the focus to the toasts, where they wait', async ({ page }) => {
  await raiseToast(page);
  await page.keyboard.press('F8');
  await expect(toastRegion(page).getByRole('list')).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(openToasts(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
});

test('Escape closes a toast', async ({ page }) => {
  await raiseToast(page);
  await page.keyboard.press('Escape');
  await expect(openToasts(page)).toHaveCount(0);
});

test('the close button closes a toast', async ({ page }) => {
  await raiseToast(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(openToasts(page)).toHaveCount(0);
});

for (const [distance, left] of [
  [40, 1],
  [65, 0],
] as const) {
  test(`a swipe of ${distance} px ${left ? 'leaves the toast open' : 'closes the toast'}`, async ({ page }) => {
    await raiseToast(page);
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('The toast is not shown.');
    const [x, y] = [box.x + 30, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
    await expect(openToasts(page)).toHaveCount(left);
  });
}

test('there is one toast at a time: a new one takes the place of the old', async ({ page }) => {
  const form = await openContactForm(page);
  await form.send.click();
  await expectToast(page, ...MISSING);
  await form.email.fill('toast@example.com');
  await form.message.fill('Hello');
  await form.send.click();
  await expectToast(page, 'Message sent!', "We'll get back to you as soon as possible.");
  await expect(page.getByText('Required fields missing')).toHaveCount(0);
});

test('a toast outlives the step of the checkout that raised it', async ({ page }) => {
  await page.goto('/checkout/kickoff');
  await untilReady(page);
  for (const [name, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Email', 'ada@example.com'],
    ['Phone', '0301234567'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(value);
  }
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Details' })).toBeVisible();
  await expectToast(page, 'Personal details saved', 'Proceeding to payment details');
});
