import type { Locator, Page } from '@playwright/test';
import { expect, expectToast, openContactForm, test, toastRegion, untilReady } from './site.ts';

const MISSING = ['Required fields missing', 'Please fill in your email address and message'] as const;
const start = new Date('2026-03-01T12:00:00Z');

const toasts = (page: Page) => toastRegion(page).getByRole('listitem');
/** A toast that is open; a closed one stays a moment longer while it moves away. */
const openToasts = (page: Page) => toastRegion(page).locator('[data-state="open"]');

/** Raises a toast with the page's clock stopped. */
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

type Frame = { opacity: number; x: number; y: number; ms: number };

/** Notes how the toast looks in every frame from now on, until it is gone; returns a function that reads the frames. */
async function watchToast(page: Page): Promise<() => Promise<Frame[]>> {
  // In slow motion, so that a slow machine paints more than the first frame and the last.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  const watched = await toasts(page).evaluateHandle((toast) => {
    const watch = async () => {
      const frames: Frame[] = [];
      const start = performance.now();
      while (toast.isConnected && frames.length < 1_200) {
        const { opacity, transform } = getComputedStyle(toast);
        const { m41: x, m42: y } = new DOMMatrixReadOnly(transform);
        frames.push({ opacity: Number(opacity), x, y, ms: performance.now() - start });
        await new Promise(requestAnimationFrame);
      }
      return frames;
    };
    return { frames: watch() };
  });
  return () => watched.evaluate(({ frames }) => frames);
}

/** Raises a toast with the page's clock running, and waits until it has come in. */
async function raiseInTime(page: Page) {
  const form = await openContactForm(page);
  await form.send.click();
  await expectToast(page, ...MISSING);
  await expect(toasts(page)).toHaveCSS('opacity', '1');
  return form;
}

