import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { orderPackage, PERSON } from './checkout-steps.ts';
import { FALLBACK } from './routes.ts';
import { expect, expectToast, FAILED, mailFrom, openContactForm, SENT, STILL, test } from './site.ts';

// A phone on the local network has plain HTTP and no secure context: only localhost is trusted without TLS.
test.use({
  ...STILL,
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP site.test 127.0.0.1'] }),
  baseURL: ({ site }, use) => use(site.url.replace('127.0.0.1', 'site.test')),
});

// The browser logs that it ignores this header.
test.beforeEach(({ expectConsole }) => expectConsole(/Cross-Origin-Opener-Policy/));

test('sends a message over plain HTTP', async ({ page, site }) => {
  const form = await openContactForm(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await form.write('plain-http@example.com', 'From the kitchen table');
  await form.send.click();
  await expectToast(page, SENT);
  expect(await mailFrom(site, 'plain-http@example.com')).toHaveLength(1);
});

test('sends an order over plain HTTP', async ({ page, site }) => {
  await orderPackage(page, FALLBACK.id, { ...PERSON, email: 'plain-http-order@example.com' });
  await page.getByRole('button', { name: confirmationPage.send.submit }).click();
  await expectToast(page, SENT);
  expect(await mailFrom(site, 'plain-http-order@example.com')).toHaveLength(1);
});

test('reports a message as not sent without a source of random numbers, and leaves the form usable', async ({
  page,
  expectConsole,
}) => {
  await page.addInitScript(() => {
    for (const name of ['getRandomValues', 'randomUUID'])
      Object.defineProperty(Crypto.prototype, name, { value: null });
  });
  expectConsole(/not sent/);
  const form = await openContactForm(page);
  await form.write('no-key@example.com', 'Hello');
  await form.send.click();
  await expectToast(page, FAILED);
  await expect(form.send).toBeEnabled();
  await expect(form.send).toHaveText(contact.submit);
  await expect(form.message).toBeEditable();
});
