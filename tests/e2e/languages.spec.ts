import { listedPaths, pagePaths } from '../../catalogue/paths.ts';
import { contact } from '../../content/de/contact.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { languages } from '../../content/languages.ts';
import { FIRST_LANGUAGE, pathIn } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { orderPackage, PERSON } from './checkout-steps.ts';
import { headOf, inEveryLanguage } from './routes.ts';
import { expect, expectToast, mailFrom, SENT, STILL, test, untilReady } from './site.ts';

test.use(STILL);

const german = (path: string) => pathIn('de', path);

for (const code of Object.keys(languages).filter((each) => each !== FIRST_LANGUAGE)) {
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

test('a message survives a change of language, and is stored and mailed with it', async ({ page, site }) => {
  await page.goto(`${links.home}?stage=first-users#contact`);
  await untilReady(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a message');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${german(links.home)}?stage=first-users#contact`);
  await untilReady(page);
  await expect(page.getByRole('textbox', { name: contact.fields.message.label })).toHaveValue('Half a message');
  await page.getByRole('textbox', { name: contact.fields.email.label }).fill('ada+de@example.com');
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByText(contact.toasts.sent.title).first()).toBeVisible();
  const [mail] = await mailFrom(site, 'ada+de@example.com');
  expect(mail?.text).toContain('Language: Deutsch');
  expect(await site.inbox()).toMatch(/Language: +Deutsch/);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('a change of language keeps the records of an order and that it was sent', async ({ page }) => {
  await orderPackage(page, 'kickoff');
  await page.getByRole('button', { name: confirmationPage.send.submit }).click();
  await expectToast(page, SENT);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(german(links.checkout('kickoff', 'confirmation')));
  await expect(page.getByText(/ist am .* bei uns angekommen\.$/).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: PERSON.lastName })).toBeVisible();
});
