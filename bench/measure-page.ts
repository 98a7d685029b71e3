import type { Browser } from '@playwright/test';
import { slowDown } from '../testing/slow-phone.ts';
import { PHONE, SETTLE_MS } from './phone.ts';
import { tracePage } from './trace-page.ts';

/** Times in milliseconds, sizes in bytes as transferred (compressed, without headers). */
export type PageFigures = NonNullable<Awaited<ReturnType<typeof measureLoad>>>;

type Options = { url: string; limit: boolean };

const ATTEMPTS = 3;

/**
 * Loads a page on a slow {@link PHONE} in a fresh context, and measures it until the network is idle. `limit` serves it as in
 * `limit-page.ts`.
 */
export async function measurePage(browser: Browser, options: Options): Promise<PageFigures> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const figures = await measureLoad(browser, options);
    if (figures) return figures;
  }
  throw new Error(`No trace of ${options.url} says when the page began.`);
}

/** One load; undefined if its trace is incomplete. */
async function measureLoad(browser: Browser, { url, limit }: Options) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await slowDown(page);
    const bytes = { Document: 0, Script: 0, Font: 0, Image: 0 } as Record<string, number>;
    const kinds = new Map<string, string>();
    let requests = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
      requests += 1;
    });
    await page.addInitScript(observe);
    const endOfTrace = await tracePage(browser, page);
    await page.waitForTimeout(SETTLE_MS);
    await page.goto(limit ? `${url}${url.includes('?') ? '&' : '?'}limit` : url, { waitUntil: 'networkidle' });
    const readPaint = () => page.evaluate(() => (window as unknown as Painting).figures);
    let paint = await readPaint();
    // A page filled by its scripts requests fonts after the network was idle.
    for (let before = -1; before !== requests || paint.fcp === 0; paint = await readPaint()) {
      before = requests;
      await page.waitForTimeout(SETTLE_MS);
    }
    const trace = await endOfTrace();
    if (!trace) return undefined;
    const { fontService, styleAndLayout } = trace;
    return {
      ...paint,
      // Spent waiting for the font service, which phones lack.
      fcpWait: fontService(paint.fcp),
      lcpWait: fontService(paint.lcp),
      rendering: styleAndLayout(paint.fcp),
      requests,
      htmlBytes: bytes['Document'] ?? 0,
      scriptBytes: bytes['Script'] ?? 0,
      fontBytes: bytes['Font'] ?? 0,
      imageBytes: bytes['Image'] ?? 0,
    };
  } finally {
    await context.close();
  }
}

type Painting = { figures: { fcp: number; lcp: number; tbt: number; cls: number } };

// Runs in the page before any other script.
function observe() {
  const figures = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { figures } satisfies Painting);
  const on = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    figures.lcp = entry.startTime;
  });
  on('longtask', (entry) => {
    figures.tbt += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!shift.hadRecentInput) figures.cls += shift.value;
  });
}
