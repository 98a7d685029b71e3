import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { slowDown } from '../testing/slow-phone.ts';
import { PHONE, SETTLE_MS } from './phone.ts';

/** Selectors of the tapped control and of its result. */
export type Tapped = { control: string; answer: string };

/** How soon after the first paint a quick visitor taps. */
const TAP_AFTER_PAINT_MS = 100;
/** How long they wait before tapping again: a tap before its handler is lost. */
const TAP_AGAIN_AFTER_MS = 400;
const MOST_TAPS = 25;
const PAINT_WITHIN_MS = 30_000;

/**
 * Loads a page on a slow phone and taps a control of its first screen until it responds. Resolves with the milliseconds from
 * the first tap to the frame that shows its result.
 */
export async function measureFirstTap(browser: Browser, url: string, { control, answer }: Tapped): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await slowDown(page);
    const painted = Promise.withResolvers<Painted>();
    const answered = Promise.withResolvers<number>();
    await page.exposeFunction('onPainted', painted.resolve);
    await page.exposeFunction('onAnswered', answered.resolve);
    await page.addInitScript(watch, { control, answer });
    await page.waitForTimeout(SETTLE_MS);
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await Promise.race([painted.promise, pause(PAINT_WITHIN_MS, null, { ref: false })]);
    if (!seen) throw new Error(`${url} painted no ${control}.`);
    await pause(Math.max(0, TAP_AFTER_PAINT_MS - seen.sinceMs));
    for (let taps = 1; taps <= MOST_TAPS; taps += 1) {
      await page.touchscreen.tap(seen.x, seen.y);
      const answeredMs = await Promise.race([answered.promise, pause(TAP_AGAIN_AFTER_MS, null)]);
      if (answeredMs !== null) return answeredMs;
    }
    throw new Error(`${url} did not answer ${MOST_TAPS} taps on ${control}.`);
  } finally {
    await context.close();
  }
}

/** The control's centre in window pixels, and the time since the first paint. */
type Painted = { x: number; y: number; sinceMs: number };

// Runs in the page before any other script.
function watch({ control, answer }: Tapped) {
  const tell = window as unknown as {
    onPainted: (painted: Painted) => void;
    onAnswered: (milliseconds: number) => void;
  };
  // When the browser received the first tap, however late the page gets the event.
  let tappedAt = 0;
  const onTap = ({ timeStamp }: Event) => {
    tappedAt = timeStamp;
  };
  addEventListener('pointerdown', onTap, { capture: true, once: true });

  let isPainted = false;
  const look = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const box = !isPainted && paint && document.querySelector(control)?.getBoundingClientRect();
    if (box) {
      isPainted = true;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      tell.onPainted({ x, y, sinceMs: performance.now() - paint.startTime });
    }
    if (!document.querySelector(answer)) requestAnimationFrame(look);
    // A separate task runs after the frame has painted.
    else setTimeout(() => tell.onAnswered(performance.now() - tappedAt));
  };
  requestAnimationFrame(look);
}
