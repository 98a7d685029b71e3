import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Page, type Viewport } from 'puppeteer-core';
import { links } from '../domain/links.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';
import { SLOW_PHONE } from '../testing/slow-phone.ts';
import { PHONE } from './phone.ts';

/** Milliseconds from the click or tap on a package of the home page to the first paint of its page. */
export type Navigations = Record<'after a rest on the link' | 'at once' | 'by a tap on a phone', number>;

/** The pause between two moves of the pointer. */
const REST_MS = 800;
/** Every page has painted this long after the click. */
const PAINTED_AFTER_MS = 2_500;
const SCROLLED_AFTER_MS = 1_500;
/** How long a visitor with a phone looks at the card. */
const LOOKED_AT_MS = 2_500;
const DESKTOP: Viewport = { width: 1280, height: 900 };
/** The link on its card: those in the hero are hidden until a stage is chosen. */
const LINK = `#packages a[href="${links.package('kickoff')}"]`;

/**
 * Goes from the home page to a package page, throttled as in {@link SLOW_PHONE}: by a click after hovering, so that the
 * browser may have prepared the page; by a click without hovering; and by a tap on a phone after looking at the card. Uses
 * Puppeteer, because Playwright's pages are never prerendered.
 */
export async function measureNavigations(url: string): Promise<Navigations> {
  const browser = await puppeteer.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const open = async (viewport: Viewport) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      await slowDown(page);
      await page.goto(url, { waitUntil: 'networkidle0' });
      return page;
    };
    // One at a time: an open page would keep the machine busy.
    const alone = async (viewport: Viewport, measure: (page: Page) => Promise<number>) => {
      const page = await open(viewport);
      const context = page.browserContext();
      const measured = await measure(page);
      await context.close();
      return measured;
    };
    const { viewport, ...device } = PHONE;
    return {
      'after a rest on the link': await alone(DESKTOP, (page) => clickToFirstPaint(page, REST_MS)),
      'at once': await alone(DESKTOP, (page) => clickToFirstPaint(page, 0)),
      'by a tap on a phone': await alone({ ...viewport, ...device }, (page) => tapToFirstPaint(page)),
    };
  } finally {
    await browser.close();
  }
}

/** Throttles network and processor as in {@link SLOW_PHONE}. */
export async function slowDown(page: Page) {
  const { latencyMs, kilobytesPerSecond, cpuRate } = SLOW_PHONE;
  const bytesPerSecond = kilobytesPerSecond * 1024;
  await page.emulateNetworkConditions({ download: bytesPerSecond, upload: bytesPerSecond, latency: latencyMs });
  await page.emulateCPUThrottling(cpuRate);
}

function clickToFirstPaint(page: Page, restMs: number): Promise<number> {
  return pressToFirstPaint(page, LINK, async ({ x, y }) => {
    if (restMs > 0) {
      // A reader has moved the pointer before reaching a link.
      await page.mouse.move(10, 400);
      await pause(restMs);
      await page.mouse.move(x, y);
      await pause(restMs);
    }
    return () => page.mouse.click(x, y);
  });
}

/** Milliseconds from the tap on a link, in view for a while, to the first paint of its page. */
export function tapToFirstPaint(page: Page, link = LINK): Promise<number> {
  return pressToFirstPaint(page, link, async ({ x, y }) => {
    // A finger has scrolled to it.
    await page.touchscreen.tap(4, 400);
    await pause(LOOKED_AT_MS);
    return () =>
      page.touchscreen.tap(x, y).catch((problem: Error) => {
        // The prerendered page may replace this one before the touch end is acknowledged.
        if (problem.name !== 'TargetCloseError') throw problem;
      });
  });
}

/** `prepare` runs before the press and resolves with it. */
async function pressToFirstPaint(
  page: Page,
  selector: string,
  prepare: (place: { x: number; y: number }) => Promise<() => Promise<void>>,
): Promise<number> {
  const link = await page.$(selector);
  if (!link) throw new Error(`There is no ${selector} on the page.`);
  const target = await link.evaluate((element) => (element as HTMLAnchorElement).pathname);
  await link.scrollIntoView();
  // Scrolling is smooth.
  await pause(SCROLLED_AFTER_MS);
  const press = await prepare(await link.clickablePoint());
  const pressed = Date.now();
  await press();
  // A prerendered page replaces this one and its connection, so waiting for a navigation would fail.
  await pause(PAINTED_AFTER_MS);
  const { pathname } = new URL(await page.evaluate(() => location.href));
  if (pathname !== target) throw new Error(`The press led to ${pathname}.`);
  return page.evaluate(
    (start) => performance.timeOrigin + (performance.getEntriesByName('first-paint')[0]?.startTime ?? 0) - start,
    pressed,
  );
}
