// `npm run bench -- journey`: the waits on the way from the home page to a checkout, on a slow phone. With Puppeteer,
// because Playwright's pages are never prerendered.
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { links } from '../../domain/links.ts';
import { PACKAGE_IDS } from '../../domain/package-ids.ts';
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts';
import { startSite } from '../story-site.ts';
import { median, PHONE, publish, ROUNDS, SLOW_PHONE, table } from './report.ts';

const [PACKAGE] = PACKAGE_IDS;
/** How long a visitor looks before a tap; the page behind a link is prepared meanwhile. */
const LOOKED_AT_MS = 4_000;
/** Everything has painted this long after a tap. */
const PAINTED_AFTER_MS = 2_500;
const { latencyMs, kilobytesPerSecond, cpuRate } = SLOW_PHONE;

/** Milliseconds from the tap on a link to the first paint of its page. */
async function tapToPage(page: Page, selector: string): Promise<number> {
  const link = await page.waitForSelector(selector, { visible: true });
  await link?.scrollIntoView();
  await pause(LOOKED_AT_MS);
  const tapped = Date.now();
  // A prerendered page may replace this one before the end of the touch is acknowledged.
  await link?.tap().catch((problem: Error) => {
    if (problem.name !== 'TargetCloseError') throw problem;
  });
  await pause(PAINTED_AFTER_MS);
  const painted = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('first-paint')[0]?.startTime ?? 0),
  );
  return painted - tapped;
}

async function measureJourney(url: string) {
  const browser = await puppeteer.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage();
    const { viewport, ...device } = PHONE;
    await page.setViewport({ ...viewport, ...device });
    const bytesPerSecond = kilobytesPerSecond * 1024;
    await page.emulateNetworkConditions({ download: bytesPerSecond, upload: bytesPerSecond, latency: latencyMs });
    await page.emulateCPUThrottling(cpuRate);
    await page.goto(url, { waitUntil: 'networkidle0' });
    const home = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    return {
      home,
      'home → package': await tapToPage(page, `#packages a[href="${links.package(PACKAGE)}"]`),
      'package → checkout': await tapToPage(page, `main a[href="${links.checkout(PACKAGE)}"]`),
    };
  } finally {
    await browser.close();
  }
}

const server = await startSite();
const journeys: Record<string, number>[] = [];
for (let round = 0; round < ROUNDS; round += 1) journeys.push(await measureJourney(server.url));
await server.stop();
const rows = Object.keys(journeys[0] ?? {}).map((what) => ({
  What: what,
  ms: median(journeys.map((journey) => journey[what] ?? Number.NaN)).toFixed(0),
}));
publish(
  'From home to the checkout',
  `${latencyMs} ms a request, ${kilobytesPerSecond} KB/s, processor slowed ${cpuRate} times. Medians of ${ROUNDS} rounds; each wait is from the tap to the
first paint of what it leads to.

${table(rows)}`,
);
