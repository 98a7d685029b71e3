import { company, phoneLink } from '../../content/company.ts';
import { contact } from '../../content/en/contact.ts';
import { packages } from '../../content/packages/packages.ts';
import { links } from '../../domain/links.ts';
import { expect, test } from './site.ts';

const [firstPackage] = packages as readonly [(typeof packages)[number]];

test('leads to the start of a linked section, below the header, from this page and from another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const topOf = (id: string) => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
  for (const id of ['what-we-do', 'packages', 'benefits', 'contact']) {
    const top = () => topOf(id);
    await page.goto(links.home);
    const height = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await page.evaluate((name) => location.assign(`#${name}`), id);
    await expect.poll(top, { timeout: 10_000 }).toBeCloseTo(height, -1);
    await page.goto(links.package(firstPackage.id));
    await page.goto(`${links.home}#${id}`);
    await expect.poll(top, { timeout: 10_000 }).toBeCloseTo(height, -1);
  }
  await page.goto(links.contactSection);
  await expect(page.getByRole('heading', { name: contact.title, exact: true })).toBeInViewport({ ratio: 1 });
  expect(await topOf('contact-section'), 'by its second name').toBeGreaterThan(70);
});

test('starts a new page at the top, and Back and a reload return to the old position', async ({ page }) => {
  await page.goto(links.home);
  const link = page.getByRole('link', { name: firstPackage.cta });
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
});

test('names the company, its address and the current year in the footer, also on an old build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T12:00:00Z'));
  await page.goto(links.home);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© 2041 ${company.name}`);
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', phoneLink);
  const { street, postcode, city } = company.address;
  for (const line of [street, `${postcode} ${city}`]) await expect(footer).toContainText(line);
});
