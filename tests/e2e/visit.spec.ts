import type { Locator, Page } from '@playwright/test';
import { company, phoneLink } from '../../content/company.ts';
import { contact } from '../../content/en/contact.ts';
import { home } from '../../content/en/home.ts';
import { linkWords, navigation } from '../../content/en/navigation.ts';
import { packages } from '../../content/packages/packages.ts';
import { links } from '../../domain/links.ts';
import { expect, test } from './site.ts';

const [firstPackage] = packages as readonly [(typeof packages)[number]];
const PLACE = `${company.address.postcode} ${company.address.city}`;

/** Waits until scrolling ends with the heading below the header, in the upper half of the window. */
async function expectClearOfHeader(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport();
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual(bottom);
    expect(box?.y).toBeLessThan(bottom + 300);
  }).toPass({ timeout: 10_000 });
}

test('lands on the heading of the contact form by its second name', async ({ page }) => {
  await page.goto(links.contactSection);
  await expectClearOfHeader(page, page.getByRole('heading', { name: contact.title, exact: true, level: 2 }));
});

for (const width of [390, 1280]) {
  test(`leads at ${width} px to the start of a linked section, from this page and from another`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const id of ['what-we-do', 'packages', 'benefits', 'contact']) {
      const top = () => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
      await page.goto(links.home);
      const height = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      await page.evaluate((name) => location.assign(`#${name}`), id);
      await expect.poll(top, { timeout: 10_000 }).toBeCloseTo(height, -1);
      await page.goto(links.package(firstPackage.id));
      await page.goto(`${links.home}#${id}`);
      await expect.poll(top, { timeout: 10_000 }).toBeCloseTo(height, -1);
    }
  });
}

test("closes the phone's menu before jumping within the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(links.home);
  await page.getByRole('button', { name: navigation.openMenu }).click();
  const menu = page.getByRole('dialog', { name: navigation.menu });
  await menu.getByRole('link', { name: linkWords['what-we-do'].label }).click();
  await expect(menu).toBeHidden();
  await expectClearOfHeader(page, page.getByRole('heading', { name: home.whatWeDo.title }));
  await expect(page.locator('#what-we-do')).toBeFocused();
});

test('starts a new page at the top, and Back and a reload return to the old position', async ({ page }) => {
  await page.goto(links.home);
  const link = page
    .getByRole('region', { name: home.packages.title })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(links.package(firstPackage.id));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(links.home);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  await page.reload();
  // At once, without a scroll that is seen.
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(before, -2);
  await page.goForward();
  await expect(page).toHaveURL(links.package(firstPackage.id));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('names the company, its address and the current year in the footer, also on an old build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T12:00:00Z'));
  await page.goto(links.home);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© 2041 ${company.name}`);
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', phoneLink);
  await expect(footer).toContainText(company.address.street);
  await expect(footer).toContainText(PLACE);
});

test('lets find-in-page find text that is not rendered yet', async ({ page }) => {
  await page.goto(links.home);
  // Find-in-page jumps; only the page's own links scroll smoothly.
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
  const find = (text: string) =>
    page.evaluate((words) => (window as unknown as { find(t: string): boolean }).find(words), text);
  expect(await find(PLACE)).toBe(true);
  await expect(page.getByText(PLACE).first()).toBeInViewport();
  expect(await find('no such words')).toBe(false);
});

for (const path of [links.home, links.package(firstPackage.id), links.compare]) {
  test(`shows every part of ${path} soon on a full-page screenshot`, async ({ page }) => {
    await page.goto(path);
    const unseen = () =>
      page
        .locator('body *')
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);
    await expect.poll(unseen).toBe(0);
  });
}
