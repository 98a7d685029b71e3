import type { Page } from '@playwright/test';
import { fitQuestions } from '../../catalogue/finder.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { finder } from '../../content/en/finder.ts';
import { interfaceWords } from '../../content/en/interface.ts';
import { navigation } from '../../content/en/navigation.ts';
import { stories } from '../../content/stories.ts';
import { CONTACT_FUNCTION_PATH } from '../../domain/contact-function.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { links } from '../../domain/links.ts';
import { field, orderPackage, PERSON } from './checkout-steps.ts';
import { FALLBACK } from './routes.ts';
import { expect, holdFiles, mailFrom, openContactForm, openPart, STILL, slideName, test, untilReady } from './site.ts';

test.use(STILL);

const nextStory = (page: Page) => page.getByRole('button', { name: interfaceWords.carousel.next });
const question = (page: Page, number: number) =>
  page.getByRole('group', { name: fillIn(finder.progress, { number, total: fitQuestions.length }) });

async function showsSecondStory(page: Page) {
  const slide = (number: number) => page.getByRole('group', { name: slideName(number) });
  await expect(slide(1)).toHaveJSProperty('inert', true);
  await expect(slide(2)).toHaveJSProperty('inert', false);
  await expect(slide(2)).toBeInViewport({ ratio: 0.5 });
}

async function focusesSecondQuestion(page: Page) {
  await expect(question(page, 2).locator('legend')).toBeFocused();
  await expect(question(page, 1)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(question(page, 2).getByRole('radio').first()).toBeFocused();
}

const openStories = (page: Page) => openPart(page, links.caseStudies);

async function answerFirstQuestion(page: Page) {
  await page.goto(links.find);
  await question(page, 1).locator('label').nth(1).click();
}

for (const [what, open, press, expectMoved] of [
  ["a click on the stories' arrow", openStories, (page: Page) => nextStory(page).click(), showsSecondStory],
  ['Enter in the finder', answerFirstQuestion, (page: Page) => page.keyboard.press('Enter'), focusesSecondQuestion],
] as const) {
  test(`${what} is kept until the code is there, and moves by one`, async ({ page }) => {
    test.skip(open === openStories && stories.length < 2, 'one story does not move');
    const letGo = await holdFiles(page);
    await open(page);
    await press(page);
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0);
    letGo();
    await expectMoved(page);
  });
}

test('Complete Order takes the card that was typed before the payment step hydrates', async ({ page }) => {
  const letGo = await holdFiles(page);
  await page.goto(links.checkout('get-started', 'payment'));
  await field(page, 'cardholderName').focus();
  for (const keys of ['Ada Lovelace', '4242424242424242', '1230', '123']) {
    await page.keyboard.type(keys);
    await page.keyboard.press('Tab');
  }
  const complete = page.getByRole('button', { name: checkoutPage.payment.submit });
  await complete.click();
  await expect(complete, 'it shows that it was pressed').toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: checkoutPage.confirmation.title })).toBeVisible();
});

test('Back to Home erases what is stored and leads home at once before the confirmation hydrates', async ({ page }) => {
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-details')).length);
  await orderPackage(page, 'get-started');
  await holdFiles(page);
  await page.reload();
  expect(await kept()).toBe(2);
  await page.getByRole('link', { name: confirmationPage.home }).click();
  await expect(page).toHaveURL(links.home);
  expect(await kept()).toBe(0);
});

test('posts a message sent before hydration natively, once', async ({ page, site }) => {
  const letGo = await holdFiles(page);
  await page.goto(links.contact);
  await page.getByRole('textbox', { name: contact.fields.email.label }).fill('could-not-wait@example.com');
  await page.getByRole('textbox', { name: contact.fields.message.label }).fill('I could not wait.');
  // The form's code arrives while the answer is pending.
  await page.route(`**${CONTACT_FUNCTION_PATH}`, async (route) => {
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('/shared.'));
    letGo();
    await arrived;
    await route.continue();
  });
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page).toHaveURL(links.messageSent);
  await mailFrom(site, 'could-not-wait@example.com');
  await page.goto(links.home);
  expect(await mailFrom(site, 'could-not-wait@example.com')).toHaveLength(1);
});

const SCRIPTS = /_astro.+\.js$/;

/** As on a page opened before an update of the site, which asks for scripts that the server no longer has. */
const removeScripts = (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));

test.describe('a page that is older than the site', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(/404/));

  test('sends a message from it', async ({ page, site }) => {
    const form = await openContactForm(page);
    await removeScripts(page);
    await form.write('older-page@example.com', 'Open since yesterday\nsecond line');
    await form.send.click();
    await expect(page).toHaveURL(links.messageSent);
    const [mail] = await mailFrom(site, 'older-page@example.com');
    expect(mail?.text).toContain('Open since yesterday\nsecond line');
  });

  test('sends an order from it', async ({ page, site }) => {
    await orderPackage(page, FALLBACK.id, { ...PERSON, email: 'older-order@example.com' });
    await removeScripts(page);
    await page.getByRole('button', { name: confirmationPage.send.submit }).click();
    await expect(page).toHaveURL(links.messageSent);
    expect(await mailFrom(site, 'older-order@example.com')).toHaveLength(1);
  });

  test('says that a part of the page did not load, and offers to load it again', async ({ page, expectConsole }) => {
    expectConsole(/Error hydrating/);
    await removeScripts(page);
    await page.goto(links.checkout(FALLBACK.id));
    const alert = page.getByRole('alert').filter({ hasText: navigation.notLoaded.text });
    await expect(alert).toBeInViewport();
    await page.unroute(SCRIPTS);
    await alert.getByRole('button').click();
    await untilReady(page);
    await expect(alert).toBeHidden();
  });
});
