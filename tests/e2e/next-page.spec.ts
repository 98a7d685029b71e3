import type { Page } from '@playwright/test';
import { packages } from '../../content/packages/packages.ts';
import { links } from '../../domain/links.ts';
import { expect, test } from './site.ts';

// Playwright disables the back/forward cache; visitors have it.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const first = packages[0] as (typeof packages)[number];
const last = packages.at(-1) as (typeof packages)[number];

function fetchedAhead(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The browser requests the icon whenever it likes.
    const page = !pathname.includes('.') && /^(other|fetch)$/.test(request.resourceType());
    if (page && !request.isNavigationRequest()) paths.push(pathname);
  });
  return paths;
}

async function preparedAhead(page: Page): Promise<() => Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  const paths: Record<string, string> = {};
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    paths[new URL(key.url).pathname] = status;
  });
  await session.send('Preload.enable');
  return () => paths;
}

const openedHow = (page: Page) => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());

test("without speculation rules, prefetches a hovered link's page once, and the click uses it", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/');
  const ahead = fetchedAhead(page);
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 302);
  await expect(page.getByRole('button', { name: 'Packages' })).toHaveAttribute('aria-expanded', 'false');
  const link = page.getByRole('link', { name: first.cta });
  await link.hover();
  await expect.poll(() => ahead).toEqual([links.package(first.id)]);
  await page.mouse.move(4, 302);
  await link.hover();
  await link.focus();
  await link.click();
  await expect(page).toHaveURL(links.package(first.id));
  expect(ahead).toEqual([links.package(first.id)]);
  expect((await openedHow(page)).transferSize, 'the page came out of the cache').toBe(0);
});

test.describe('on a touch device', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function reach(page: Page, name: string) {
    await page.touchscreen.tap(4, 400);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    const link = page.getByRole('link', { name }).first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    return link;
  }

  test("prepares the page behind a package's button while it is in view, and the tap uses it", async ({ page }) => {
    const prepared = await preparedAhead(page);
    await page.goto(links.home);
    const link = await reach(page, first.cta);
    await expect.poll(() => prepared()[links.package(first.id)]).toBe('Ready');
    expect(prepared(), 'not what is out of sight').not.toHaveProperty([links.package(last.id)]);
    const rules = page.locator('script[type=speculationrules]');
    expect(await rules.textContent()).toContain('{"not":{"href_matches":"/checkout/*/*"}}');
    await link.tap();
    await expect(page).toHaveURL(links.package(first.id));
    expect((await openedHow(page)).deliveryType).toBe('navigational-prefetch');
  });

  test('prepares nothing for a visitor who saves data', async ({ page }) => {
    await page.clock.install({ time: 0 });
    const prepared = await preparedAhead(page);
    const ahead = fetchedAhead(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto(links.home);
    await page.clock.pauseAt(60_000);
    await expect(await reach(page, first.cta)).toBeInViewport();
    await page.clock.runFor(5_000);
    expect([...ahead, ...Object.keys(prepared())]).toEqual([]);
  });
});

async function openHome(page: Page) {
  await page.goto('/');
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => document.body.setAttribute('data-kept', `${persisted}`)),
  );
}

test('closes the packages panel on a page that Back restores, and opens it again on hover', async ({ page }) => {
  await openHome(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Packages' });
  const panel = page.locator('#packages-panel');
  await button.click();
  await panel.getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(links.package(first.id));
  await page.mouse.move(10, 700);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(10, 700);
  await expect(panel).toBeHidden();
});

test("closes the phone's menu on a page that Back restores", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(links.package(first.id));
  await openHome(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  // By the browser's own button: following a link would close the menu.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(links.package(first.id));
  await page.goForward({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});
