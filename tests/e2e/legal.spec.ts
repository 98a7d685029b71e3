import { isSampleLegalPage } from '../../catalogue/shipped-samples.ts';
import { company } from '../../content/company.ts';
import { checkoutPage } from '../../content/en/checkout-page.ts';
import { confirmationPage } from '../../content/en/confirmation-page.ts';
import { contact } from '../../content/en/contact.ts';
import { legalWords } from '../../content/en/legal/legal-words.ts';
import { vat } from '../../content/en/vat.ts';
import { caseStudies } from '../../content/stories.ts';
import { CHECKOUT_KEYS, ERASED_KEY, SENT_KEY } from '../../domain/checkout-keeping.ts';
import { links } from '../../domain/links.ts';
import { withEstimate } from '../../domain/order-estimate.ts';
import { navigationLabel } from '../navigation-label.ts';
import { orderPackage } from './checkout-steps.ts';
import { CHECKOUTS, FALLBACK, LEGAL, MENU } from './routes.ts';
import { expect, openContactForm, openReady, STILL, test } from './site.ts';

test.use(STILL);

const LONGEST = LEGAL.toSorted((a, b) => b.sections.length - a.sections.length)[0] as (typeof LEGAL)[number];

test('links the privacy page beside the contact form and the personal details', async ({ page }) => {
  for (const [path, { text, link }] of [
    [links.contact, contact.privacy],
    [links.checkout(FALLBACK.id), checkoutPage.personal.privacy],
  ] as const) {
    await openReady(page, path);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(links.privacy);
  }
});

test('stores only what the privacy page names, and remembers without details that an order was sent', async ({
  page,
}) => {
  const { email, message } = await openContactForm(page);
  await email.fill('ada@example.com');
  await message.fill('Half a message');
  const draft = await page.evaluate(() => [Object.keys(history.state), localStorage.length, sessionStorage.length]);
  expect(draft).toEqual([expect.arrayContaining(['contactDraft']), 0, 0]);

  await openReady(page, withEstimate(links.checkout('long-term-dedicated'), { hours: 21, months: 3 }));
  await orderPackage(page, 'long-term-dedicated');
  await page.getByRole('button', { name: confirmationPage.send.submit }).click();
  await expect(page.getByText(confirmationPage.send.wrong)).toBeVisible();
  await expect(page.getByText(checkoutPage.dataOnDevice.order)).toBeVisible();
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const local = CHECKOUT_KEYS.filter((key) => key !== ERASED_KEY).toSorted();
  expect(kept).toEqual({ local, session: [], databases: 0, caches: 0, workers: 0 });
  await page.getByRole('link', { name: confirmationPage.home }).click();
  await expect(page).toHaveURL(links.home);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([ERASED_KEY, SENT_KEY]);
  await page.goBack();
  await expect(page.getByText(confirmationPage.send.wrong)).toBeVisible();
});

test('says on each legal page when it was changed and whether it is a sample, and links to contact', async ({
  page,
}) => {
  for (const legalPage of LEGAL) {
    await page.goto(links[legalPage.id]);
    await expect(page.getByText(legalWords.changed.replace('{date}', ''))).toBeVisible();
    await expect(page.getByText(legalWords.sample)).toHaveCount(isSampleLegalPage(legalPage) ? 1 : 0);
    const closing = page.getByRole('region', { name: legalWords.closing.title });
    await expect(closing.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(closing.getByRole('link', { name: legalWords.closing.button })).toHaveAttribute('href', links.contact);
  }
});

test('has a table of contents on a legal page, and prints all of its text', async ({ page }) => {
  await page.goto(links[LONGEST.id]);
  const contents = page.getByRole('navigation', { name: legalWords.onThisPage });
  await expect(contents.getByRole('link')).toHaveCount(LONGEST.sections.length);
  const last = LONGEST.sections.at(-1)?.title ?? '';
  await contents.getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { name: last })).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  for (const { title } of LONGEST.sections) await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole('link', { name: legalWords.closing.button })).toBeHidden();
});

test('says on every page with a price whether VAT is included, on desktop and phone', async ({ page }) => {
  const priced = [
    links.home,
    ...MENU.map(({ href }) => href),
    links.compare,
    ...caseStudies.slice(0, 1).map(({ caseStudy }) => links.caseStudy(caseStudy.id)),
    links.offer(FALLBACK.id),
    links.findResult(FALLBACK.page.id),
  ];
  const agreed = CHECKOUTS.find(({ isCustom }) => isCustom);
  const said = (role: 'main' | 'complementary') =>
    page.getByRole(role).getByText(vat.behindPrice).filter({ visible: true });
  const atBothWidths = async (check: (width: number) => Promise<void>) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await check(width);
    }
  };
  for (const path of priced) {
    await page.goto(path);
    await atBothWidths((width) => expect(said('main').first(), `${path} at ${width} px`).toBeVisible());
  }
  await page.goto(links.checkout(FALLBACK.id));
  await atBothWidths(() => expect(said('complementary')).toHaveCount(1));
  if (agreed) {
    await page.goto(links.checkout(agreed.id));
    await atBothWidths(() => expect(said('complementary')).toHaveCount(0));
  }
  await page.goto(links.imprint);
  await page
    .getByRole('banner')
    .getByRole('button', { name: navigationLabel('packages') })
    .click();
  await expect(page.getByRole('banner').getByText(vat.note)).toBeVisible();
});
