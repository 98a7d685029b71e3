import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { expect, test } from './site.ts';

const PLACE = `${company.address.postcode} ${company.address.city}`;

// Parts of a page that are out of sight are rendered after the first screen. No visitor may notice.

const PAGES = ['/', '/kickoff', '/get-scale', '/long-term-teams', '/compare'];

/** Brings a page back to where the first screen has just been painted, and keeps it there. */
async function forgetUnseenParts(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName === 'seen') animation.cancel();
    }
  });
}

/** How many parts of the page are rendered only when the window comes near them. */
function unseenParts(page: Page): Promise<number> {
  return page
    .locator('body *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);
}

for (const width of [390, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const id of ['packages', 'case-studies', 'contact']) {
      test(`a link to #${id} leads to where it begins, from this page and from another`, async ({ page }) => {
        const top = () => page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
        // Right below the header, with nothing of the section above between them.
        const header = await page.goto('/').then(() => page.getByRole('banner').boundingBox());
        const expected = expect.poll(top, { timeout: 10_000 });
        await page.evaluate((name) => location.assign(`#${name}`), id);
        await expected.toBeCloseTo(header?.height ?? 0, -1);
        await page.goto('/kickoff');
        await page.goto(`/#${id}`);
        await expect.poll(top, { timeout: 10_000 }).toBeCloseTo(header?.height ?? 0, -1);
      });
    }
  });
}

test("the browser's search finds words that are out of sight", async ({ page }) => {
  await page.goto('/');
  // A search jumps; what scrolls smoothly is the page's own links.
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'auto'));
  const find = (text: string) =>
    page.evaluate((words) => (window as unknown as { find(t: string): boolean }).find(words), text);
  expect(await find(PLACE)).toBe(true);
  await expect(page.getByText(PLACE).first()).toBeInViewport();
  expect(await find('no such words')).toBe(false);
});

test('an address that names words of the page leads to them', async ({ page }) => {
  await page.goto('/');
  await page.goto(`/kickoff#:~:text=${company.address.postcode}`);
  await expect(page.getByText(PLACE).first()).toBeInViewport();
});

test('a reader who goes back stands where they were', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: home.stories.title });
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  await page.goto('/kickoff');
  await page.goBack();
  await expect(heading).toBeInViewport();
});

test('paper shows every part', async ({ page }) => {
  await page.goto('/');
  await forgetUnseenParts(page);
  expect(await unseenParts(page)).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  expect(await unseenParts(page)).toBe(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a picture of the whole page shows every part soon, with ${reducedMotion} as to motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    for (const path of PAGES) {
      await page.goto(path);
      await expect.poll(() => unseenParts(page)).toBe(0);
    }
  });
}

test('parts are rendered one after the other', async ({ page }) => {
  await page.goto('/');
  const delays = await page.evaluate(() => {
    const all = document.getAnimations().filter((animation) => (animation as CSSAnimation).animationName === 'seen');
    return all.map(({ effect }) => effect?.getTiming().delay);
  });
  expect(new Set(delays).size).toBeGreaterThan(4);
});

test('a page that is prepared ahead of its visit renders no more than its first screen until then', async ({
  page,
}) => {
  // What is prepared gets no frame. Nor does this page, until it is let.
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, { visit: () => waiting.splice(0).forEach((callback) => void callback(0)) });
  });
  await page.goto('/kickoff');
  const states = () =>
    page.evaluate(() => {
      const all = document.getAnimations().filter((animation) => (animation as CSSAnimation).animationName === 'seen');
      return [...new Set(all.map(({ playState }) => playState))];
    });
  expect(await states()).toEqual(['paused']);
  expect(await unseenParts(page)).toBeGreaterThan(3);
  await page.evaluate(() => (window as unknown as { visit(): void }).visit());
  await expect.poll(() => unseenParts(page)).toBe(0);
});

test('on a phone each group of the comparison is such a part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare');
  await forgetUnseenParts(page);
  const groups = await page.getByRole('table').locator('.compare-group').count();
  expect(groups).toBeGreaterThan(1);
  expect(await unseenParts(page)).toBeGreaterThanOrEqual(groups);
  await page.emulateMedia({ media: 'print' });
  expect(await unseenParts(page)).toBe(0);
});
