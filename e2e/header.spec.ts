import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.describe('the packages panel', () => {
  test('opens after a short hover, stays while the pointer moves into it, and closes when it leaves', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Packages' });
    const kickoff = page.locator('#packages-panel').getByRole('link', { name: /^Kickoff/ });
    await button.hover();
    await expect(kickoff).toBeVisible();
    await kickoff.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(kickoff).toBeVisible();
    await page.mouse.move(10, 700);
    await expect(kickoff).toBeHidden();
  });

  test('is not closed by the click that follows the hover which opened it, but by the next one', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Packages' });
    const panel = page.locator('#packages-panel');
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.move(10, 700);
    await expect(panel, 'the click has pinned it').toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`opens by ${key}, and Escape closes it and returns the focus`, async ({ page }) => {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Packages' });
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /^Kickoff/ }).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    });
  }

  test.describe('by keys', () => {
    const NAMES = ['Kickoff', 'Get Started', 'Get Momentum', 'Get Scale', 'Dedicated Tech Teams'];
    const start = new Date('2026-03-01T12:00:00Z');

    /** Brings the focus to the button of the panel, which is closed, and waits until it answers to keys. */
    async function focusButton(page: Page) {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Packages' });
      await button.focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      const panel = page.locator('#packages-panel');
      const link = (name: string) => panel.getByRole('link', { name: new RegExp(`^${name}`) });
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      return { button, panel, link, press };
    }

    test('the arrow down opens it and goes through its links, from the last to the first', async ({ page }) => {
      const { panel, link, press } = await focusButton(page);
      await expect(panel).toBeHidden();
      for (const name of [...NAMES, ...NAMES.slice(0, 1)]) {
        await press('ArrowDown');
        await expect(panel).toBeVisible();
        await expect(link(name)).toBeFocused();
      }
      expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    });

    test('the arrow up goes back, from the first to the last', async ({ page }) => {
      const { link, press } = await focusButton(page);
      await press('ArrowDown');
      for (const name of [...NAMES].reverse()) {
        await press('ArrowUp');
        await expect(link(name)).toBeFocused();
      }
    });

    test('Home and End lead to its first and its last link', async ({ page }) => {
      const { link, press } = await focusButton(page);
      await press('Enter', 'End');
      await expect(link('Dedicated Tech Teams')).toBeFocused();
      await press('Home');
      await expect(link('Kickoff')).toBeFocused();
      expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    });

    test('Escape closes it and gives the focus back to its button', async ({ page }) => {
      const { button, panel, link, press } = await focusButton(page);
      await press('ArrowDown', 'ArrowDown');
      await expect(link('Get Started')).toBeFocused();
      await press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    test('typed letters lead to the package that begins with them, and are forgotten after a second', async ({
      page,
    }) => {
      await page.clock.install({ time: start });
      const { link, press } = await focusButton(page);
      await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
      await press('Enter', 'd');
      await expect(link('Dedicated Tech Teams')).toBeFocused();
      await page.clock.runFor(1_000);
      await press('g', 'e', 't', 'Space', 's', 'c');
      await expect(link('Get Scale')).toBeFocused();
      await page.clock.runFor(1_000);
      await press('g', 'e', 't');
      await page.clock.runFor(990);
      await press('Space', 'm');
      await expect(link('Get Momentum'), 'not yet forgotten').toBeFocused();
      await page.clock.runFor(990);
      await press('k');
      await expect(link('Get Momentum'), 'nothing begins with all of that').toBeFocused();
      await page.clock.runFor(1_000);
      await press('k');
      await expect(link('Kickoff'), 'forgotten').toBeFocused();
    });

    test('the same letter again and again goes through the packages that begin with it', async ({ page }) => {
      const { link, press } = await focusButton(page);
      await press('Enter');
      for (const name of ['Get Started', 'Get Momentum', 'Get Scale', 'Get Started']) {
        await press('g');
        await expect(link(name)).toBeFocused();
      }
    });

    test('Enter follows the link that has the focus', async ({ page }) => {
      const { press } = await focusButton(page);
      await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
      await expect(page).toHaveURL('/get-momentum');
    });

    test('a panel that a hover has opened stays when the focus has come into it', async ({ page }) => {
      const { button, link, press } = await focusButton(page);
      await button.hover();
      await expect(link('Kickoff')).toBeVisible();
      await press('ArrowDown');
      await page.mouse.move(10, 700);
      await expect(link('Kickoff')).toBeFocused();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      await expect(link('Kickoff')).toBeFocused();
      await expect(link('Kickoff')).toBeVisible();
    });
  });

  test('closes when the focus goes on past its last link', async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('#packages-panel');
    await page.getByRole('button', { name: 'Packages' }).focus();
    await page.keyboard.press('Enter');
    for (let link = 0; link < 5; link += 1) await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: /^Dedicated Tech Teams/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Case Studies' }).first()).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('is a list of links and no menu, and marks the page that the reader is on', async ({ page }) => {
    await page.goto('/get-momentum');
    await page.getByRole('button', { name: 'Packages' }).click();
    const panel = page.locator('#packages-panel');
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(panel.getByRole('link', { name: /^Get Momentum/ })).toHaveAttribute('aria-current', 'page');
    await expect(panel.locator('[aria-current]')).toHaveCount(1);
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('keeps the focus inside, and gives it back', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const stops = await menu.locator('a, button').count();
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog') ? 'inside' : focused?.outerHTML.slice(0, 80);
      });
      expect(place).toBe('inside');
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('stays in reach when the window becomes wide', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Packages' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Momentum' })).toBeVisible();
  });

  test('closes by a touch beside it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.touchscreen.tap(8, 400);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  for (const { across, closes } of [
    { across: 120, closes: true },
    { across: 20, closes: false },
  ]) {
    test(`${closes ? 'closes by' : 'stays open for'} a swipe of ${across} px to the right`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 40 }] });
      await touch('touchStart', 120);
      await touch('touchMove', 120 + across);
      await touch('touchEnd');
      await (closes ? expect(menu).toBeHidden() : expect(menu).toBeVisible());
    });
  }

  test('locks the page behind it, and unlocks it, the first time and the second', async ({ page }) => {
    await page.goto('/');
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    const behind = page.locator('header, main, footer');
    for (const _time of ['first', 'second']) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await overflow()).toBe('hidden');
      for (const part of await behind.all()) await expect(part).toHaveJSProperty('inert', true);
      await page.getByRole('button', { name: 'Close menu' }).click();
      expect(await overflow()).not.toBe('hidden');
      for (const part of await behind.all()) await expect(part).toHaveJSProperty('inert', false);
    }
  });
});
