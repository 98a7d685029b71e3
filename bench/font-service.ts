import type { Browser, Page } from '@playwright/test';

// Each of these is a question of a page's process to another, which it waits for.
const QUESTION = /^(WebSandboxSupportLinux|FontDataService)::/;
const CATEGORIES = ['fonts', 'blink.user_timing'];

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; args?: object };

/** Milliseconds that a page had waited for the font service by a time after its start, in milliseconds as well. */
export type FontServiceWait = (by: number) => number;

/**
 * Traces what a page waits for the font service of Chromium on Linux, from now until the function it resolves with is
 * called, once the page has been loaded. There a page asks another process about each family, and about each size of letter
 * of a family of the system; while a typeface is on its way, one more such family is asked about, that of last resort.
 * Android's Chromium asks nobody (`FontPlatformData::QuerySystemRenderStyle`), so a phone never waits for this.
 */
export async function traceFontService(browser: Browser, page: Page): Promise<() => Promise<FontServiceWait>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const url = JSON.stringify(page.url());
    const start = traceEvents.find(
      ({ name, args }) => name === 'navigationStart' && JSON.stringify(args).includes(url),
    );
    if (!start) throw new Error(`The trace of ${url} does not say when it began.`);
    const questions = traceEvents.filter(
      ({ name, ph, pid, tid }) => ph === 'X' && QUESTION.test(name) && pid === start.pid && tid === start.tid,
    );
    return (by) =>
      questions.reduce((sum, { ts, dur = 0 }) => (ts - start.ts <= by * 1_000 ? sum + dur / 1_000 : sum), 0);
  };
}
