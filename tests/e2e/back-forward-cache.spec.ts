import type { Page } from '@playwright/test';
import { MENU } from './routes.ts';
import { expect, test } from './site.ts';

// Playwright disables the back/forward cache; visitors have it.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const [{ href, name }] = MENU as unknown as readonly [(typeof MENU)[number]];

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
  await panel.getByRole('link', { name }).click();
  await expect(page).toHaveURL(href);
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
  await page.goto(href);
  await openHome(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  // By the browser's own button: following a link would close the menu.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(href);
  await page.goForward({ waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});
