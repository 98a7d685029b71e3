import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { expect, test } from './site.ts';

const PLACE = `${company.address.postcode} ${company.address.city}`;

// Parts out of view render after the first screen. No visitor may notice.

const PAGES = ['/', '/kickoff', '/compare'];

/** How many parts render only near the viewport. */
function unseenParts(page: Page): Promise<number> {
  return page
    .locator('body *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);
}

for (const width of [390, 1280]) {
  test(`leads at ${width} px to the start of a linked section, from this page and from another`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const id of ['what-we-do', 'packages', 'benefits', 'contact']) {
      const top = () => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
      // Right below the header, without anything of the section above.
      await page.goto('/');
      const height = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      await page.evaluate((name) => location.assign(`#${name}`), id);
      await expect.poll(top, { timeout: 10_000 }).toBeCloseTo(height, -1);
      await page.goto('/kickoff');
      await page.goto(`/#${id}`);
      await expect.poll(top, { timeout: 10_000 }).toBeCloseTo(height, -1);
    }
  });
}

test('lets find-in-page find text that is not rendered yet', async ({ page }) => {
  await page.goto('/');
  // Find-in-page jumps; only the page's own links scroll smoothly.
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
  const find = (text: string) =>
    page.evaluate((words) => (window as unknown as { find(t: string): boolean }).find(words), text);
  expect(await find(PLACE)).toBe(true);
  await expect(page.getByText(PLACE).first()).toBeInViewport();
  expect(await find('no such words')).toBe(false);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`shows every part soon on a full-page screenshot, with ${reducedMotion} as to motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    for (const path of PAGES) {
      await page.goto(path);
      await expect.poll(() => unseenParts(page)).toBe(0);
    }
  });
}

test('renders of a prerendered page the first screen and the part below it, and the rest when it is shown', async ({
  page,
}) => {
  // A prerendered page gets no frames; neither does this one until it is released.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, { visit: () => waiting.splice(0).forEach((callback) => void callback(0)) });
  });
  await page.goto('/kickoff');
  const part = (n: number) => page.locator('.render-late').nth(n);
  await expect(part(0)).toHaveCSS('content-visibility', 'visible');
  await expect(part(1)).toHaveCSS('content-visibility', 'auto');
  expect(await unseenParts(page)).toBeGreaterThan(3);
  await page.evaluate(() => (window as unknown as { visit(): void }).visit());
  await expect.poll(() => unseenParts(page)).toBe(0);
});

test('returns to the same place on a reload and on Back, without a scroll that is seen', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => unseenParts(page)).toBe(0);
  const left = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight * 0.8, behavior: 'instant' });
    return scrollY;
  });
  const movedBy = async () => Math.abs((await page.evaluate(() => scrollY)) - left);
  await page.reload();
  expect(await movedBy()).toBeLessThan(100);
  await page.goto('/imprint');
  await page.goBack();
  expect(await movedBy()).toBeLessThan(100);
});
