import { expect, test } from 'vitest';
import { links } from '../../../domain/links.ts';
import { type WatchedHeadline, watchHeadline } from '../../watch-headline.ts';
import { until } from '../until.ts';
import type { Telling } from './telling.ts';

const areLoaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2;

export function tellOfTypefaces({ engine, open, site }: Telling): void {
  test('a typeface that comes after the first paint is shown all the same', async () => {
    const page = await open(links.package('kickoff'));
    await until(page, areLoaded);
    // As wide as the headline is in the fallback, it is not in its own typeface.
    const width = (family: string) =>
      page.evaluate((face) => {
        const line = document.createElement('span');
        line.style.cssText = `position:absolute;white-space:nowrap;font:700 80px ${face}`;
        line.textContent = 'An honest answer';
        document.body.append(line);
        const { width: wide } = line.getBoundingClientRect();
        line.remove();
        return wide;
      }, family);
    expect(await width('"Bricolage Grotesque", monospace')).not.toBe(await width('monospace'));
  });

  test('a typeface that is kept is there from the first paint on, and does not flicker', async ({ skip }) => {
    const page = await open(links.package('kickoff'));
    if (!page.runFirst) return skip(`nothing runs in a page of ${engine.name} before it has loaded`);
    await until(page, areLoaded);
    await page.runFirst(watchHeadline);
    await page.goto(site().url + links.package('get-started'));
    await until(page, () => (window as unknown as WatchedHeadline).widths.length > 60);
    const widths = await page.evaluate(() => (window as unknown as WatchedHeadline).widths);
    expect([...new Set(widths)]).toHaveLength(1);
  });
}
