import type { Locator, Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { messageNotSent } from '../../content/en/answer-pages.ts';
import { checkoutPage, checkoutWithoutScript, orderSummary } from '../../content/en/checkout-page.ts';
import { contact } from '../../content/en/contact.ts';
import { home } from '../../content/en/home.ts';
import { linkWords, navigation } from '../../content/en/navigation.ts';
import { packages } from '../../content/packages/packages.ts';
import { stories } from '../../content/stories.ts';
import { CHECKOUT_STEPS } from '../../domain/checkout-steps.ts';
import { links } from '../../domain/links.ts';
import { field } from './checkout-steps.ts';
import { FALLBACK } from './routes.ts';
import { expect, test } from './site.ts';

const first = packages[0] as (typeof packages)[number];
const last = packages.at(-1) as (typeof packages)[number];

test.use({ javaScriptEnabled: false });

test('opens the packages and shows all stories', async ({ page }) => {
  await page.goto(links.home);
  await page.getByRole('banner').getByRole('button', { name: linkWords.packages.label }).click();
  await page.getByRole('banner').getByRole('link', { name: last.name }).click();
  await expect(page).toHaveURL(links.package(last.id));
  if (stories.length === 0) return;
  await page.goto(links.home);
  const figures = page.getByRole('region', { name: home.stories.title }).getByRole('figure');
  await expect(figures).toHaveCount(stories.length);
  const words = figures.last().getByRole('blockquote');
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeInViewport();
});

test("leads from the phone's menu to a section, with the menu closed, and to a package", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('dialog', { name: navigation.menu });
  await page.goto(links.home);
  for (const _time of ['first', 'second']) {
    await page.getByRole('link', { name: navigation.openMenu }).click();
    await menu.getByRole('link', { name: linkWords['what-we-do'].label }).click();
    await expect(page).toHaveURL(links.whatWeDo);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: home.whatWeDo.title })).toBeInViewport();
  }
  await page.getByRole('link', { name: navigation.openMenu }).click();
  await menu.getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(links.package(first.id));
});

/** Clicks what is in view; Playwright's own click scrolls first. */
async function pressWithoutScrolling(link: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await link.page().mouse.click(x + width / 2, y + height / 2);
}

test("closes the phone's menu where it was opened", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(links.whatWeDo);
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await pressWithoutScrolling(page.getByRole('link', { name: navigation.openMenu }));
  await expect(page.getByRole('dialog', { name: navigation.menu })).toBeVisible();
  expect(await place()).toBe(before);
  await pressWithoutScrolling(page.getByRole('link', { name: navigation.closeMenu }));
  await expect(page.getByRole('dialog', { name: navigation.menu })).toBeHidden();
  expect(await place()).toBe(before);
});

const reasonOn = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });

test('answers a refused message with a page that names the reason, and keeps the text', async ({ page }) => {
  await page.goto(links.contact);
  await page.getByRole('textbox', { name: contact.fields.email.label }).fill('plain@example');
  await page.getByRole('textbox', { name: contact.fields.message.label }).fill('Hello');
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page).toHaveURL(`${links.messageNotSent}#email`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageNotSent.title);
  await expect(reasonOn(page)).toHaveText([messageNotSent.reasons.email]);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: contact.fields.message.label })).toHaveValue('Hello');
});

test('explains on that page exactly the reason in its address', async ({ page }) => {
  const { missing, stillEmpty, reasons } = messageNotSent;
  for (const [fragment, shown] of [
    ['', []],
    ['missing-message', [new RegExp(`${missing.title}.*${stillEmpty} ${contact.fields.message.label}`, 's')]],
    ...Object.entries(reasons).map(([reason, text]) => [reason, [text]] as const),
  ] as const) {
    await page.goto(links.messageSent);
    await page.goto(`${links.messageNotSent}#${fragment}`);
    await expect(page.getByRole('main').getByRole('link', { name: company.email })).toBeVisible();
    await expect(reasonOn(page)).toHaveText([...shown]);
  }
});

test('says that the checkout needs JavaScript, and offers the contact form', async ({ page }) => {
  for (const { id } of CHECKOUT_STEPS) {
    await page.goto(links.checkout('kickoff', id));
    // Playwright finds no text in a `noscript`.
    await expect(page.locator('noscript p')).toContainText(checkoutWithoutScript.text);
    const instead = page.getByRole('main').getByRole('link', { name: checkoutWithoutScript.link });
    await expect(instead).toBeVisible();
    await expect(instead).toHaveAttribute('href', links.contact);
    await expect(page.getByRole('complementary', { name: orderSummary.title })).toContainText(FALLBACK.price);
  }
});

test('hides the buttons of the checkout, and puts nothing into the address when Enter submits', async ({ page }) => {
  for (const [step, name, secret] of [
    ['personal', 'email', 'secret@example.com'],
    ['payment', 'cardNumber', '4000001234567899'],
  ] as const) {
    const path = links.checkout('kickoff', step);
    await page.goto(path);
    await field(page, name).fill(secret);
    await field(page, name).press('Enter');
    await expect(page.getByRole('button', { name: checkoutPage[step].submit })).toHaveCount(0);
    expect(page.url()).toBe(new URL(path, page.url()).href);
  }
});
