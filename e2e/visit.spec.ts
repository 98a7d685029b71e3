import type { Locator, Page } from '@playwright/test';
import { ROUTES } from './routes.ts';
import { expect, test } from './site.ts';

const MENU = [
  ['/kickoff', 'Kickoff'],
  ['/get-started', 'Get Started'],
  ['/get-momentum', 'Get Momentum'],
  ['/get-scale', 'Get Scale'],
  ['/long-term-teams', 'Dedicated Tech Teams'],
] as const;

/** Waits until the page rests with the heading below the header and within the first half of the window. */
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

test.describe('every route', () => {
  for (const { path, title, texts } of ROUTES) {
    test(`${path} answers with its full text before any script has run`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(html).toContain(`<title>${title}</title>`);
      const words = html
        .replace(/<(script|style)\b.*?<\/\1>/gs, '')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ');
      for (const text of texts) expect(words).toContain(text);
    });
  }
});

test.describe('the header', () => {
  test('leads home, to what we do, to the case studies and to the contact form', async ({ page }) => {
    await page.goto('/get-scale');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'What We Do' })).toHaveAttribute('href', '/#what-we-do');
    await expect(header.getByRole('link', { name: 'Case Studies' })).toHaveAttribute('href', '/#case-studies');
    await expect(header.getByRole('link', { name: /^Get Started/ })).toHaveAttribute('href', /^\/?#contact$/);
    await header.getByRole('link', { name: 'Home: Going' }).click();
    await expect(page).toHaveURL('/');
  });

  test('opens its packages by a click, lists all five, and closes by Escape', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Packages' });
    const links = page.getByRole('banner').getByRole('navigation').getByRole('list').getByRole('link');
    await expect(links.first()).toBeHidden();
    await button.click();
    await expect(links).toHaveCount(5);
    for (const [index, [href, name]] of MENU.entries()) {
      await expect(links.nth(index)).toBeVisible();
      await expect(links.nth(index)).toContainText(name);
      await expect(links.nth(index)).toHaveAttribute('href', href);
    }
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('leads to each package through its panel', async ({ page }) => {
    await page.goto('/');
    for (const [href, name] of MENU) {
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: 'Packages' }).click();
      await header
        .getByRole('link', { name })
        .and(header.locator(`[href="${href}"]`))
        .click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('stays at the top of the window while the page scrolls', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    await expect(page.getByRole('link', { name: 'Home: Going' })).toBeInViewport();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('slides in from the right, holds the same links and closes again', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(async () => {
      const box = await menu.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(390, 0);
    }).toPass({ timeout: 10_000 });
    await expect(menu.getByRole('link', { name: 'What We Do' })).toHaveAttribute('href', '/#what-we-do');
    await expect(menu.getByRole('link', { name: 'Case Studies' })).toHaveAttribute('href', '/#case-studies');
    await expect(menu.getByRole('link', { name: 'Get Started – contact us' })).toHaveAttribute('href', /^\/?#contact$/);
    for (const [href, name] of MENU) {
      const link = menu.getByRole('link', { name }).and(menu.locator(`[href="${href}"]`));
      await expect(link).toBeVisible();
    }
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('closes before it jumps within the page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Case Studies' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expectClearOfHeader(page, page.getByRole('heading', { name: 'Success stories' }));
    await expect(page.locator('#case-studies')).toBeFocused();
  });

  test('leads to a package', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Get Momentum' }).click();
    await expect(page).toHaveURL('/get-momentum');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test.describe('anchors', () => {
  for (const [hash, heading] of [
    ['what-we-do', 'What we do'],
    ['packages', 'Packages'],
    ['case-studies', 'Success stories'],
  ] as const) {
    test(`/#${hash} lands on its section, clear of the header`, async ({ page }) => {
      await page.goto(`/get-scale`);
      await page.goto(`/#${hash}`);
      await expectClearOfHeader(page, page.getByRole('heading', { name: heading, exact: true, level: 2 }));
    });
  }

  for (const hash of ['contact', 'contact-section']) {
    test(`/#${hash} lands on the contact form`, async ({ page }) => {
      await page.goto(`/#${hash}`);
      const section = page.getByRole('region').filter({ has: page.getByRole('textbox', { name: 'Message' }) });
      await expectClearOfHeader(page, section.getByRole('heading', { level: 2 }));
    });
  }

  test('on the page itself move the reader there', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Packages' }).click();
    await expect(page).toHaveURL('/#packages');
    await expectClearOfHeader(page, page.getByRole('heading', { name: 'Packages', exact: true, level: 2 }));
    await page.goto('/long-term-teams');
    await page.getByRole('link', { name: 'Explore Packages' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Get going' })).toBeInViewport();
  });
});

test.describe('scrolling', () => {
  test('begins at the top of a new page, and Back returns to where the reader was', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('region', { name: 'Packages' }).getByRole('listitem').first().getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL('/kickoff');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
    await page.goForward();
    await expect(page).toHaveURL('/kickoff');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('the footer', () => {
  test('names the company, its address and the current year', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Going`);
    await expect(footer.getByRole('link', { name: 'hello@going.example' })).toHaveAttribute(
      'href',
      'mailto:hello@going.example',
    );
    await expect(footer.getByRole('link', { name: '+49 30 23125 100' })).toHaveAttribute('href', 'tel:+493023125100');
    await expect(footer).toContainText('Musterstraße 1');
    await expect(footer).toContainText('10115 Berlin');
  });

  test('says the new year on a site that was built in the old one', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2041-01-01T12:00:00Z'));
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2041 Going');
  });
});

test.describe('a reader who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sees nothing move by itself', async ({ page }) => {
    await page.goto('/');
    const moving = () =>
      page.evaluate(() => {
        // What is bound to the scrolling moves with the reader only.
        const byItself = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
        return byItself.filter(({ playState }) => playState === 'running').length;
      });
    await expect.poll(moving).toBe(0);
  });
});
