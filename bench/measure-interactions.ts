import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../testing/slow-phone.ts';

/** Milliseconds from a click to the next paint, as the browser's Event Timing reports it (in steps of 8 ms). */
export type Interactions = Record<'mobile menu' | 'packages panel' | 'checkout button' | 'contact form', number>;

/** Clicks what a visitor clicks first, each on a fresh page slowed down as {@link throttle} says. */
export async function measureInteractions(browser: Browser, url: string): Promise<Interactions> {
  const phone = { width: 390, height: 844 };
  const desktop = { width: 1280, height: 900 };
  return {
    'mobile menu': await clickToPaint(browser, url, phone, (page) =>
      page.getByRole('button', { name: 'Open menu' }).click(),
    ),
    'packages panel': await clickToPaint(browser, url, desktop, async (page) => {
      // Straight to the click: the hover that precedes it on a desktop would open the panel before.
      await page.getByRole('button', { name: 'Packages' }).focus();
      await page.keyboard.press('Enter');
    }),
    'checkout button': await clickToPaint(browser, `${url}/checkout/get-started`, phone, (page) =>
      page.getByRole('button', { name: 'Continue to Payment' }).click(),
    ),
    'contact form': await clickToPaint(browser, `${url}/#contact`, phone, (page) =>
      page.getByRole('button', { name: 'Send Message' }).click(),
    ),
  };
}

async function clickToPaint(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  click: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({
    viewport,
    isMobile: viewport.width < 600,
    hasTouch: viewport.width < 600,
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (/^(click|pointerup|keydown|keyup)$/.test(entry.name)) durations.push(entry.duration);
        }
      });
      observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await click(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))));
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    // An event that painted within 16 ms is not reported at all.
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
}
