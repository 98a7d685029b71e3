import { printHours } from '../../catalogue/printed-estimate.ts';
import { home } from '../../content/en/home.ts';
import { offer } from '../../content/en/offer.ts';
import { packages } from '../../content/packages/packages.ts';
import { stories } from '../../content/stories.ts';
import { teams } from '../../content/teams.ts';
import { listSections } from '../../domain/catalogue.ts';
import { LANGUAGE } from '../../domain/language.ts';
import { links } from '../../domain/links.ts';
import { withEstimate } from '../../domain/order-estimate.ts';
import { teamCheckoutId } from '../../domain/package-ids.ts';
import { formatAmount } from '../../domain/price.ts';
import { pagesOf } from './measure.ts';
import { CHECKOUTS, FALLBACK } from './routes.ts';
import { expect, packageChoice, STILL, test, untilReady } from './site.ts';

test.use(STILL);

test('is one A4 page with price, contents and date, without the site around it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const today = await page.evaluate((lang) => new Date().toLocaleDateString(lang, { dateStyle: 'long' }), LANGUAGE);
  for (const { id, name, price } of CHECKOUTS) {
    await page.goto(links.offer(id));
    const sheet = page.getByRole('article', { name });
    await expect(sheet.getByText(price, { exact: true })).toBeVisible();
    const pack = packages.find((candidate) => candidate.id === id);
    for (const { text } of pack ? listSections(pack, packages).flatMap(({ features }) => features) : [])
      await expect(sheet.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
    for (const text of [today, offer.notContract]) await expect(sheet.getByText(text)).toBeVisible();
    for (const role of ['button', 'banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), id).toBe(1);
  }
  await page.goto(links.compare);
  await page.pdf();
  await expect(page.getByText(today)).toBeVisible();
});

test('prints by its button, and leads to order, contact and package', async ({ page }) => {
  await page.goto(links.offer(FALLBACK.id));
  await expect(page.getByRole('link', { name: offer.order })).toHaveAttribute('href', links.checkout(FALLBACK.id));
  const back = page.getByRole('banner').getByRole('link', { name: FALLBACK.page.name });
  await expect(back).toHaveAttribute('href', FALLBACK.page.href);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.toggleAttribute('data-printed') }));
  await page.getByRole('button', { name: offer.print }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.getByRole('link', { name: offer.ask }).click();
  await expect(packageChoice(page)).toHaveValue(FALLBACK.id);
});

test("carries the calculator's estimate to the checkout", async ({ page }) => {
  const size = teams.find(({ cost, hours }) => cost !== 'custom' && hours !== null);
  const team = teamCheckoutId(size?.id ?? 'get-going');
  const hours = size?.hours ?? 0;
  const estimate = { hours: hours - 1, months: 5 };
  const sheet = page.getByRole('article');
  await page.goto(withEstimate(links.offer(team), estimate));
  for (const text of [printHours(hours - 1), formatAmount(5 * Number(size?.cost))])
    await expect(sheet).toContainText(text);
  const order = page.getByRole('link', { name: offer.order });
  await expect(order).toHaveAttribute('href', withEstimate(links.checkout(team), estimate));
});

test('prints every feature, answer and story of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(links.home);
  const stage = page.getByRole('region', { name: home.stories.title });
  await stage.scrollIntoViewIfNeeded();
  await untilReady(page);
  await page.emulateMedia({ media: 'print' });
  for (const folded of await page.getByRole('main').locator('details > :not(summary):not(:empty)').all())
    await expect(folded).toBeVisible();
  const words = stage.getByRole('blockquote', { includeHidden: true });
  await expect(words).toHaveCount(stories.length);
  for (const quote of await words.all()) {
    await expect(quote).toHaveCSS('opacity', '1');
    const box = await quote.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(794);
  }
  expect(pagesOf(await page.pdf())).toBeGreaterThan(1);
});
