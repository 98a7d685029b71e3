import type { Browser, Page } from '@playwright/test';

// Each of these is a question of a page's process to another, which it waits for.
const QUESTION = /^(WebSandboxSupportLinux|FontDataService)::/;
const STYLE_AND_LAYOUT = /^(UpdateLayoutTree|Layout)$/;
const CATEGORIES = ['fonts', 'blink.user_timing', 'devtools.timeline'];

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; args?: object };

/** Milliseconds that a page had spent on something by a time after its start, in milliseconds as well. */
export type SpentBy = (time: number) => number;

export type PageTrace = {
  /**
   * Waiting for the font service of Chromium on Linux. There a page asks another process about each family, and about each
   * size of letter of a family of the system; while a typeface is on its way, one more such family is asked about, that of
   * last resort. Android's Chromium asks nobody (`FontPlatformData::QuerySystemRenderStyle`), so a phone never waits for this.
   */
  fontService: SpentBy;
  /** Working out styles and layout, the font service's share of it left out. */
  styleAndLayout: SpentBy;
};

/**
 * Traces a page from now until the function it resolves with is called, once the page has been loaded. That one resolves
 * with nothing where the browser has lost the beginning of the trace, as it does once in some hundreds of pages.
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
