// Each visitor journey once, on a phone and on a desktop: what `npm test` runs in a browser. `npm run test:more` runs all
// other stories.
import { fitPackages, fitQuestions } from '../../catalogue/finder.ts';
import { printEstimate } from '../../catalogue/printed-estimate.ts';
import { company } from '../../content/company.ts';
import { notFound } from '../../content/en/answer-pages.ts';
import { checkoutPage, orderSummary } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { finder } from '../../content/en/finder.ts';
import { home } from '../../content/en/home.ts';
import { packagePageWords } from '../../content/en/package-page-words.ts';
import { packages } from '../../content/packages/packages.ts';
import { teams } from '../../content/teams.ts';
import { teamsPage } from '../../content/teams-page.ts';
import { LANGUAGE_PATH } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { fitPackage } from '../../domain/package-fit.ts';
import { teamCheckoutId } from '../../domain/package-ids.ts';
import { formatPrice } from '../../domain/price.ts';
import { estimateTeam } from '../../src/sections/teams-page/team-estimate.ts';
import { completeOrder, fillFields, PERSON } from './checkout-steps.ts';
import { axeViolations } from './measure.ts';
import {
  expect,
  expectToast,
  MISSING,
  mailFrom,
  openContactForm,
  openHydrated,
  SENT,
  test,
  untilReady,
} from './site.ts';

const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
const [first] = packages as [(typeof packages)[number]];

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}`, () => {
    test.use(window);

    test('a founder orders a package from the home page, and sends the order', async ({ page, site }) => {
      const email = `order-${name}@example.com`;
      await page.goto(links.home);
      await page.getByRole('link', { name: first.cta }).click();
      await expect(page).toHaveURL(links.package(first.id));
      await page.getByRole('link', { name: packagePageWords.order }).first().click();
      await untilReady(page);
      await fillFields(page, { ...PERSON, email });
      await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
      await completeOrder(page);
      const price = formatPrice(first.price.amount, first.pricingSuffix);
      await expect(page.getByRole('main').getByText(price).filter({ visible: true }).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: confirmationPage.send.submit }).click();
      await expectToast(page, SENT);
      expect((await mailFrom(site, email))[0]?.text).toContain(first.name);
      await page.getByRole('link', { name: confirmationPage.home }).click();
      await expect(page).toHaveURL(links.home);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
    });

    test('a founder writes a message, which arrives', async ({ page, site }) => {
      const email = `message-${name}@example.com`;
      await page.goto(links.home);
      await page.getByRole('link', { name: home.hero.contact, exact: true }).click();
      const form = await openContactForm(page);
      await form.send.click();
      await expectToast(page, MISSING);
      await form.write(email, 'We have an idea.');
      await form.send.click();
      await expectToast(page, SENT);
      expect((await mailFrom(site, email))[0]?.text).toContain('We have an idea.');
    });

    test('a founder answers the questions and gets a package with its reasons', async ({ page }) => {
      const given = Object.fromEntries(fitQuestions.map(({ id, answers }) => [id, answers[0]?.id ?? '']));
      const fit = fitPackage(fitQuestions, fitPackages, given);
      await openHydrated(page, links.find);
      for (const _ of fitQuestions) {
        await page.getByRole('radio').first().check();
        await page.getByRole('button', { name: new RegExp(`^(${finder.next}|${finder.finish})$`) }).click();
      }
      await expect(page.getByText(fit?.reasons[0]?.text ?? '').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('link', { name: finder.result.order }).click();
      await expect(page).toHaveURL(new RegExp(`${links.checkout(fit?.package ?? 'kickoff')}$`));
    });

    test('a founder works out a team and orders it, and hours and months go with the order', async ({ page, site }) => {
      const email = `team-${name}@example.com`;
      const words = teamsPage.calculator;
      const { size } = estimateTeam(teams, { hours: 21, months: 3 });
      const asked = printEstimate({ hours: 21, months: 3 });
      const summary = page.getByRole('complementary', { name: orderSummary.title });
      await page.goto(`${links.package('long-term-teams')}#calculator`);
      const calculator = page.getByRole('region', { name: words.title });
      await expect(calculator.locator('astro-island:not([ssr])')).toBeAttached();
      await calculator.getByRole('textbox', { name: words.hours }).fill('x');
      expect(await axeViolations(page)).toEqual([]);
      await calculator.getByRole('textbox', { name: words.hours }).fill('21');
      await calculator.getByRole('textbox', { name: words.months }).fill('3');
      await calculator.getByRole('link', { name: words.order }).click();
      await expect(page).toHaveURL(`${links.checkout(teamCheckoutId(size.id))}?hours=21&months=3`);
      await expect(summary, 'without a touch').toContainText(asked);
      await untilReady(page);
      await fillFields(page, { ...PERSON, email });
      await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: checkoutPage.steps.payment })).toBeVisible();
      await expect(summary).toContainText(asked);
      await completeOrder(page);
      await expect(page.getByText(asked).filter({ visible: true }).first()).toBeVisible();
      await page.getByRole('button', { name: confirmationPage.send.submit }).click();
      await expect(page.getByText(confirmationPage.send.wrong)).toBeVisible();
      const line = `${confirmationPage.order.estimate}: ${asked}`;
      expect((await mailFrom(site, email))[0]?.text).toContain(line);
    });

    test('a wrong address is not found, and its page leads home', async ({ page, expectConsole }) => {
      expectConsole(/status of 404/, /get-rich/);
      await page.goto(`${LANGUAGE_PATH}/get-rich`);
      await expect(page).toHaveTitle(`${notFound.title} – ${company.name}`);
      await expect(page.getByText(notFound.code, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
      await page.getByRole('link', { name: notFound.link }).click();
      await expect(page).toHaveURL(links.home);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('a founder reads a package and sends a message', async ({ page, site }) => {
        const email = `no-script-${name}@example.com`;
        await page.goto(links.package(first.id));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.goto(links.contact);
        await page.getByRole('textbox', { name: contact.fields.email.label }).fill(email);
        await page.getByRole('textbox', { name: contact.fields.message.label }).fill('Hello');
        await page.getByRole('button', { name: contact.submit }).click();
        await expect(page).toHaveURL(links.messageSent);
        await mailFrom(site, email);
      });
    });
  });
}
