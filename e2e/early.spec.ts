import type { Page } from '@playwright/test';
import { stories, storyLink } from '../content/stories.ts';
import { CONTACT_ANSWER_PATHS, CONTACT_FUNCTION_PATH } from '../domain/contact-function.ts';
import { links } from '../domain/links.ts';
import { field } from './checkout-steps.ts';
import { expect, holdScripts, openPart, test } from './site.ts';

// A slow connection: the page is there, and the code of its islands is still loading.

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

test('a panel that was opened early stays closed once Escape has closed it, wherever the pointer rests', async ({
  page,
}) => {
  await page.clock.install();
  const letGo = await holdScripts(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Packages' });
  await button.click();
  await expect(page.locator('#packages-panel')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  letGo();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('#packages-panel')).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(page.locator('#packages-panel')).toBeHidden();
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

test.describe('before the payment step answers', () => {
  /** Opens the step without its code, and types into its fields with the keys alone. The focus stays in the last one. */
  async function typeEarly(page: Page, ...typed: string[]) {
    const letGo = await holdScripts(page);
    await page.goto(links.checkout('get-started', 'payment'));
    await field(page, 'Cardholder name').focus();
    for (const [index, keys] of typed.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(keys);
    }
    return letGo;
  }
  const confirmed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Order Confirmed!' });

  test('a card that was typed is formatted as always, and is taken', async ({ page }) => {
    const letGo = await typeEarly(page, 'Ada Lovelace', '4242424242424242', '1230', '123');
    await expect(field(page, 'Card number')).toHaveValue('4242424242424242');
    letGo();
    await expect(field(page, 'Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(field(page, 'Expiry date')).toHaveValue('12/30');
    await expect(field(page, 'CVC')).toHaveValue('123');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(confirmed(page)).toBeVisible();
  });

  test('a press of Complete Order takes the card that was typed', async ({ page }) => {
    const letGo = await typeEarly(page, 'Ada Lovelace', '4242424242424242', '1230', '123');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    letGo();
    await expect(confirmed(page)).toBeVisible();
  });

  test('a date in the past has its hint, and the caret keeps its place', async ({ page }) => {
    const letGo = await typeEarly(page, 'Ada Lovelace', '42424242', '1220');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
    letGo();
    await expect(field(page, 'Card number')).toHaveValue('4242 4242');
    const expiry = field(page, 'Expiry date');
    await expect(expiry).toHaveValue('12/20');
    await expect(page.getByText('This date is in the past.')).toBeVisible();
    await expect(expiry).toBeFocused();
    expect(await expiry.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  });
});

test.describe('the first step of the checkout, until a visitor reaches for it', () => {
  const PATH = links.checkout('get-started');
  const waiting = (page: Page) => page.locator('astro-island[ssr]');

  test('has its code fetched, and not run', async ({ page }) => {
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await page.coverage.startJSCoverage();
    await page.goto(PATH, { waitUntil: 'networkidle' });
    // When the browser has nothing else to do.
    await expect.poll(() => fetched.filter((url) => url.includes('/react.'))).toHaveLength(1);
    await expect(waiting(page)).toHaveCount(1);
    const run = (await page.coverage.stopJSCoverage()).filter(({ functions }) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    );
    expect(run.filter(({ url }) => url.includes('/_astro/'))).toEqual([]);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(waiting(page)).toHaveCount(0);
    expect(
      fetched.filter((url) => url.includes('/react.')),
      'it is not fetched again',
    ).toHaveLength(1);
  });

  test('keeps the first key, which wakes it', async ({ page }) => {
    await page.goto(PATH, { waitUntil: 'networkidle' });
    await field(page, 'First name').focus();
    await page.keyboard.type('Ada');
    await expect(waiting(page)).toHaveCount(0);
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Last name')).toBeFocused();
    await expect(field(page, 'Last name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('answers the first press of its button with what is missing', async ({ page }) => {
    await page.goto(PATH, { waitUntil: 'networkidle' });
    // As a screen reader presses it: no pointer comes before.
    await page.getByRole('button', { name: 'Continue to Payment' }).dispatchEvent('click');
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('is woken by a browser that fills it in, and keeps what that has filled in', async ({ page }) => {
    await page.goto(PATH, { waitUntil: 'networkidle' });
    await field(page, 'Email').evaluate((input: HTMLInputElement) => {
      input.value = 'ada@example.com';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(waiting(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Email')).toHaveValue('ada@example.com');
    await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('shows what is kept on this device untouched, and what another tab keeps', async ({ page, context }) => {
    const keep = (tab: Page, firstName: string) =>
      tab.evaluate((name) => {
        const record = { firstName: name, lastName: 'Lovelace', email: 'ada@example.com', phone: '030 1234567' };
        localStorage.setItem('personal-details', JSON.stringify(record));
      }, firstName);
    await page.goto(PATH, { waitUntil: 'networkidle' });
    await expect(waiting(page)).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(links.messageSent);
    await keep(other, 'Ada');
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await other.goto(PATH);
    await expect(field(other, 'First name')).toHaveValue('Ada');
  });
});

test("a story's link that leads nowhere yet leaves the reader where they are before the stories answer, too", async ({
  page,
}) => {
  const nowhere = stories.findIndex((story) => storyLink(story) === undefined);
  test.skip(nowhere < 0, 'every story leads somewhere');
  const letGo = await holdScripts(page);
  await openPart(page, '/#case-studies');
  const link = page.getByRole('link', { name: /^Read full case study/ }).nth(nowhere);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await link.press('Enter');
  const stays = async () => {
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
    await expect(page).toHaveURL('/#case-studies');
  };
  await stays();
  letGo();
  await expect(page.locator('.carousel-ready')).toBeVisible();
  await stays();
});

test.describe('before the confirmation answers, Back to Home', () => {
  const RECORD = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '030 1234567' };
  const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));
  const home = (page: Page) => page.getByRole('link', { name: 'Back to Home' });

  /** Opens the confirmation with personal and payment details saved. */
  async function openConfirmation(page: Page) {
    await page.goto(CONTACT_ANSWER_PATHS.sent);
    await page.evaluate((record) => {
      localStorage.setItem('personal-details', JSON.stringify(record));
      localStorage.setItem('payment-details', JSON.stringify({ cardholderName: 'Ada' }));
    }, RECORD);
    const letGo = await holdScripts(page);
    await page.goto('/checkout/get-started/confirmation');
    return letGo;
  }

  for (const [what, press] of [
    ['a click', (page: Page) => home(page).click()],
    ['Enter', (page: Page) => home(page).press('Enter')],
  ] as const) {
    test(`waits after ${what}, and then clears what is saved and leads home`, async ({ page }) => {
      const letGo = await openConfirmation(page);
      await press(page);
      expect(await kept(page)).toHaveLength(2);
      await expect(page).toHaveURL('/checkout/get-started/confirmation');
      letGo();
      await expect(page).toHaveURL('/');
      expect(await kept(page)).toEqual([]);
    });
  }

  test('opens a new tab at once for whoever asks the browser for one', async ({ page, context }) => {
    const letGo = await openConfirmation(page);
    const opened = context.waitForEvent('page');
    await home(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL('/');
    await expect(page).toHaveURL('/checkout/get-started/confirmation');
    letGo();
  });

  test('is followed when the code cannot be fetched', async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED/, /Error hydrating/);
    await page.route('**/_astro/checkout.*', (route) => route.abort());
    await page.goto('/checkout/get-started/confirmation');
    await home(page).click();
    await expect(page).toHaveURL('/');
  });

  test('is followed after ten seconds when the code does not come', async ({ page }) => {
    const start = new Date('2026-03-01T12:00:00Z');
    await page.clock.install({ time: start });
    await openConfirmation(page);
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
    await home(page).click();
    await page.clock.runFor(9_900);
    await expect(page).toHaveURL('/checkout/get-started/confirmation');
    await page.clock.runFor(200);
    await expect(page).toHaveURL('/');
  });

  test('is not held up by the links beside it: View Package Details needs no code', async ({ page }) => {
    await openConfirmation(page);
    await page.getByRole('link', { name: 'View Package Details' }).click();
    await expect(page).toHaveURL('/get-started');
  });
});

test('a message sent before the form answers is posted by the browser, once', async ({ page, site }) => {
  const letGo = await holdScripts(page);
  await page.goto('/#contact');
  await page.getByRole('textbox', { name: 'Email' }).fill('could-not-wait@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('I could not wait.');
  // The form's code arrives while the answer is still pending.
  await page.route(`**${CONTACT_FUNCTION_PATH}`, async (route) => {
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/react.'));
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
