import type { Locator } from '@playwright/test';
import { fitPackages, fitQuestions } from '../../catalogue/finder.ts';
import { menuPackage } from '../../catalogue/menu.ts';
import { company } from '../../content/company.ts';
import { messageNotSent } from '../../content/en/answer-pages.ts';
import { checkoutPage, checkoutWithoutScript } from '../../content/en/checkout-page.ts';
import { contact } from '../../content/en/contact.ts';
import { finder } from '../../content/en/finder.ts';
import { home } from '../../content/en/home.ts';
import { linkWords, navigation } from '../../content/en/navigation.ts';
import { packages } from '../../content/packages/packages.ts';
import { stories } from '../../content/stories.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { fitPackage } from '../../domain/package-fit.ts';
import { field } from './checkout-steps.ts';
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

test("leads from the phone's menu to a section and a package, and closes it where it was opened", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('dialog', { name: navigation.menu });
  const place = () => page.evaluate(() => scrollY);
  await page.goto(links.home);
  await page.getByRole('link', { name: navigation.openMenu }).click();
  await menu.getByRole('link', { name: linkWords['what-we-do'].label }).click();
  await expect(page).toHaveURL(links.whatWeDo);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: home.whatWeDo.title })).toBeInViewport();
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await pressWithoutScrolling(page.getByRole('link', { name: navigation.openMenu }));
  await expect(menu).toBeVisible();
  expect(await place()).toBe(before);
  await pressWithoutScrolling(page.getByRole('link', { name: navigation.closeMenu }));
  await expect(menu).toBeHidden();
  expect(await place()).toBe(before);
  await page.getByRole('link', { name: navigation.openMenu }).click();
  await menu.getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(links.package(first.id));
});

/** Clicks what is in view; Playwright's own click scrolls first. */
async function pressWithoutScrolling(link: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await link.page().mouse.click(x + width / 2, y + height / 2);
}

test('asks in one form all questions of the finder, and leads to the package', async ({ page }) => {
  const given = Object.fromEntries(fitQuestions.map(({ id, answers }) => [id, answers[1]?.id ?? '']));
  const found = fitPackage(fitQuestions, fitPackages, given)?.package ?? 'kickoff';
  await page.goto(links.find);
  await expect(page.getByRole('group').filter({ visible: true })).toHaveCount(fitQuestions.length);
  await expect(page.getByRole('button', { name: finder.next, exact: true })).toBeHidden();
  for (const [index] of fitQuestions.entries()) {
    const progress = fillIn(finder.progress, { number: index + 1, total: fitQuestions.length });
    await page.getByRole('group', { name: progress }).locator('label').nth(1).click();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${links.findResult(found)}?${new URLSearchParams(given)}`);
  const { name } = menuPackage(found);
  await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
  const order = page.getByRole('main').getByRole('link', { name: finder.result.order });
  await expect(order).toHaveAttribute('href', links.checkout(found));
});

test('answers a refused message with a page that names the reason alone, and keeps the text', async ({ page }) => {
  await page.goto(links.contact);
  await page.getByRole('textbox', { name: contact.fields.email.label }).fill('plain@example');
  await page.getByRole('textbox', { name: contact.fields.message.label }).fill('Hello');
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page).toHaveURL(`${links.messageNotSent}#email`);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ visible: true })).toHaveText([messageNotSent.reasons.email]);
  await expect(main.getByRole('link', { name: company.email })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: contact.fields.message.label })).toHaveValue('Hello');
});

test('says that the checkout needs JavaScript, and puts nothing typed into the address', async ({ page }) => {
  for (const [step, name] of [
    ['personal', 'email'],
    ['payment', 'cardNumber'],
  ] as const) {
    const path = links.checkout('kickoff', step);
    await page.goto(path);
    // Playwright finds no text in a `noscript`.
    await expect(page.locator('noscript p')).toContainText(checkoutWithoutScript.text);
    const instead = page.getByRole('main').getByRole('link', { name: checkoutWithoutScript.link });
    await expect(instead).toHaveAttribute('href', links.contact);
    await field(page, name).fill('4000001234567899');
    await field(page, name).press('Enter');
    await expect(page.getByRole('button', { name: checkoutPage[step].submit })).toHaveCount(0);
    expect(page.url()).toBe(new URL(path, page.url()).href);
  }
});
