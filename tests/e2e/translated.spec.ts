import type { Page } from '@playwright/test';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { links } from '../../domain/links.ts';
import { FALLBACK } from './routes.ts';
import { expect, holdFiles, STILL, test } from './site.ts';

test.use(STILL);

/** Translates as browsers do: replaces each text node, also after every change, here by itself in quotation marks. */
function translate() {
  const isText = (node: Node) =>
    node.nodeType === Node.TEXT_NODE &&
    /\p{L}/u.test(node.textContent ?? '') &&
    !node.parentElement?.closest('font, script, style, noscript, textarea, svg, [translate=no]');
  const wrap = (node: Node) => {
    if (!isText(node)) return;
    const inner = document.createElement('font');
    inner.textContent = `«${node.textContent}»`;
    const outer = document.createElement('font');
    outer.append(inner);
    node.parentNode?.replaceChild(outer, node);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
    wrap(root);
  };
  const start = () => {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) wrapAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/** The text without what is announced a while later. */
function shownText(island: HTMLElement): string {
  const announced = Array.from(island.querySelectorAll<HTMLElement>('[role=status]'));
  for (const region of announced) region.hidden = true;
  const text = island.innerText;
  for (const region of announced) region.hidden = false;
  return text;
}

type Walk = (page: Page, seen: () => Promise<void>) => Promise<void>;

/** Walks through a page translated before its islands' code arrives, and untranslated: at every step both say the same. */
async function saysTheSame(page: Page, path: string, typed: Record<string, string>, walk: Walk) {
  const plain = await page.context().newPage();
  await page.addInitScript(translate);
  const texts: string[][] = [];
  for (const walked of [page, plain]) {
    const said: string[] = [];
    let step = 1;
    const letGo = await holdFiles(walked);
    await walked.goto(path);
    if (walked === page) await expect(page.locator('main font').first()).toBeAttached();
    for (const [name, text] of Object.entries(typed)) await fill(walked, name, text);
    letGo();
    await walked.locator('main astro-island').last().scrollIntoViewIfNeeded();
    await expect(walked.locator('main astro-island[ssr]')).toHaveCount(0);
    await walk(walked, async () => {
      for (const [name, text] of Object.entries(typed))
        if (await walked.locator(`[name="${name}"]`).isVisible()) expect(await typedInto(walked, name)).toBe(text);
      for (const island of await walked.locator('main astro-island').all())
        for (const line of (await island.evaluate(shownText)).split('\n')) {
          const text = line.replace(/[«»\s]+/g, '').replace(/\d{1,2}:\d\d/g, 'TIME');
          if (text !== '') said.push(`${step}: ${text}`);
        }
      step += 1;
    });
    texts.push(said);
    await walked.evaluate(() => localStorage.clear());
  }
  const [translated = [], own = []] = texts;
  expect(own.length).toBeGreaterThan(10);
  expect(translated.filter((line) => !own.includes(line))).toEqual([]);
  expect(own.filter((line) => !translated.includes(line))).toEqual([]);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const fill = (page: Page, name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
const typedInto = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();

test('the contact form', async ({ page, expectConsole }) => {
  expectConsole(/not sent/, /INTERNET_DISCONNECTED/);
  let sender = 0;
  await saysTheSame(page, links.contact, { message: 'Grüße' }, async (walked, seen) => {
    await button(walked, contact.submit).click();
    await expect(walked.getByText(contact.toasts.missing.title).first()).toBeVisible();
    await seen();
    sender += 1;
    await fill(walked, 'email', `translated-${sender}@example.com`);
    await seen();
    await walked.context().setOffline(true);
    await expect(walked.getByText(contact.offline)).toBeVisible();
    await button(walked, contact.submit).click();
    await expect(button(walked, contact.tryAgain)).toBeVisible();
    await seen();
    await walked.context().setOffline(false);
    await expect(walked.getByText(contact.offline)).toHaveCount(0);
    await walked.waitForFunction(() => performance.now() > 2_000);
    await walked.route('**/functions/**', async (route) => {
      await expect(button(walked, contact.sending)).toBeVisible();
      await seen();
      await route.continue();
    });
    await button(walked, contact.tryAgain).click();
    await expect(walked.getByText(contact.next.title)).toBeVisible();
    await seen();
  });
});

const REST = { lastName: 'Lovelace', email: 'translated-order@example.com', phone: '030 123456' };

test('the checkout', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/, /not sent/);
  const { personal, payment, steps } = checkoutPage;
  await saysTheSame(page, links.checkout(FALLBACK.id), { firstName: 'Ada' }, async (walked, seen) => {
    await button(walked, personal.submit).click();
    await expect(walked.locator('[name="lastName"]')).toHaveAttribute('aria-invalid');
    await seen();
    for (const [name, text] of Object.entries(REST)) await fill(walked, name, text);
    await button(walked, personal.submit).click();
    await expect(walked.getByRole('heading', { level: 1, name: steps.payment })).toBeVisible();
    await seen();
    await button(walked, payment.back).click();
    await expect(walked.getByRole('heading', { level: 1, name: steps.personal })).toBeVisible();
    await button(walked, personal.submit).click();
    await button(walked, payment.submit).click();
    await expect(walked.locator('[name="cvc"]')).toHaveAttribute('aria-invalid');
    await seen();
    await button(walked, payment.testCard).click();
    await fill(walked, 'cardNumber', '4242 4242 4242 4243');
    await seen();
    await button(walked, payment.submit).click();
    await expect(walked.getByText(confirmationPage.send.reached.notYet)).toBeVisible();
    await seen();
    await walked.route('**/functions/**', (route) => route.abort(), { times: 1 });
    await button(walked, confirmationPage.send.submit).click();
    await expect(walked.getByText(confirmationPage.send.why.unanswered)).toBeVisible();
    await seen();
    await button(walked, confirmationPage.send.submit).click();
    await expect(walked.getByText(confirmationPage.send.wrong)).toBeVisible();
    await seen();
  });
});
