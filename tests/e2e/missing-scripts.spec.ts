import type { Page } from '@playwright/test';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { navigation } from '../../content/en/navigation.ts';
import { links } from '../../domain/links.ts';
import { orderPackage, PERSON } from './checkout-steps.ts';
import { mailFrom } from './messages.ts';
import { FALLBACK } from './routes.ts';
import { expect, openContactForm, STILL, test, untilReady } from './site.ts';

test.use(STILL);

const SCRIPTS = /_astro.+\.js$/;

/** As on a page opened before an update of the site, which asks for scripts that the server no longer has. */
const removeScripts = (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));

test.beforeEach(({ expectConsole }) => expectConsole(/404/));

test('sends a message from a page that is older than the site', async ({ page, site }) => {
  const form = await openContactForm(page);
  await removeScripts(page);
  await form.write('older-page@example.com', 'Open since yesterday\nsecond line');
  await form.send.click();
  await expect(page).toHaveURL(links.messageSent);
  const [mail] = await mailFrom(site, 'older-page@example.com');
  expect(mail?.text).toContain('Open since yesterday\nsecond line');
});

test('sends an order from a page that is older than the site', async ({ page, site }) => {
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
