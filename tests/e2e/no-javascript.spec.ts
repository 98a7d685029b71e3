import type { Locator, Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { home } from '../../content/en/home.ts';
import { packages } from '../../content/packages/packages.ts';
import { stories } from '../../content/stories.ts';
import { CONTACT_ANSWER_PATHS } from '../../domain/contact-function.ts';
import { links } from '../../domain/links.ts';
import { FALLBACK } from './routes.ts';
import { expect, test } from './site.ts';

const first = packages[0] as (typeof packages)[number];
const last = packages.at(-1) as (typeof packages)[number];

test.use({ javaScriptEnabled: false });

test('opens the packages and shows all stories', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Packages' }).click();
  await page.getByRole('banner').getByRole('link', { name: last.name }).click();
  await expect(page).toHaveURL(links.package(last.id));
  if (stories.length === 0) return;
  await page.goto('/');
  const figures = page.getByRole('region', { name: home.stories.title }).getByRole('figure');
  await expect(figures).toHaveCount(stories.length);
  const words = figures.last().getByRole('blockquote');
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeInViewport();
});

test("leads from the phone's menu to a section, with the menu closed, and to a package", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.goto(links.home);
  for (const _time of ['first', 'second']) {
    await page.getByRole('link', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'What We Do' }).click();
    await expect(page).toHaveURL(links.whatWeDo);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: home.whatWeDo.title })).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Open menu' }).click();
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
  await pressWithoutScrolling(page.getByRole('link', { name: 'Open menu' }));
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await place()).toBe(before);
  await pressWithoutScrolling(page.getByRole('link', { name: 'Close menu' }));
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  expect(await place()).toBe(before);
});

test('answers a refused message with a page that names the reason, and keeps the text', async ({ page }) => {
  await page.goto('/#contact');
  await page.getByRole('textbox', { name: 'Email' }).fill('plain@example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${CONTACT_ANSWER_PATHS.notSent}#email`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent');
  await expect(page.getByText('The email address is not valid.')).toBeVisible();
  await expect(page.getByText('The chosen package is not known.')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: company.email })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

/** The reason shown on the not-sent page. */
const reasonOn = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });

test('explains on that page exactly the reason in its address', async ({ page }) => {
  for (const [fragment, reasons] of [
    ['', []],
    ['missing-message', [/Required fields missing.*Still empty: Message/s]],
    ['message', [/^The message is longer than 5,000 characters/]],
    ['too-large', ['The message is too large to be sent.']],
    ['too-many', [/Too many messages .* wait 10 minutes/]],
    ['not-sent', [/Something went wrong on our side/]],
  ] as const) {
    await page.goto(CONTACT_ANSWER_PATHS.sent);
    await page.goto(`${CONTACT_ANSWER_PATHS.notSent}#${fragment}`);
    await expect(page.getByRole('main').getByRole('link', { name: company.email })).toBeVisible();
    await expect(reasonOn(page)).toHaveText([...reasons]);
  }
});

test('says that the checkout needs JavaScript, and offers the contact form', async ({ page }) => {
  for (const step of ['', '/payment', '/confirmation']) {
    await page.goto(`/checkout/kickoff${step}`);
    await expect(page.getByText(/checkout needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /send us a message/ })).toHaveAttribute(
      'href',
      '/#contact',
    );
    await expect(page.getByRole('complementary', { name: 'Order Summary' })).toContainText(FALLBACK.price);
  }
});

test('hides the buttons of the checkout, and puts nothing into the address when Enter submits', async ({ page }) => {
  for (const [path, field, secret] of [
    ['/checkout/kickoff', 'Email', 'secret@example.com'],
    ['/checkout/kickoff/payment', 'Card number', '4000001234567899'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('textbox', { name: field }).fill(secret);
    await page.getByRole('textbox', { name: field }).press('Enter');
    await expect(page.getByRole('button', { name: /Continue to Payment|Complete Order/ })).toHaveCount(0);
    expect(page.url()).toBe(new URL(path, page.url()).href);
  }
});
