import type { Browser, Page } from '@playwright/test';

// Synchronous calls from the page's process to another one.
const QUESTION = /^(WebSandboxSupportLinux|FontDataService)::/;
const STYLE_AND_LAYOUT = /^(UpdateLayoutTree|Layout)$/;
const CATEGORIES = ['fonts', 'blink.user_timing', 'devtools.timeline'];

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; args?: object };

/** Milliseconds spent by a point in time after navigation start. */
export type SpentBy = (time: number) => number;

export type PageTrace = {
  /**
   * Waiting for the font service of Chromium on Linux, which asks another process about each family and each size of a system
   * font; while a web font loads also about the last-resort family. Chromium on Android asks nobody
   * (`FontPlatformData::QuerySystemRenderStyle`), so phones never wait for this.
   */
  fontService: SpentBy;
  /** Style and layout, without the font service's share. */
  styleAndLayout: SpentBy;
};

/**
 * Traces a page until the returned function is called after loading. That resolves with nothing if the browser lost the start
 * of the trace, as it does once in some hundred pages.
 */
export async function tracePage(browser: Browser, page: Page): Promise<() => Promise<PageTrace | undefined>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const url = JSON.stringify(page.url());
    const start = traceEvents.find(
      ({ name, args }) => name === 'navigationStart' && JSON.stringify(args).includes(url),
    );
    if (!start) return undefined;
    const spentOn = (what: RegExp): SpentBy => {
      const events = traceEvents.filter(
        ({ name, ph, pid, tid, ts }) =>
          ph === 'X' && what.test(name) && pid === start.pid && tid === start.tid && ts >= start.ts,
      );
      return (time) =>
        events.reduce((sum, { ts, dur = 0 }) => (ts - start.ts <= time * 1_000 ? sum + dur / 1_000 : sum), 0);
    };
    const fontService = spentOn(QUESTION);
    const rendering = spentOn(STYLE_AND_LAYOUT);
    return { fontService, styleAndLayout: (time) => rendering(time) - fontService(time) };
  };
}
