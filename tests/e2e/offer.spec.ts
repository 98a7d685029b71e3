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
import { pagesOf } from '../pdf.ts';
import { CHECKOUTS, type CheckoutRoute, ONE_OF_EACH_KIND } from './routes.ts';
import { expect, packageChoice, STILL, test, untilReady } from './site.ts';

test.use(STILL);

const [someOrder] = CHECKOUTS as [CheckoutRoute];

const OFFERS = [...ONE_OF_EACH_KIND, ...CHECKOUTS.filter(({ id }) => id === packages.at(-1)?.id)];

for (const { id, name, price, included } of OFFERS) {
  test(`is one A4 page for ${id} with price, contents and date, without the site around it`, async ({ page }) => {
    await page.goto(links.offer(id));
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText(price, { exact: true })).toBeVisible();
    const pack = packages.find((candidate) => candidate.id === id);
    const listed = pack
      ? listSections(pack, packages).flatMap(({ features }) => features.map(({ text }) => text))
      : included;
    for (const text of listed)
      await expect(sheet.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
    const today = await page.evaluate(
      (language) => new Date().toLocaleDateString(language, { dateStyle: 'long' }),
      LANGUAGE,
    );
    await expect(sheet.getByText(today)).toBeVisible();
    await expect(sheet.getByText(offer.notContract)).toBeVisible();
    await expect(page.getByRole('button', { name: offer.print })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
}

test('prints by its button, and leads to order, contact and package', async ({ page }) => {
  await page.goto(links.offer(someOrder.id));
  await expect(page.getByRole('link', { name: offer.order })).toHaveAttribute('href', links.checkout(someOrder.id));
  const back = page.getByRole('banner').getByRole('link', { name: someOrder.page.name });
  await expect(back).toHaveAttribute('href', someOrder.page.href);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: offer.print }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.getByRole('link', { name: offer.ask }).click();
  await expect(packageChoice(page)).toHaveValue(someOrder.id);
});

test("shows the calculator's estimate and carries it to the checkout, and ignores anything else in the address", async ({
  page,
}) => {
  const size = teams.find(({ cost, hours }) => cost !== 'custom' && hours !== null);
  const team = teamCheckoutId(size?.id ?? 'get-going');
  const path = links.offer(team);
  const hours = size?.hours ?? 0;
  const estimate = { hours: hours - 1, months: 5 };
  const sheet = page.getByRole('article');
  await page.goto(withEstimate(path, estimate));
  await expect(sheet).toContainText(printHours(hours - 1));
  await expect(sheet).toContainText(formatAmount(5 * Number(size?.cost)));
  const order = page.getByRole('link', { name: offer.order });
  await expect(order).toHaveAttribute('href', withEstimate(links.checkout(team), estimate));
  await page.goto(path);
  const plain = await sheet.innerText();
  for (const query of ['hours=<img src=x>&months=3', `hours=${hours + 1}&months=3`, 'hours=5&months=0']) {
    await page.goto(`${path}?${query}`);
    expect(await sheet.innerText(), query).toBe(plain);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is complete, with a blank for the date and no button that does nothing', async ({ page }) => {
    await page.goto(links.offer(someOrder.id));
    await expect(page.getByRole('article')).toContainText(someOrder.price);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
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
