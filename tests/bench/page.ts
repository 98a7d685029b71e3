// `npm run bench -- page [name=folder …]`: what pages cost a phone, beside the same pages without scripts and web fonts, and
// beside other built sites: an earlier build of ours, or a peer's, built from its public repository. Rounds are interleaved,
// so that a slow phase of the machine affects all.

import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { createNodeServer } from '../../backend/http/node-server.ts';
import { createPages } from '../../backend/http/pages.ts';
import { compressSiteFiles, readSiteFiles } from '../../backend/http/site-files.ts';
import { links } from '../../domain/links.ts';
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts';
import { close, listen } from '../listen.ts';
import { median, PHONE, publish, ROUNDS, SLOW_PHONE, table } from './report.ts';

const PATHS = [links.home, links.package('kickoff'), links.package('get-started'), links.compare];
/** A usual phone, and one three times slower. */
const SLOWDOWNS = [SLOW_PHONE.cpuRate, 3 * SLOW_PHONE.cpuRate];
const SETTLE_MS = 500;
const AFTER_LOAD_MS = 900;
const PLAYED_MS = 2_500;
const AT_REST_MS = 1_000;
const SCROLL_SPEED = 1_600;

const folders = [['this build', 'dist'], ...process.argv.slice(3).map((named) => named.split('='))];
const sites = await Promise.all(
  folders.map(async ([name = '', folder = '']) => ({
    name,
    whole: await serveFolder(folder),
    bare: await serveFolder(folder, bareTwin),
  })),
);
const pages = sites.flatMap(({ name, whole, bare }) =>
  PATHS.filter((path) => path === links.home || whole.has(path)).map((path) => {
    return { name: `${name} ${path}`, url: whole.url + path, bareUrl: bare.url + path, rounds: [] as Round[] };
  }),
);
// Pictures that a peer takes from other hosts fail at once: where there is no internet, `load` would wait for each.
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...BROWSER_FLAGS, OFFLINE] });

type Round = Record<string, number>;

for (let round = 0; round < ROUNDS; round += 1)
  for (const { url, bareUrl, rounds } of pages) rounds.push(await measure(url, bareUrl));
const version = browser.version();
await browser.close();
await Promise.all(sites.flatMap(({ whole, bare }) => [whole.stop(), bare.stop()]));

const rows = pages.map(({ name, rounds }) => {
  const of = (figure: string, digits = 0) => median(rounds.map((round) => round[figure] ?? Number.NaN)).toFixed(digits);
  return {
    Page: name,
    'Main ms': of('main'),
    'bare twin': of('bare'),
    Style: of('style'),
    Layout: of('layout'),
    Script: of('script'),
    Elements: of('elements'),
    'HTML KB': (Number(of('html')) / 1024).toFixed(0),
    ...Object.fromEntries(SLOWDOWNS.map((rate) => [`Paint ÷ ${rate}`, of(`paint${rate}`)])),
    'Idle after': of('idle'),
    'At rest': of('atRest', 1),
    Scrolling: of('scroll', 1),
    'Memory MB': of('memory', 1),
  };
});
const [slow, slower] = SLOWDOWNS;
publish(
  'Pages on a phone',
  `Chromium ${version}, ${PHONE.viewport.width} × ${PHONE.viewport.height} px, medians of ${ROUNDS} interleaved rounds. Main thread, style, layout and script: processor time
in ms from navigation to 0.9 s after \`load\`, not slowed down. Bare twin: the same page without scripts and web fonts. Paint: ms to the
first contentful paint at ${SLOW_PHONE.latencyMs} ms a request and ${SLOW_PHONE.kilobytesPerSecond} KB/s, processor slowed ${slow} and ${slower} times. Idle after: ms in the
2.5 s after that. At rest: ms a second, the most of three places.
Scrolling: ms for 1,000 px. Memory: private, of the page's process after a collection.

${table(rows)}`,
);

/** Serves a built site, ours or a peer's, with its pages changed. */
async function serveFolder(folder: string, change = (html: string) => html) {
  const files = readSiteFiles(folder);
  for (const [name, file] of files)
    if (name.endsWith('.html')) file.body = Buffer.from(change(Buffer.from(file.body).toString()));
  await compressSiteFiles(files, new AbortController().signal);
  const server = createNodeServer({ pages: createPages(files), routes: new Map(), trustedProxies: 0, log: () => {} });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, has: (path: string) => files.has(`${path.slice(1)}.html`), stop: () => close(server) };
}

/** A page without its policy, scripts, web fonts and whatever delays its first paint. */
function bareTwin(html: string): string {
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>|<link rel="(?:modulepreload|expect)"[^>]*>/gi, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>|@font-face\s*\{[^}]*\burl\([^}]*\}/g, '');
}

async function measure(url: string, bareUrl: string): Promise<Round> {
  const whole = await onPhone(async (page, session) => {
    const load = await measureLoad(page, session, url);
    return { ...load, ...(await measureUse(page, session)) };
  });
  const { main: bare } = await onPhone((page, session) => measureLoad(page, session, bareUrl));
  const round: Round = { ...whole, bare };
  for (const rate of SLOWDOWNS) {
    round[`paint${rate}`] = await onPhone((page, session) => measurePaint(page, session, url, rate));
  }
  return round;
}

async function onPhone<Result>(act: (page: Page, session: CDPSession) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    return await act(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
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

/** Loads a page, not slowed down: what it has spent 0.9 s after `load`. */
async function measureLoad(page: Page, session: CDPSession, url: string) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await pause(SETTLE_MS);
  await page.goto(url, { waitUntil: 'load' });
  await pause(AFTER_LOAD_MS);
  const spent = await readSpent(session);
  const size = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).decodedBodySize,
  }));
  return { ...spent, ...size };
}

/** Rests at the top of a loaded page, scrolls to its end, rests at two more places, and reads its memory. */
async function measureUse(page: Page, session: CDPSession) {
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
  for (const share of [0.3, 0.6]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * share);
    await settle();
    atRest.push(await rest());
  }
  const memory = await privateMegabytes(session);
  return { idle, scroll: scroll / (height / 1_000), atRest: Math.max(...atRest), memory };
}

/** The private memory of the page's process in MB after a forced collection. Linux only. */
async function privateMegabytes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  await system.detach();
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

/** Milliseconds to the first contentful paint on the slow phone's network, with the processor slowed. */
async function measurePaint(page: Page, session: CDPSession, url: string, rate: number): Promise<number> {
  const { latencyMs: latency, kilobytesPerSecond } = SLOW_PHONE;
  const throughput = kilobytesPerSecond * 1024;
  const conditions = { latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await pause(SETTLE_MS);
  await page.goto(url, { waitUntil: 'load' });
  // Not by `waitForFunction`, which asks for frames that the page itself would not.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
}
