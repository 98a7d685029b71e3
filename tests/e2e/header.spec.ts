import type { Locator, Page } from '@playwright/test';
import { type MenuPackage, menuPackages } from '../../catalogue/menu.ts';
import { company } from '../../content/company.ts';
import { linkWords, navigation } from '../../content/en/navigation.ts';
import { stories } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { contactChoiceFor } from '../../domain/package-ids.ts';
import { expect, test } from './site.ts';

const [first, second] = menuPackages as [MenuPackage, MenuPackage];
const last = menuPackages.at(-1) as MenuPackage;
const linkOf = (place: Page | Locator, pack: { name: string; href: string }) =>
  place.getByRole('link', { name: pack.name }).and(place.locator(`[href="${pack.href}"]`));

const waysToChoose = (place: Locator) =>
  [links.compare, links.find].map((href) => place.locator(`a[href="${href}"]`)) as [Locator, Locator];

async function expectPackages(place: Locator) {
  for (const pack of menuPackages) await expect(linkOf(place, pack)).toBeVisible();
  for (const way of waysToChoose(place)) await expect(way).toBeVisible();
}

const openPackages = (page: Page) => page.getByRole('button', { name: linkWords.packages.label });
const panelOf = (page: Page) => page.locator('#packages-panel');

test('leads home, to What We Do, to the case studies and to the contact form from anywhere', async ({ page }) => {
  await page.goto(second.href);
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: navigation.getStartedTarget })).toBeInViewport();
  for (const [name, to] of [
    [navigation.getStartedTarget, links.contactAbout(contactChoiceFor(second.id))],
    [linkWords['what-we-do'].label, links.whatWeDo],
    ...(stories.length > 0 ? [[linkWords['case-studies'].label, links.caseStudies]] : []),
    [`${navigation.home} ${company.name}`, links.home],
  ] as const)
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', to ?? '');
});

test('opens the packages after a short hover, and keeps them open only after a click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.goto(links.home);
  const [button, panel] = [openPackages(page), panelOf(page)];
  await button.hover();
  await expect(panel).toBeVisible();
  await linkOf(panel, first).hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.wheel(0, 1_000);
  await expect(panel.getByRole('link').last(), 'in a low window').toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.move(2, 300);
  await expect(panel).toBeHidden();
  await button.hover();
  await expect(panel).toBeVisible();
  await button.click();
  await page.mouse.move(2, 300);
  await expect(panel, 'the click has pinned it').toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
});

test.describe('the packages by keyboard', () => {
  const keysOf = (name: string) => [...name.toLowerCase()].map((letter) => (letter === ' ' ? 'Space' : letter));
  const start = new Date('2026-03-01T12:00:00Z');

  async function focusButton(page: Page, path: string) {
    await page.goto(path);
    const button = openPackages(page);
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const panel = panelOf(page);
    const link = (pack: MenuPackage) => linkOf(panel, pack);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    return { button, panel, link, press };
  }

  test('open as a list of links, and close by Escape or when the focus leaves them', async ({ page }) => {
    const { button, panel, link, press } = await focusButton(page, second.href);
    await press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectPackages(panel);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(link(second)).toHaveAttribute('aria-current', 'page');
    await expect(panel.locator('[aria-current]')).toHaveCount(1);
    await press('Tab');
    await expect(link(first)).toBeFocused();
    await press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await press('Enter');
    await expect(panel).toBeVisible();
    await press('Shift+Tab');
    await expect(panel, 'backwards').toBeHidden();
    await button.focus();
    await press('ArrowDown', 'End', 'Tab');
    await expect(panel, 'forwards').toBeHidden();
  });

  test('open by arrow down, and arrows, Home and End cycle through them', async ({ page }) => {
    const { panel, link, press } = await focusButton(page, links.home);
    const stops = [...menuPackages.map(link), ...waysToChoose(panel)];
    for (const there of [...stops, link(first)]) {
      await press('ArrowDown');
      await expect(there).toBeFocused();
    }
    await press('ArrowUp');
    await expect(stops.at(-1) as Locator).toBeFocused();
    await press('Home');
    await expect(link(first)).toBeFocused();
    await press('End');
    await expect(stops.at(-1) as Locator).toBeFocused();
    expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    await press('Home', 'ArrowDown', 'Enter');
    await expect(page).toHaveURL(second.href);
  });

  test('are found by typed letters, which are forgotten after a second', async ({ page }) => {
    await page.clock.install({ time: start });
    const { link, press } = await focusButton(page, links.home);
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
    await press('Enter', ...keysOf(last.name));
    await expect(link(last)).toBeFocused();
    await page.clock.runFor(1_000);
    const [letter = '', ...rest] = keysOf(second.name);
    await press(letter);
    await page.clock.runFor(990);
    await press(...rest);
    await expect(link(second), 'not yet forgotten').toBeFocused();
    await page.clock.runFor(1_000);
    await press(...keysOf(first.name));
    await expect(link(first), 'forgotten').toBeFocused();
  });
});

test.describe("the phone's menu", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('has the same links, holds the focus and the page behind it, and releases both', async ({ page }) => {
    await page.goto(links.home);
    const opener = page.getByRole('button', { name: navigation.openMenu });
    const menu = page.getByRole('dialog', { name: navigation.menu });
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    const behind = page.locator('header, main, footer');
    // The script that makes the page inert loads at the first interaction, so it is there the second time.
    for (const _time of ['first', 'second']) {
      await opener.click();
      await expectPackages(menu);
      await expect(
        menu.getByRole('link', { name: `${navigation.getStarted} ${navigation.getStartedTarget}` }),
      ).toBeInViewport({ ratio: 1 });
      for (const part of await behind.all()) await expect(part).toHaveJSProperty('inert', true);
      expect(await overflow()).toBe('hidden');
      await menu.getByRole('button', { name: navigation.closeMenu }).click();
      for (const part of await behind.all()) await expect(part).toHaveJSProperty('inert', false);
      expect(await overflow()).not.toBe('hidden');
    }
    await opener.click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    const stops = await menu.locator('a, button').count();
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: linkWords['what-we-do'].label }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#what-we-do')).toBeFocused();
  });

  test('closes by a tap beside it and a swipe to the right, and stays open for a short swipe', async ({ page }) => {
    await page.goto(links.home);
    const opener = page.getByRole('button', { name: navigation.openMenu });
    const menu = page.getByRole('dialog', { name: navigation.menu });
    await opener.click();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(8, 400);
    await expect(menu).toBeHidden();
    await opener.click();
    // The swipe's script loads at the first interaction.
    await expect(page.locator('main')).toHaveAttribute('inert');
    await menu.hover({ trial: true });
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 40 }] });
    const swipe = async (across: number) => {
      await touch('touchStart', 120);
      await touch('touchMove', 120 + across);
      await touch('touchEnd');
    };
    await swipe(20);
    await expect(menu).toBeVisible();
    await swipe(120);
    await expect(menu).toBeHidden();
  });
});
