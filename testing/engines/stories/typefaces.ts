import { expect, onTestFinished, test } from 'vitest';
import { links } from '../../../domain/links.ts';
import { holdFacesOf } from '../../late-parts.ts';
import { type WatchedHeadline, watchHeadline } from '../../watch-headline.ts';
import type { EnginePage } from '../engine.ts';
import { until } from '../until.ts';
import type { Telling } from './telling.ts';

/** Whether both typefaces of the site are there; those that stand in for them are called after them. */
const areLoaded = () => {
  const loaded = [...document.fonts].filter(
    ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
  );
  return new Set(loaded.map(({ family }) => family)).size === 2;
};

export function tellOfTypefaces({ engine, open, site }: Telling): void {
  test('a typeface that comes after the first paint is shown all the same', async () => {
    // A headline of one word breaks nowhere in any typeface.
    const page = await open(links.imprint);
    // The driver of WebKitGTK answers nothing before a page has loaded, and there the faces are late as they are.
    if (page.runFirst) await openWithLateFaces(page, site().url, links.imprint);
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

  test('one that comes after the first paint and would break a line elsewhere is left for the next page', async ({
    skip,
  }) => {
    const page = await open(links.compare, 900);
    if (!page.runFirst) return skip(`nothing runs in a page of ${engine.name} before it has loaded`);
    await until(page, areLoaded);
    const own = await page.evaluate(() => (document.querySelector('h1') as HTMLElement).offsetHeight);
    await page.runFirst(watchHeadline);
    await openWithLateFaces(page, site().url, links.compare);
    const count = () => page.evaluate(() => (window as unknown as WatchedHeadline).heights.length);
    const before = await count();
    await until(page, (least) => (window as unknown as WatchedHeadline).heights.length > least, before + 60);
    const heights = await page.evaluate(() => (window as unknown as WatchedHeadline).heights);
    expect([...new Set(heights)]).toHaveLength(1);
    expect(heights[0], 'its headline breaks elsewhere in what this device lends').not.toBe(own);
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
  // A page that is left while its typefaces come would complain.
  await until(page, areLoaded);
  await page.evaluate((url) => setTimeout(() => location.assign(url)), late.url + path);
  await until(page, (url) => location.href.startsWith(url) && 'painted' in document.body.dataset, late.url);
  await new Promise((resolve) => setTimeout(resolve, 500));
  late.release();
}
