import type { Page } from '@playwright/test';
import { stories } from '../content/stories.ts';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_PATH } from '../domain/contact-function.ts';
import { expect, holdScripts, openPart, test } from './site.ts';

// A slow line: the page is there, and the code of its islands is still on its way.

test.describe('before the stories answer', () => {
  test.skip(stories.length < 2, 'one story does not move');

  for (const [what, move] of [
    ['a click on an arrow', (page: Page) => page.getByRole('button', { name: 'Next slide' }).click()],
    ['an arrow key', (page: Page) => page.getByRole('button', { name: 'Next slide' }).press('ArrowRight')],
    ['Enter on an arrow', (page: Page) => page.getByRole('button', { name: 'Next slide' }).press('Enter')],
  ] as const) {
    test(`${what} is kept, and moves them by one when they do`, async ({ page }) => {
      const letGo = await holdScripts(page);
      await openPart(page, '/#case-studies');
      await move(page);
      await expect(page.locator('.carousel-ready')).toHaveCount(0);
      letGo();
      const slide = (number: number) =>
        page.getByRole('group', { name: new RegExp(`^${number} of ${stories.length}`) });
      await expect(slide(1)).toHaveJSProperty('inert', true);
      await expect(slide(2)).toHaveJSProperty('inert', false);
      await expect(slide(2)).toBeInViewport({ ratio: 0.5 });
    });
  }
});

test('a menu that was opened early holds the page behind it as soon as it can', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  letGo();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test.describe('before the checkout answers', () => {
  test('what was typed and the click that goes on are kept', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/checkout/get-started');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).fill('030 1234567');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page).toHaveURL('/checkout/get-started');
    letGo();
    await expect(page).toHaveURL('/checkout/get-started/payment');
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  });

  test('a click that goes on too early is answered with what is missing', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/checkout/get-started');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'First name' }).press('Enter');
    letGo();
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  });
});

test('a message sent before the form answers is posted by the browser, once', async ({ page, site }) => {
  const letGo = await holdScripts(page);
  await page.goto('/#contact');
  await page.getByRole('textbox', { name: 'Email' }).fill('could-not-wait@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('I could not wait.');
  // The form's code arrives while the answer is on its way.
  await page.route(`**${CONTACT_FUNCTION_PATH}`, async (route) => {
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/react-dom.'));
    letGo();
    await arrived;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(CONTACT_ANSWER_PATHS.sent);
  const arrived = () =>
    site.mailbox.mails.filter(({ replyTo }) => replyTo?.[0]?.address === 'could-not-wait@example.com');
  await expect.poll(() => arrived().length).toBe(1);
  await page.goto('/');
  expect(arrived()).toHaveLength(1);
});

test('an empty form that is sent before it answers is told what is missing', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/#contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent');
  const reason = page.getByRole('main').getByRole('listitem').filter({ visible: true });
  await expect(reason).toHaveCount(1);
  await expect(reason).toContainText('Required fields missing');
  await expect(reason).toContainText('Please fill in your email address and message');
  await expect(reason).toContainText('Still empty: Email, Message');
});
