import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

const viewport = { width: 390, height: 844 };
export const PHONE = { viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

const SETTLE_MS = 500;
const AFTER_LOAD_MS = 900;
const REST_STOPS = [0.3, 0.6];
const PLAYED_MS = 2_500;
const AT_REST_MS = 1_000;
const SCROLL_SPEED = 1_600;

async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

/** What the main thread has spent, in ms of processor time, so that other programs hardly change it. */
async function readSpent(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return {
    main: ms('TaskDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
    script: ms('ScriptDuration'),
  };
}

/** Loads a page once, not slowed down: what it has spent 0.9 s after `load`. Then `more` may go on with it. */
export async function measureLoad<More>(
  browser: Browser,
  url: string,
  more: (page: Page, session: CDPSession) => Promise<More>,
) {
  const { page, session } = await openPhone(browser);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await pause(SETTLE_MS);
    await page.goto(url, { waitUntil: 'load' });
    await pause(AFTER_LOAD_MS);
    const spent = await readSpent(session);
    const size = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).decodedBodySize,
    }));
    return { ...spent, ...size, ...(await more(page, session)) };
  } finally {
    await page.context().close();
  }
}

/** Rests at the top of a loaded page, scrolls to its end, rests at two more places, and reads its memory. */
export async function measureUse(page: Page, session: CDPSession) {
  const during = async (act: () => Promise<unknown>) => {
    const { main } = await readSpent(session);
    await act();
    return (await readSpent(session)).main - main;
  };
  // What comes into view plays once; at the top, more is prepared while the browser is idle.
  const settle = () => during(() => pause(PLAYED_MS));
  const rest = async () => (await during(() => pause(AT_REST_MS))) / (AT_REST_MS / 1_000);
  const idle = await settle();
  const atRest = [await rest()];
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const scroll = await during(async () => {
    for (let y = 0; y < height; y += SCROLL_SPEED) {
      const yDistance = -Math.min(SCROLL_SPEED, height - y);
      await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance, speed: SCROLL_SPEED });
    }
  });
  for (const share of REST_STOPS) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * share);
    await settle();
    atRest.push(await rest());
  }
  const memory = await privateMegabytes(page, session);
  return { idle, scroll: scroll / (height / 1_000), atRest: Math.max(...atRest), memory };
}

/** The private memory of the page's process in MB after a forced collection. Linux only. */
async function privateMegabytes(page: Page, session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const system = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await system?.send('SystemInfo.getProcessInfo')) ?? {};
  await system?.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(
    renderers.map(async ({ id }) => {
      const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/Private_Dirty:\s+(\d+)/.exec(rollup)?.[1] ?? 0) / 1024;
    }),
  );
  // The others are spare and empty.
  return Math.max(...sizes);
}

/** Milliseconds to the first contentful paint on {@link SLOW_PHONE}'s network, with the processor slowed. */
export async function measurePaint(browser: Browser, url: string, rate: number): Promise<number> {
  const { page, session } = await openPhone(browser);
  const { latencyMs: latency, kilobytesPerSecond } = SLOW_PHONE;
  const throughput = kilobytesPerSecond * 1024;
  const conditions = { latency, downloadThroughput: throughput, uploadThroughput: throughput };
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await pause(SETTLE_MS);
    await page.goto(url, { waitUntil: 'load' });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? false,
    );
    return Number(await paint.jsonValue());
  } finally {
    await page.context().close();
  }
}

/** A slow phone: slow 4G as Lighthouse simulates it, and a CPU four times slower than this machine's. */
export const SLOW_PHONE = { latencyMs: 150, kilobytesPerSecond: 200, cpuRate: 4 };
