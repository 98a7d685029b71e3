import { listedPaths, pagePaths } from '../../catalogue/paths.ts';
import { checkoutPage } from '../../content/de/checkout-page.ts';
import { confirmationPage } from '../../content/de/confirmation-page.ts';
import { contact } from '../../content/de/contact.ts';
import { languages } from '../../content/languages.ts';
import { FIRST_LANGUAGE, pathIn } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { headOf, inEveryLanguage } from './routes.ts';
import { expect, mailFrom, STILL, test, untilReady } from './site.ts';

const others = Object.keys(languages).filter((code) => code !== FIRST_LANGUAGE);
const german = (path: string) => pathIn('de', path);

for (const code of others) {
  test(`every page in ${code} links only to pages of its language and to its twin`, async ({ request }) => {
    const start = `/${code}`;
    for (const path of pagePaths.map((each) => pathIn(code, each))) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain(`<html lang="${languages[code]?.tag}">`);
      const links = Array.from(html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)[^"]*"[^>]*>/g));
      const strangers = links.filter(
        ([tag, to = '']) => to !== start && !to.startsWith(`${start}/`) && !/hreflang/i.test(tag),
      );
      expect(strangers, path).toEqual([]);
    }
  });
}

test('names every listed page in every language to search engines', async ({ request }) => {
  for (const english of listedPaths) {
    for (const path of inEveryLanguage([english])) {
      const html = await (await request.get(path)).text();
      const alternates = Array.from(html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g));
      expect(Object.fromEntries(alternates.map(([, code, href = '']) => [code, new URL(href).pathname])), path).toEqual(
        {
          ...Object.fromEntries(Object.keys(languages).map((code) => [code, pathIn(code, english)])),
          'x-default': english,
        },
      );
      expect(new URL(headOf(html).canonical ?? '').pathname).toBe(path);
    }
  }
});

test.describe('in German', () => {
  test.use(STILL);

  test('a message typed before a change of language stays, and is stored and mailed with its language', async ({
    page,
    site,
  }) => {
    await page.goto(`${links.home}?stage=first-users#contact`);
    await untilReady(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Half a message');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${german(links.home)}?stage=first-users#contact`);
    await untilReady(page);
    await expect(page.getByRole('textbox', { name: contact.fields.message.label })).toHaveValue('Half a message');
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByText(contact.toasts.missing.description).first()).toBeVisible();
    await page.getByRole('textbox', { name: contact.fields.email.label }).fill('ada+de@example.com');
    await page.getByRole('button', { name: contact.submit }).click();
    await expect(page.getByText(contact.toasts.sent.title).first()).toBeVisible();
    const [mail] = await mailFrom(site, 'ada+de@example.com');
    expect(mail?.text).toContain('Language: Deutsch');
    expect(await site.inbox()).toMatch(/Language: +Deutsch/);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('an order goes from step to step to us, and a change of language keeps step and records', async ({
    page,
    site,
  }) => {
    await page.goto(german(links.checkout('kickoff')));
    await untilReady(page);
    const { firstName, lastName, email, phone } = checkoutPage.personal.fields;
    for (const [label, text] of [
      [firstName.label, 'Ada'],
      [lastName.label, 'Lovelace'],
      [email.label, 'ada+order-de@example.com'],
      [phone.label, '+49 30 123456'],
    ] as const)
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
    await expect(page).toHaveURL(german(links.checkout('kickoff', 'payment')));
    await page.getByRole('button', { name: checkoutPage.payment.testCard }).click();
    await page.getByRole('button', { name: checkoutPage.payment.submit }).click();
    await page.getByRole('button', { name: confirmationPage.send.submit }).click();
    await expect(page.getByText(/ist am .* bei uns angekommen\.$/).first()).toBeVisible();
    const [mail] = await mailFrom(site, 'ada+order-de@example.com');
    expect(mail?.subject).toContain('Order: Kickoff – Ada Lovelace');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(links.checkout('kickoff', 'confirmation'));
    await expect(page.getByText(/^This order reached us on /).first()).toBeVisible();
  });
});
