import type { Page } from '@playwright/test';
import { checkoutPage } from '../content/checkout-page.ts';
import { company } from '../content/company.ts';
import { confirmationPage } from '../content/confirmation-page.ts';
import { contact } from '../content/contact.ts';
import { legalWords } from '../content/legal/legal-words.ts';
import { navigation } from '../content/navigation.ts';
import { vat } from '../content/vat.ts';
import { CHECKOUT_KEYS } from '../domain/checkout-keeping.ts';
import { links } from '../domain/links.ts';
import { withEstimate } from '../domain/order-estimate.ts';
import { completeOrder, continueToPayment } from './checkout-steps.ts';
import { ANSWERS, LEGAL, ROUTES } from './routes.ts';
import { expect, openContactForm, openReady, test } from './site.ts';

const LEGAL_PATHS = LEGAL.map(({ id }) => links[id]);

test('every page leads to imprint, privacy and terms from its footer, the checkout too', async ({ request }) => {
  for (const { path } of [...ROUTES, ...ANSWERS, { path: '/no-such-page' }]) {
    const html = await (await request.get(path)).text();
    const footer = html.slice(html.lastIndexOf('<footer'));
    for (const legal of LEGAL_PATHS) expect(footer, `${path} leads to ${legal}`).toContain(`href="${legal}"`);
  }
});

test('privacy is named beside the contact form and beside the personal details', async ({ page }) => {
  await page.goto(links.contact);
  const section = page.getByRole('region', { name: contact.title });
  await expect(section.getByText(contact.privacy.text)).toBeVisible();
  await section.getByRole('link', { name: contact.privacy.link }).click();
  await expect(page).toHaveURL(links.privacy);

  const { privacy } = checkoutPage.personal;
  await openReady(page, links.checkout('kickoff'));
  const main = page.getByRole('main');
  await expect(main.getByText(privacy.text)).toBeVisible();
  await main.getByRole('link', { name: privacy.link }).click();
  await expect(page).toHaveURL(links.privacy);
});

test('a browser keeps nothing but what the privacy page names', async ({ page }) => {
  const { email, message } = await openContactForm(page);
  await email.fill('ada@example.com');
  await message.fill('Half a message');
  const draft = await page.evaluate(() => [Object.keys(history.state), localStorage.length, sessionStorage.length]);
  expect(draft).toEqual([expect.arrayContaining(['contactDraft']), 0, 0]);

  await openReady(page, withEstimate(links.checkout('long-term-dedicated'), { hours: 21, months: 3 }));
  await continueToPayment(page, 'long-term-dedicated');
  await completeOrder(page);
  await page.getByRole('button', { name: confirmationPage.send.submit }).click();
  await expect(page.getByText(confirmationPage.send.sent)).toBeVisible();
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({
    local: CHECKOUT_KEYS.toSorted(),
    session: [],
    databases: 0,
    caches: 0,
    workers: 0,
  });
  await page.getByRole('link', { name: confirmationPage.home }).click();
  await expect(page).toHaveURL(links.home);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const { id, title, sections, isSample } of LEGAL) {
  test.describe(`${links[id]}`, () => {
    test('says when it was changed and whether it is a sample, and ends in a way to ask', async ({ page }) => {
      await page.goto(links[id]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(legalWords.changed.replace('{date}', ''))).toBeVisible();
      await expect(page.getByText(legalWords.sample)).toHaveCount(isSample ? 1 : 0);
      const closing = page.getByRole('region', { name: legalWords.closing.title });
      await expect(closing.getByRole('link', { name: company.email })).toHaveAttribute(
        'href',
        `mailto:${company.email}`,
      );
      await closing.getByRole('link', { name: legalWords.closing.button }).click();
      await expect(page).toHaveURL(links.contact);
    });

    test('has no line of more than 66 characters', async ({ page }) => {
      for (const width of [1600, 1280, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(links[id]);
        await page.evaluate(() => document.fonts.ready);
        expect(await longestLine(page), `at ${width} px`).toBeLessThanOrEqual(66);
      }
    });

    test('is printed with all of its text, and without what only a screen can use', async ({ page }) => {
      await page.goto(links[id]);
      await page.emulateMedia({ media: 'print' });
      for (const section of sections) {
        await expect(page.getByRole('heading', { name: section.title })).toBeVisible();
      }
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('link', { name: legalWords.closing.button })).toBeHidden();
    });
  });
}

/** The most characters that a line of the text has. */
function longestLine(page: Page): Promise<number> {
  return page.locator('article').evaluate((article) => {
    const lengths = [...article.querySelectorAll('section[id] p, section[id] li')].flatMap((element) => {
      const text = element.firstChild as Text;
      const range = document.createRange();
      const tops = Array.from(text.data, (_, index) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().bottom;
      });
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
    return Math.max(...lengths);
  });
}

for (const { id, sections } of LEGAL.filter((page) => page.sections.length > 5)) {
  test(`the contents of ${links[id]} lead to each of its parts`, async ({ page }) => {
    await page.goto(links[id]);
    const contents = page.getByRole('navigation', { name: legalWords.onThisPage });
    await expect(contents.getByRole('link')).toHaveCount(sections.length);
    for (const section of sections) {
      await contents.getByRole('link', { name: section.title, exact: true }).click();
      await expect(page).toHaveURL(`${links[id]}#${section.id}`);
      await expect(page.getByRole('heading', { name: section.title })).toBeInViewport();
    }
  });
}

test.describe('every page that shows a price', () => {
  const isPriced = (texts: readonly string[]) => texts.some((text) => text.includes('€'));
  const PRICED = ROUTES.filter(({ path, texts }) => isPriced(texts) && !path.startsWith('/checkout/'));

  for (const width of [1280, 360]) {
    test(`says at ${width} px whether VAT is added or included`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [...PRICED.map((route) => route.path), links.findResult('get-scale')]) {
        await page.goto(path);
        const said = page.getByRole('main').getByText(vat.behindPrice).filter({ visible: true });
        await expect(said.first(), path).toBeVisible();
      }
    });

    test(`says it once in the order summary at ${width} px, and not where the price is agreed`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const said = page.getByRole('complementary').getByText(vat.behindPrice).filter({ visible: true });
      await page.goto(links.checkout('get-started'));
      await expect(said).toHaveCount(1);
      if (width < 1024) {
        await page.getByRole('complementary').locator('summary').click();
        await expect(said).toHaveCount(1);
      }
      await page.goto(links.checkout('long-term-custom'));
      await expect(said).toHaveCount(0);
    });
  }

  test('says it in the menu of packages as well', async ({ page }) => {
    await page.goto(links.imprint);
    const header = page.getByRole('banner');
    await expect(header.getByText(vat.note)).toBeHidden();
    await header.getByRole('button', { name: navigation.packages }).click();
    await expect(header.getByText(vat.note)).toBeVisible();
  });
});
