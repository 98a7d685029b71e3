// What is read aloud: words with spaces between them, and in the checkout what a key press did.
import type { Page } from '@playwright/test';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { fieldErrors } from '../../content/en/rules.ts';
import { links } from '../../domain/links.ts';
import { recordAnnouncements } from '../record-announcements.ts';
import { continueToPayment, field, orderPackage } from './checkout-steps.ts';
import { LOOKED_AT, NOT_FOUND, servedPages } from './routes.ts';
import { expect, openContactForm, openReady, STILL, test } from './site.ts';

test.use(STILL);

const { payment, progress, steps } = checkoutPage;

/**
 * Texts of a live region, or beside a hidden one, that are read as one word. Browsers read the rendered text: the space in
 * `<b class="block">May</b> <i>June</i>`, or at the start of a positioned element, is not rendered.
 */
function runTogether(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const isHidden = (element: Element) => getComputedStyle(element).position === 'absolute';
    const isRendered = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects().length > 0;
    };
    const displayOf = (element: Element): string => {
      const { display } = getComputedStyle(element);
      return display === 'contents' && element.parentElement ? displayOf(element.parentElement) : display;
    };
    // Items of a flex line or grid are read one by one, as blocks are.
    const blockOf = (element: Element): Element => {
      const { parentElement } = element;
      if (!parentElement || element.matches('a, button, dd, div, dt, label, li, p, td, th, h1, h2, h3')) return element;
      const isItem = !isHidden(element) && /flex|grid/.test(displayOf(parentElement));
      return isItem ? element : blockOf(parentElement);
    };
    const found: string[] = [];
    const LIVE = '[aria-live], [role=status], [role=alert]';
    for (const root of document.querySelectorAll(`${LIVE}, :has(> span[class*=sr-only])`)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let before: { words: string; block?: Element } = { words: '' };
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const { parentElement } = node;
        if (!parentElement || parentElement.closest('[aria-hidden=true], script, style, template')) continue;
        let words = [...(node.nodeValue ?? '')].filter((_, at) => isRendered(node, at)).join('');
        // Screen readers trim what they insert for a positioned element.
        if (isHidden(parentElement) && !node.previousSibling) words = words.trimStart();
        // A space before a positioned element is not rendered. An accessible name keeps it, a live region does not.
        if (!root.matches(LIVE) && /\s$/.test(node.nodeValue ?? '')) words = `${words.trimEnd()} `;
        if (!words) continue;
        const block = blockOf(parentElement);
        if (before.block === block && /[^\s(‘:,–]$/.test(before.words) && /^[^\s.,:;)’]/.test(words))
          found.push(`${before.words}|${words}`);
        before = { words, block };
      }
    }
    return found;
  });
}

for (const path of LOOKED_AT) {
  test(`${path} runs no words together`, async ({ page, expectConsole }) => {
    if (path === NOT_FOUND) expectConsole(/status of 404/, /\/no-such-page/);
    await page.goto(path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const stages = await page.getByRole('radio').all();
      for (const stage of path === links.home ? stages : [null]) {
        await stage?.check({ force: true });
        expect.soft(await runTogether(page), `at ${width} px`).toEqual([]);
      }
    }
  });
}

test('reads each price with its period as one phrase', async ({ page, request }) => {
  const slashed = (pages: [string, string][]) =>
    pages.flatMap(([path, html]) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      for (const unread of body.querySelectorAll('[aria-hidden=true], script, style, option')) unread.remove();
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '');
      // A period apart from its amount, or a price that is no part of a sentence.
      return found.filter((text) => /^[^.]*(^\s*|€)\/\p{L}+[^.]*$/u.test(text)).map((text) => `${path}: ${text}`);
    });
  // An offer is printed to a PDF, which keeps the price only as one text.
  const pages = [...(await servedPages(request))].filter(([path]) => !path.includes('/offers/'));
  expect(await page.evaluate(slashed, pages)).toEqual([]);
});

test('a field that is still wrong is announced again, though it has the focus already', async ({ page }) => {
  await page.addInitScript(recordAnnouncements);
  const again = async (submit: () => Promise<void>, message: string) => {
    const status = page.getByRole('status').getByText(message);
    await submit();
    const before = await status.textContent();
    await submit();
    // Chromium announces no text that is there already.
    await expect.poll(() => status.textContent()).not.toBe(before);
  };
  const form = await openContactForm(page);
  await form.write('ada@', '');
  // Not `assertive`: Orca would then drop what the field says.
  const toast = page.locator('[aria-live=polite]').filter({ hasText: contact.toasts.missing.title });
  await Promise.all([toast.waitFor({ state: 'attached' }), again(() => form.email.press('Enter'), fieldErrors.email)]);
  await openReady(page, links.checkout('get-started', 'payment'));
  await field(page, 'cardholderName').fill('Ada');
  await again(() => field(page, 'cardNumber').press('Enter'), fieldErrors.checkout.cardNumber);
});

for (const width of [1280, 360]) {
  test(`Enter in a field completes the order and says so, a second Enter changes nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await continueToPayment(page, 'get-started');
    await page.getByRole('button', { name: payment.testCard }).click();
    await expect(field(page, 'cvc')).not.toHaveValue('');
    const [complete, back] = await Promise.all(
      [payment.submit, payment.back].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
    );
    await field(page, 'cvc').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: payment.submit })).toBeFocused();
    expect((complete?.y ?? 0) < (back?.y ?? 0) || (complete?.x ?? 0) < (back?.x ?? 0), 'first to be seen').toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const { title } = checkoutPage.confirmation;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByRole('status').getByText(title)).toBeAttached();
  });
}

test('exposes no empty field of the checkout as invalid', async ({ page }) => {
  for (const step of ['personal', 'payment'] as const) {
    await openReady(page, links.checkout('get-started', step));
    await expect(page.locator('form [aria-required]').first()).toBeVisible();
    await expect(page.locator('form :required')).toHaveCount(0);
  }
});

test('says in words which step is the current one', async ({ page }) => {
  await continueToPayment(page, 'get-started');
  await expect(page.getByRole('navigation', { name: progress.label }).getByRole('listitem')).toContainText([
    progress.done,
    `${steps.payment} ${progress.current}`,
    steps.confirmation,
  ]);
});

test('the order that was sent is read where the focus is', async ({ page }) => {
  await orderPackage(page, 'get-started');
  await page.getByRole('button', { name: confirmationPage.send.submit }).press('Enter');
  await expect(page.getByText(confirmationPage.send.next.wait, { exact: true })).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(new RegExp(`^${confirmationPage.send.reached.yes.split('{')[0]}`));
});
