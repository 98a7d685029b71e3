import type { Locator, Page } from '@playwright/test';
import { links } from '../domain/links.ts';
import { MENU } from './routes.ts';
import { expect, holdScripts, test } from './site.ts';

type MenuEntry = (typeof MENU)[number];

const [first, second] = MENU as unknown as readonly [MenuEntry, MenuEntry];
const last = MENU.at(-1) as MenuEntry;
/** A package's link in the panel or the menu; its name is followed by promise and price. */
const linkOf = (place: Page | Locator, pack: { name: string; href: string }) =>
  place.getByRole('link', { name: pack.name }).and(place.locator(`[href="${pack.href}"]`));

/** What stands below the packages in the panel and the menu. */
const waysToChoose = (place: Locator) =>
  [links.compare, links.find].map((href) => place.locator(`a[href="${href}"]`)) as [Locator, Locator];

test('the panel and the menu lead to the comparison and to the questions as well', async ({ page }) => {
  for (const [place, width] of [
    ['#packages-panel', 1280],
    ['#mobile-menu', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const [index, path] of [links.compare, links.find].entries()) {
      await page.goto('/');
      await page
        .locator(`[popovertarget="${place.slice(1)}"]`)
        .first()
        .click();
      await waysToChoose(page.locator(place))[index]?.click();
      await expect(page).toHaveURL(path);
    }
  }
});

test.describe('the packages panel', () => {
  test('opens after a short hover, stays while the pointer moves into it, and closes when it leaves', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Packages' });
    const kickoff = linkOf(page.locator('#packages-panel'), first);
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
      await expect(linkOf(page, first).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    });
  }

  test.describe('by keys', () => {
    /** The keys that type a name. */
    const keysOf = (name: string) => [...name.toLowerCase()].map((letter) => (letter === ' ' ? 'Space' : letter));
    const start = new Date('2026-03-01T12:00:00Z');

    /** Focuses the button of the closed panel, and waits until it responds to keys. */
    async function focusButton(page: Page) {
      await page.goto('/');
      const button = page.getByRole('button', { name: 'Packages' });
      await button.focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      const panel = page.locator('#packages-panel');
      const link = (pack: MenuEntry) => linkOf(panel, pack);
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      return { button, panel, link, press };
    }

    test('the arrow down opens it and goes through its links, from the last to the first', async ({ page }) => {
      const { panel, link, press } = await focusButton(page);
      await expect(panel).toBeHidden();
      for (const there of [...MENU.map(link), ...waysToChoose(panel), link(first)]) {
        await press('ArrowDown');
        await expect(panel).toBeVisible();
        await expect(there).toBeFocused();
      }
      expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    });

    test('the arrow up goes back, from the first to the last', async ({ page }) => {
      const { panel, link, press } = await focusButton(page);
      await press('ArrowDown');
      for (const there of [...MENU.map(link), ...waysToChoose(panel)].toReversed()) {
        await press('ArrowUp');
        await expect(there).toBeFocused();
      }
    });

    test('Home and End lead to its first and its last link', async ({ page }) => {
      const { panel, link, press } = await focusButton(page);
      await press('Enter', 'End');
      await expect(waysToChoose(panel)[1]).toBeFocused();
      await press('Home');
      await expect(link(first)).toBeFocused();
      expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    });

    test('Escape closes it and gives the focus back to its button', async ({ page }) => {
      const { button, panel, link, press } = await focusButton(page);
      await press('ArrowDown', 'ArrowDown');
      await expect(link(second)).toBeFocused();
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
      await press('Enter', ...keysOf(last.name));
      await expect(link(last)).toBeFocused();
      await page.clock.runFor(1_000);
      const [letter = '', ...rest] = keysOf(second.name);
      await press(letter);
      await page.clock.runFor(990);
      await press(...rest);
      await expect(link(second), 'not yet forgotten').toBeFocused();
      await page.clock.runFor(990);
      await press(...keysOf(first.name));
      await expect(link(second), 'nothing begins with all of that').toBeFocused();
      await page.clock.runFor(1_000);
      await press(...keysOf(first.name));
      await expect(link(first), 'forgotten').toBeFocused();
    });

    test('the same letter again and again goes through the packages that begin with it', async ({ page }) => {
      const { link, press } = await focusButton(page);
      await press('Enter');
      const letter = second.name.charAt(0).toLowerCase();
      const alike = MENU.filter(({ name }) => name.toLowerCase().startsWith(letter)) as [MenuEntry];
      for (const pack of [...alike, alike[0]]) {
        await press(letter);
        await expect(link(pack)).toBeFocused();
      }
    });

    test('Enter follows the link that has the focus', async ({ page }) => {
      const { press } = await focusButton(page);
      await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
      await expect(page).toHaveURL(MENU[2]?.href ?? '');
    });

    test('a panel that a hover has opened stays when the focus has come into it', async ({ page }) => {
      const { button, link, press } = await focusButton(page);
      await button.hover();
      await expect(link(first)).toBeVisible();
      await press('ArrowDown');
      await page.mouse.move(10, 700);
      await expect(link(first)).toBeFocused();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      await expect(link(first)).toBeFocused();
      await expect(link(first)).toBeVisible();
    });
  });

  test('closes when the focus goes on past its last link', async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('#packages-panel');
    await page.getByRole('button', { name: 'Packages' }).focus();
    await page.keyboard.press('Enter');
    const ways = waysToChoose(panel);
    for (let link = 0; link < MENU.length + ways.length; link += 1) await page.keyboard.press('Tab');
    await expect(ways[1]).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Case Studies' }).first()).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('closes when the focus goes back past its button', async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('#packages-panel');
    await page.getByRole('button', { name: 'Packages' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'What We Do' }).first()).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('closes then even if its script comes later', async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/');
    const panel = page.locator('#packages-panel');
    await page.getByRole('button', { name: 'Packages' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Case Studies' }).first().focus();
    await expect(panel).toBeVisible();
    arrive();
    await expect(panel).toBeHidden();
  });

  test('is a list of links and no menu, and marks the page that the reader is on', async ({ page }) => {
    await page.goto(second.href);
    await page.getByRole('button', { name: 'Packages' }).click();
    const panel = page.locator('#packages-panel');
    await expect(panel.getByRole('listitem')).toHaveCount(MENU.length);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(linkOf(panel, second)).toHaveAttribute('aria-current', 'page');
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
    // The script that holds the page behind it comes with the first touch.
    await expect(page.locator('main')).toHaveAttribute('inert');
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

  for (const [width, height] of [
    [320, 256],
    [568, 320],
  ] as const) {
    test(`scrolls as a whole in a window of ${width} × ${height} px, and all of it is reached`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.hover({ trial: true });
      const rolls = await menu.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('*')]
          .filter((part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto')
          .map(({ tagName }) => tagName),
      );
      expect(rolls).toEqual(['DIALOG']);
      const stops = await menu.locator('a, button').all();
      for (const stop of stops) {
        await stop.focus();
        await expect(stop).toBeInViewport({ ratio: 0.99 });
      }
      await stops[0]?.focus();
      await expect(menu.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 0.99 });
    });
  }

  test('stays in reach when the window becomes wide', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Packages' }).click();
    await expect(linkOf(page.getByRole('banner'), second)).toBeVisible();
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
      // What a swipe does comes with the first touch.
      await expect(page.locator('main')).toHaveAttribute('inert');
      // It slides in, and is swiped once it stands still.
      await menu.hover({ trial: true });
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

test('over a dark band the header and the order bar below it are each as dark as what is behind their middle', async ({
  page,
}) => {
  await page.goto(first.href);
  const band = page.locator('section.on-ink');
  const bars = [page.getByRole('banner'), page.locator('.order-bar')];
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground(page.getByRole('banner'));
  const dark = await ground(band);
  // At its upper edge, and then at its lower one, which it is past once that edge has gone by.
  for (const edge of ['top', 'bottom'] as const) {
    for (const [place, bar] of bars.entries()) {
      for (const off of [8, -8]) {
        await expect(async () => {
          const box = (await bar.boundingBox()) as { y: number; height: number };
          await band.evaluate(
            (element, { side, below }) => {
              scrollBy({ top: element.getBoundingClientRect()[side] - below, behavior: 'instant' });
            },
            { side: edge, below: box.y + box.height / 2 + off },
          );
          const expected = off > 0 === (edge === 'top') ? light : dark;
          expect(await ground(bar), `bar ${place}, ${off} px below its middle: the ${edge}`).toBe(expected);
        }).toPass({ timeout: 10_000 });
      }
    }
  }
});
