import { expect, onTestFinished, test } from 'vitest';
import { links } from '../../../domain/links.ts';
import { holdFacesOf } from '../../late-faces.ts';
import { type WatchedHeadline, watchHeadline } from '../../watch-headline.ts';
import type { EnginePage } from '../engine.ts';
import { until } from '../until.ts';
import type { Telling } from './telling.ts';

const areLoaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2;

export function tellOfTypefaces({ engine, open, site }: Telling): void {
  test('a typeface that comes after the first paint is shown all the same', async () => {
    const page = await open(links.package('kickoff'));
    // The driver of WebKitGTK answers nothing before a page has loaded, and there the faces are late as they are.
    if (page.runFirst) await openWithLateFaces(page, site().url, links.package('kickoff'));
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

/** Opens a page whose typefaces come half a second after a frame of it has been painted: no browser waits so long for them. */
async function openWithLateFaces(page: EnginePage, site: string, path: string): Promise<void> {
  const late = await holdFacesOf(site);
  onTestFinished(late.stop);
  await page.evaluate((url) => setTimeout(() => location.assign(url)), late.url + path);
  await until(page, (url) => location.href.startsWith(url) && 'painted' in document.body.dataset, late.url);
  await new Promise((resolve) => setTimeout(resolve, 500));
  late.release();
}
