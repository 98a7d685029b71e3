import { expect, test } from 'vitest';
import { navigation } from '../../../content/navigation.ts';
import { packages } from '../../../content/packages/packages.ts';
import { links } from '../../../domain/links.ts';
import type { EnginePage } from '../engine.ts';
import { until, untilAt } from '../until.ts';
import type { Telling } from './telling.ts';

const [first, second] = packages as readonly [(typeof packages)[number], (typeof packages)[number]];

const untilOpen = (page: EnginePage, id: string) =>
  until(page, (part) => !!document.querySelector(`${part}:popover-open`), id);
const untilClosed = (page: EnginePage, id: string) =>
  until(page, (part) => !document.querySelector(`${part}:popover-open`), id);
const untilFocused = (page: EnginePage, selector: string) =>
  until(page, (wanted) => document.activeElement?.matches(wanted), selector);

const PANEL = '#packages-panel';
const MENU = '#mobile-menu';
const linkIn = (part: string, { id }: (typeof packages)[number]) => `${part} a[href="${links.package(id)}"]`;

export function tellOfHeader({ open }: Telling): void {
  test('the panel of the packages opens by a click, and leads to a package', async () => {
    const page = await open('/');
    await page.click('button', navigation.packages);
    await untilOpen(page, PANEL);
    await page.clickOn(linkIn(PANEL, second));
    await untilAt(page, links.package(second.id));
  });

  test('the keys go through the panel, and Escape gives the focus back to its button', async () => {
    const page = await open('/');
    await page.evaluate(() => document.querySelector<HTMLElement>('[popovertarget=packages-panel]')?.focus());
    await until(page, () => document.querySelector('[popovertarget=packages-panel]')?.ariaExpanded === 'false');
    await page.press('ArrowDown');
    await untilFocused(page, linkIn(PANEL, first));
    await untilOpen(page, PANEL);
    await page.press('ArrowDown');
    await untilFocused(page, linkIn(PANEL, second));
    await page.press('End');
    await untilFocused(page, `${PANEL} a[href="${links.find}"]`);
    await page.press('Home');
    await untilFocused(page, linkIn(PANEL, first));
    expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0);
    await page.press('Escape');
    await untilClosed(page, PANEL);
    await untilFocused(page, '[popovertarget=packages-panel]');
  });

  test('the menu of a phone is closed by Escape and by its button, and leads to a package', async () => {
    const page = await open('/', 390);
    await page.click('button', navigation.openMenu);
    await untilOpen(page, MENU);
    await page.press('Escape');
    await untilClosed(page, MENU);
    await page.click('button', navigation.openMenu);
    await untilOpen(page, MENU);
    await page.click('button', navigation.closeMenu);
    await untilClosed(page, MENU);
    await page.click('button', navigation.openMenu);
    await untilOpen(page, MENU);
    // It slides in: a press is for where its link stands then.
    await until(page, (menu) => document.querySelector(menu)?.getAnimations().length === 0, MENU);
    await page.clickOn(linkIn(MENU, first));
    await untilAt(page, links.package(first.id));
  });
}
