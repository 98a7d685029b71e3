import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { orderPackage, PERSON } from './checkout-steps.ts';
import { FALLBACK } from './routes.ts';
import { expect, expectToast, mailFrom, openContactForm, SENT, STILL, test } from './site.ts';

// A phone on the local network has plain HTTP and no secure context: only localhost is trusted without TLS.
test.use({
  ...STILL,
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP site.test 127.0.0.1'] }),
  baseURL: ({ site }, use) => use(site.url.replace('127.0.0.1', 'site.test')),
});

test('sends a message and an order over plain HTTP', async ({ page, site, expectConsole }) => {
  // The browser logs that it ignores this header.
  expectConsole(/Cross-Origin-Opener-Policy/);
  const form = await openContactForm(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await form.write('plain-http@example.com', 'From the kitchen table');
  await form.send.click();
  await expectToast(page, SENT);
  expect(await mailFrom(site, 'plain-http@example.com')).toHaveLength(1);
  await orderPackage(page, FALLBACK.id, { ...PERSON, email: 'plain-http-order@example.com' });
  await page.getByRole('button', { name: confirmationPage.send.submit }).click();
  await expectToast(page, SENT);
  expect(await mailFrom(site, 'plain-http-order@example.com')).toHaveLength(1);
});