test.describe('a toast that is closed moves out of sight before it is removed', () => {
  for (const [how, close] of [
    ['by its button', (page: Page) => toasts(page).getByRole('button', { name: 'Close' }).click()],
    ['by Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(how, async ({ page }) => {
      await raiseInTime(page);
      const watched = await watchToast(page);
      await close(page);
      const frames = await watched();
      const between = frames.filter(({ opacity }) => opacity > 0.02 && opacity < 0.98);
      expect(between.length, 'it fades').toBeGreaterThan(1);
      expect(Math.min(...between.map(({ y }) => y)), 'and moves up').toBeLessThan(-5);
      expect(frames.at(-1)?.opacity, 'until nothing is seen of it').toBeLessThan(0.2);
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test('by its time running out', async ({ page }) => {
    await raiseInTime(page);
    await page.mouse.move(5, 700);
    const frames = await (await watchToast(page))();
    expect(frames.at(-1)?.ms, 'after five seconds').toBeGreaterThan(4_000);
    const between = frames.filter(({ opacity }) => opacity > 0.02 && opacity < 0.98);
    expect(between.length, 'it fades').toBeGreaterThan(1);
    expect(Math.min(...between.map(({ y }) => y)), 'and moves up').toBeLessThan(-5);
  });

  test('by a swipe: on from where the finger has left it', async ({ page }) => {
    await raiseInTime(page);
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('The toast is not shown.');
    const [x, y] = [box.x + 30, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 8 });
    const watched = await watchToast(page);
    await page.mouse.up();
    const frames = await watched();
    const moved = frames.map(({ x: left }) => left);
    expect(Math.min(...moved), 'never back').toBeGreaterThanOrEqual(75);
    expect(new Set(moved.filter((left) => left > 85 && left < box.width)).size, 'step by step').toBeGreaterThan(1);
    expect(frames.at(-1)?.opacity, 'and fades').toBeLessThan(0.2);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('the focus goes back to where it was before F8', () => {
  for (const [how, close] of [
    ['Escape on the toasts', async (page: Page) => page.keyboard.press('Escape')],
    [
      'Escape on the toast',
      async (page: Page) => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
      },
    ],
    [
      'Enter on the close button',
      async (page: Page) => {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
        await page.keyboard.press('Enter');
      },
    ],
  ] as const) {
    test(`after ${how}`, async ({ page }) => {
      const form = await raiseInTime(page);
      await form.phone.focus();
      await page.keyboard.press('F8');
      await expect(form.phone).not.toBeFocused();
      await close(page);
      await expect(openToasts(page)).toHaveCount(0);
      await expect(form.phone).toBeFocused();
      await expect(toasts(page)).toHaveCount(0);
      await expect(form.phone).toBeFocused();
    });
  }
});

test('a toast closes by itself after one before it was closed by the mouse', async ({ page }) => {
  await raiseToast(page);
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1_500);
  await expect(toasts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expectToast(page, ...MISSING);
  await page.clock.runFor(5_100);
  await expect(openToasts(page)).toHaveCount(0);
});

/** Fills a field as a browser fills it in: no key and no pointer. */
async function autofill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name }).evaluate((field: HTMLInputElement, text) => {
      const prototype =
        field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }
}

test.describe('a visitor who has touched nothing and loses the line', () => {
  test('is told by a toast that the message was not sent', async ({ page, context, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/, /The message was not sent/);
    await page.goto('/#contact');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await autofill(page, { Email: 'ada@example.com', Message: 'Hello' });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).evaluate((button: HTMLButtonElement) => button.click());
    await expectToast(page, 'Error sending message', 'There was a problem sending your message. Please try again.');
  });

  test('is told by a toast that the details are saved', async ({ page, context, expectConsole }) => {
    // What is fetched at the first move is an extra, and may fail.
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/checkout/kickoff');
    await expect(toastRegion(page)).toBeAttached();
    await context.setOffline(true);
    await autofill(page, {
      'First name': 'Ada',
      'Last name': 'Lovelace',
      Email: 'ada@example.com',
      Phone: '0301234567',
    });
    await page
      .getByRole('button', { name: 'Continue to Payment' })
      .evaluate((button: HTMLButtonElement) => button.click());
    await expectToast(page, 'Personal details saved', 'Proceeding to payment details');
  });
});

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the toast of a step covers neither a field of the next nor its buttons', async ({ page }) => {
      await page.goto('/checkout/get-started');
      await untilReady(page);
      await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Lovelace');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await page.getByRole('textbox', { name: 'Phone' }).fill('0301234567');
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payment Details' })).toBeFocused();
      await expectToast(page, 'Personal details saved', 'Proceeding to payment details');
      await expectUncovered(page, page.getByRole('heading', { level: 1 }), 'the heading');
      // The visitor goes through the step from field to field.
      for (const field of ['Cardholder name', 'Card number', 'Expiry date', 'CVC']) {
        const box = page.getByRole('textbox', { name: field });
        await expectUncovered(page, box, field);
        await box.focus();
        await expectUncovered(page, box, `${field} with the focus`);
      }
      for (const name of ['Complete Order', 'Back'])
        await expectUncovered(page, page.getByRole('button', { name }), name);
      await expect(openToasts(page), 'all this time it was there').toHaveCount(1);
    });

    test('the toast of the contact form does not cover the field that it is about', async ({ page }) => {
      const form = await openContactForm(page);
      await form.send.click();
      await expectToast(page, ...MISSING);
      await expect(form.email).toBeFocused();
      await expectUncovered(page, form.email, 'the first wrong field');
      await form.message.focus();
      await expectUncovered(page, form.message, 'the second');
    });
  });
}

/** Resolves once the page has not scrolled for ten frames: the way to a field is smooth. */
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

/** Expects that the toast covers no part of this element where the page comes to stand. */
async function expectUncovered(page: Page, part: Locator, what: string) {
  await untilItStands(page);
  const [toast, box] = [await toasts(page).boundingBox(), await part.boundingBox()];
  if (!toast || !box) throw new Error(`The toast or ${what} is not shown.`);
  const across = Math.min(toast.x + toast.width, box.x + box.width) - Math.max(toast.x, box.x);
  const down = Math.min(toast.y + toast.height, box.y + box.height) - Math.max(toast.y, box.y);
  const inWindow = toast.y < (page.viewportSize()?.height ?? 0);
  expect(inWindow).toBe(true);
  expect(across > 0 && down > 0, `${what} at ${Math.round(box.y)} under the toast at ${Math.round(toast.y)}`).toBe(
    false,
  );
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
