import type { Locator, Page } from '@playwright/test';
import { company, phoneLink } from '../content/company.ts';
import { home } from '../content/home.ts';
import { packages } from '../content/packages/packages.ts';
import { stageWords } from '../content/stages.ts';
import { teams } from '../content/teams.ts';
import { links } from '../domain/links.ts';
import { MENU, ROUTES } from './routes.ts';
import { expect, test } from './site.ts';

const HOME_LINK = `Home: ${company.name}`;
const [firstPackage] = packages as readonly [(typeof packages)[number]];

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
      const plain = (text: string) =>
        text.replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ');
      expect(plain(html)).toContain(`<title>${title}</title>`);
      const words = plain(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ''));
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
    await expect(header.getByRole('link', { name: 'Get Started – contact us' })).toHaveAttribute(
      'href',
      links.contactAbout('get-scale'),
    );
    await page.goto('/');
    await expect(header.getByRole('link', { name: 'Get Started – contact us' })).toHaveAttribute('href', links.contact);
    await header.getByRole('link', { name: HOME_LINK }).click();
    await expect(page).toHaveURL('/');
  });

  test('opens its packages by a click, lists all of them, and closes by Escape', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Packages' });
    const listed = page.getByRole('banner').getByRole('navigation').getByRole('list').getByRole('link');
    await expect(listed.first()).toBeHidden();
    await button.click();
    await expect(listed).toHaveCount(MENU.length);
    for (const [index, { href, name }] of MENU.entries()) {
      await expect(listed.nth(index)).toBeVisible();
      await expect(listed.nth(index)).toContainText(name);
      await expect(listed.nth(index)).toHaveAttribute('href', href);
    }
    await page.keyboard.press('Escape');
    await expect(listed.first()).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('leads to each package through its panel', async ({ page }) => {
    await page.goto('/');
    for (const { href, name } of MENU) {
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
    await expect(page.getByRole('link', { name: HOME_LINK })).toBeInViewport();
  });
});

test.describe('the words that an owner chooses', () => {
  for (const width of [320, 360, 414, 768]) {
    test(`name and tagline fit a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const end = async (what: Locator) => {
        const box = await what.boundingBox();
        return (box?.x ?? 0) + (box?.width ?? Number.NaN);
      };
      for (const line of await page.getByRole('heading', { level: 1 }).locator('> span').all()) {
        expect(await end(line)).toBeLessThan(width - 8);
      }
      const header = page.getByRole('banner');
      expect(await end(header.getByRole('button', { name: 'Open menu' }))).toBeLessThan(width);
      const mark = await header.getByRole('link', { name: HOME_LINK }).locator('svg').boundingBox();
      expect([mark?.width, mark?.height]).toEqual([36, 36]);
      const ask = header.getByRole('link', { name: 'Get Started – contact us' });
      if (await ask.isVisible()) expect((await ask.boundingBox())?.height).toBeLessThan(50);
    });
  }

  for (const width of [1024, 1280]) {
    test(`the tagline has three lines, beside the cards of a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const boxes = async (what: Locator) => {
        const found = await Promise.all((await what.all()).map((one) => one.boundingBox()));
        return found.filter((box) => box !== null);
      };
      const lines = await boxes(page.getByRole('heading', { level: 1 }).locator('> span'));
      expect(new Set(lines.map(({ y }) => y)).size).toBe(3);
      const cards = await boxes(page.locator('.hero-art-score'));
      expect(cards).toHaveLength(1);
      for (const line of lines) expect(line.x + line.width).toBeLessThan(cards[0]?.x ?? 0);
      // What asks for a stop is not under the last line.
      const asked = await page.getByRole('group', { name: stageWords.question }).locator('legend').boundingBox();
      const last = lines[2];
      const isClear =
        (asked?.x ?? 0) > (last?.x ?? 0) + (last?.width ?? 0) ||
        (asked?.y ?? 0) >= (last?.y ?? 0) + (last?.height ?? 0);
      expect(isClear).toBe(true);
    });
  }
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
    for (const { href, name } of MENU) {
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
    await expectClearOfHeader(page, page.getByRole('heading', { name: home.stories.title }));
    await expect(page.locator('#case-studies')).toBeFocused();
  });

  test('leads to a package', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: firstPackage.name }).click();
    await expect(page).toHaveURL(links.package(firstPackage.id));
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test.describe('anchors', () => {
  for (const [hash, heading] of [
    ['what-we-do', home.whatWeDo.title],
    ['packages', home.packages.title],
    ['case-studies', home.stories.title],
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
    await expectClearOfHeader(page, page.getByRole('heading', { name: home.packages.title, exact: true, level: 2 }));
    await page.goto('/long-term-teams');
    await page.getByRole('link', { name: 'Explore Packages' }).click();
    await expect(page.getByRole('heading', { level: 3, name: teams[0]?.title ?? '' })).toBeInViewport();
  });
});

test.describe('scrolling', () => {
  test('begins at the top of a new page, and Back returns to where the reader was', async ({ page }) => {
    await page.goto('/');
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
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
    await page.goForward();
    await expect(page).toHaveURL(links.package(firstPackage.id));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('the footer', () => {
  test('names the company, its address and the current year', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${company.name}`);
    await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', phoneLink);
    await expect(footer).toContainText(company.address.street);
    await expect(footer).toContainText(`${company.address.postcode} ${company.address.city}`);
  });

  test('says the new year on a site that was built in the old one', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2041-01-01T12:00:00Z'));
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText(`© 2041 ${company.name}`);
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
