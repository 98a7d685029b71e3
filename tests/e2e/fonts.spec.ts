import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { links } from '../../domain/links.ts';
import { PACKAGE_IDS } from '../../domain/package-ids.ts';
import { close, listen } from '../listen.ts';
import { layoutShift } from './measure.ts';
import { expect, holdFiles, test } from './site.ts';

const PATHS = [links.home, links.package(PACKAGE_IDS[0]), links.compare, links.find, links.checkout('get-started')];
const FACES = '**/*.woff2';
/** Beside what is a few pixels wider in its own typeface, such as a price. */
const LEAST_SHIFT = 0.003;

async function facesOfHeadline(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? OWN : ''}`);
}
const OWN = ', from the site';
const OWN_FACE = [expect.stringMatching(new RegExp(`${OWN}$`))];

/** How typefaces of the site behave while they load: `block` hides their text. */
const displaysOf = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((f) => f.display));

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

// At a phone's density, where letters are not snapped to whole pixels.
test.use({ deviceScaleFactor: 2 });

for (const width of [360, 1280]) {
  test(`paints at ${width} px without waiting for fonts, and nothing shifts when they load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    let swapped = 0;
    for (const path of PATHS) {
      const asked = new Set<string>();
      page.on('request', (request) => request.url().endsWith('.woff2') && asked.add(request.url()));
      const release = await holdFiles(page, FACES);
      await page.goto(path, { waitUntil: 'commit' });
      await painted(page);
      await expect.poll(() => asked.size, `${path} is set in two faces`).toBe(2);
      expect(await facesOfHeadline(page), path).not.toEqual(OWN_FACE);
      expect((await displaysOf(page)).join(), `${path} can be read`).toMatch(/^((swap|fallback|optional),?)*$/);
      release();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), path).toBeLessThan(LEAST_SHIFT);
      if ((await facesOfHeadline(page)).every((face) => face.endsWith(OWN))) swapped += 1;
      await page.unroute(FACES);
    }
    // A headline that would break differently waits for the next page, which must be the exception.
    expect(swapped).toBeGreaterThan(PATHS.length / 2);
  });
}

// Each page is held back where half of its first screen has arrived.
for (const { path, from } of [
  { path: links.home, from: '<form class="instrument' },
  { path: links.package(PACKAGE_IDS[0]), from: 'class="package-art-line' },
]) {
  test.describe('on a slow connection', () => {
    const rest = Promise.withResolvers<void>();
    test.use({
      baseURL: async ({ site }, use) => {
        const server = createServer(async ({ url }, answer) => {
          const whole = await fetch(site.url + url, { headers: { 'accept-encoding': 'identity' } });
          answer.writeHead(whole.status, Object.fromEntries(whole.headers));
          const body = Buffer.from(await whole.arrayBuffer());
          const end = Math.max(body.indexOf(from), 0);
          answer.write(body.subarray(0, end));
          if (end > 0) await rest.promise;
          answer.end(body.subarray(end));
        });
        await use(`http://127.0.0.1:${await listen(server)}`);
        await close(server);
      },
    });

    test(`${path} paints once its first screen is complete, and then nothing shifts`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('header svg').first().waitFor({ state: 'attached' });
      // Long enough for a frame, if there were one; a slow machine cannot fail this.
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
      rest.resolve();
      await painted(page);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThan(LEAST_SHIFT);
    });
  });
}

test('a cached font is used from the first paint on', async ({ page }) => {
  await page.goto('/kickoff');
  await expect.poll(() => facesOfHeadline(page)).toEqual(OWN_FACE);
  // The headline's width reveals its font, in every frame from the first paint on.
  await page.addInitScript(() => {
    const widths = Object.assign(window, { widths: new Set<number>() }).widths;
    const look = () => {
      const line = document.querySelector('h1 > :first-child') ?? document.querySelector('h1');
      const range = document.createRange();
      if (line && performance.getEntriesByType('paint').length > 0) {
        range.selectNodeContents(line);
        widths.add(range.getBoundingClientRect().width);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // Slow enough for a frame before the script that adds fonts.
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 12 });
  // As a link leads there: with a referrer.
  await page.evaluate(() => location.assign('/get-started'));
  await page.waitForURL('/get-started');
  await painted(page);
  await page.waitForLoadState('networkidle');
  expect(await facesOfHeadline(page)).toEqual(OWN_FACE);
  expect(await page.evaluate(() => (window as unknown as { widths: Set<number> }).widths.size)).toBe(1);
  // Adding them once more would lay out the page again.
  const own = () => [...document.fonts].filter(({ family }) => !family.includes('Fallback')).length;
  expect(await page.evaluate(own)).toBe(2);
});
