// `npm run bench -- journey`: the waits on the way from the home page through a checkout, on a slow phone. With Puppeteer,
// because Playwright's pages are never prerendered.
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { links } from '../domain/links.ts';
import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';
import { serveSite } from '../testing/running-server.ts';
import { SLOW_PHONE } from '../testing/slow-phone.ts';
import { PHONE } from './measure-page.ts';
import { median, publish, ROUNDS, table } from './report.ts';

const [PACKAGE] = PACKAGE_IDS;
const PERSON = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 1234567' };
/** The specified delay between 'Complete Order' and the confirmation. */
const SPECIFIED_MS = 1_000;
/** How long a visitor looks before a tap; the page behind a link is prepared meanwhile. */
const LOOKED_AT_MS = 4_000;
/** Everything has painted this long after a tap. */
const PAINTED_AFTER_MS = 2_500;
const { latencyMs, kilobytesPerSecond, cpuRate } = SLOW_PHONE;

async function slow(page: Page) {
  const bytesPerSecond = kilobytesPerSecond * 1024;
  await page.emulateNetworkConditions({ download: bytesPerSecond, upload: bytesPerSecond, latency: latencyMs });
  await page.emulateCPUThrottling(cpuRate);
}

/** Taps an element after it has been in view; resolves with the time of the tap. */
async function tap(page: Page, selector: string, lookedAt = LOOKED_AT_MS): Promise<number> {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.scrollIntoView();
  await pause(lookedAt);
  const tapped = Date.now();
  // A prerendered page may replace this one before the end of the touch is acknowledged.
  await element?.tap().catch((problem: Error) => {
    if (problem.name !== 'TargetCloseError') throw problem;
  });
  return tapped;
}

/** Milliseconds from the tap on a link to the first paint of its page. */
async function tapToPage(page: Page, selector: string): Promise<number> {
  const tapped = await tap(page, selector);
  await pause(PAINTED_AFTER_MS);
  const painted = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('first-paint')[0]?.startTime ?? 0),
  );
  return painted - tapped;
}

/** Milliseconds from the tap on a button to the frame that shows `answer`. */
async function tapToFrame(page: Page, selector: string, answer: string): Promise<number> {
  const shown = page.waitForSelector(answer, { visible: true });
  const tapped = await tap(page, selector);
  await shown;
  return (
    (await page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => done(Date.now()))))) - tapped
  );
}

async function measureJourney(url: string) {
  const browser = await puppeteer.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage();
    const { viewport, ...device } = PHONE;
    await page.setViewport({ ...viewport, ...device });
    await slow(page);
    await page.goto(url, { waitUntil: 'networkidle0' });
    const home = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    const toPackage = await tapToPage(page, `#packages a[href="${links.package(PACKAGE)}"]`);
    const toCheckout = await tapToPage(page, `main a[href="${links.checkout(PACKAGE)}"]`);
    // A prerendered page is a target of its own.
    await slow(page);
    for (const [name, text] of Object.entries(PERSON)) {
      await tap(page, `[name=${name}]`, 0);
      await page.keyboard.type(text);
    }
    const toPayment = await tapToFrame(page, 'main form [type=submit]', '[name=cardNumber]');
    await tap(page, 'main form button:not([type=submit])', 0);
    const toConfirmation = await tapToFrame(page, 'main form [type=submit]', 'main [class~=on-ink] button');
    return {
      home,
      'home → package': toPackage,
      'package → checkout': toCheckout,
      'details → payment': toPayment,
      'payment → confirmation, beyond its second': toConfirmation - SPECIFIED_MS,
    };
  } finally {
    await browser.close();
  }
}

const server = await serveSite();
const journeys: Record<string, number>[] = [];
for (let round = 0; round < ROUNDS; round += 1) journeys.push(await measureJourney(server.url));
await server.stop();
const rows = Object.keys(journeys[0] ?? {}).map((what) => ({
  What: what,
  ms: median(journeys.map((journey) => journey[what] ?? Number.NaN)).toFixed(0),
}));
publish(
  'From home to the confirmation',
  `${latencyMs} ms a request, ${kilobytesPerSecond} KB/s, processor slowed ${cpuRate} times. Medians of ${ROUNDS} rounds; each wait is from the tap to the
first paint of what it leads to.

${table(rows)}`,
);
