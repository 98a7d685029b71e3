import { setTimeout as pause } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { links } from '../domain/links.ts';
import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';
import { relayAsIs, startHttpProxy } from '../testing/http-proxy.ts';
import { slowDown, tapToFirstPaint } from './measure-navigation.ts';
import { PHONE, SETTLE_MS } from './phone.ts';

/** The waits at each step in ms, the number of requests, and their KB. */
export type Journey = Awaited<ReturnType<typeof measureJourney>>;

const [PACKAGE] = PACKAGE_IDS;
const PERSON = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 1234567' };
/** The specified delay between 'Complete Order' and the confirmation. */
const SPECIFIED_MS = 1_000;
/** How long a visitor looks at a form before filling it in. */
const LOOKED_AT_MS = 1_000;

/** Goes from the home page through a checkout to its confirmation once, by taps on a slow phone. */
export async function measureJourney(url: string) {
  const counter = await countRequests(url);
  const browser = await puppeteer.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage();
    const { viewport, ...device } = PHONE;
    await page.setViewport({ ...viewport, ...device });
    await slowDown(page);
    await pause(SETTLE_MS);
    await page.goto(counter.url, { waitUntil: 'networkidle0' });
    const home = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    const toPackage = await tapToFirstPaint(page, `#packages a[href="${links.package(PACKAGE)}"]`);
    const toCheckout = await tapToFirstPaint(page, `main a[href="${links.checkout(PACKAGE)}"]`);
    // A prerendered page is a target of its own.
    await slowDown(page);
    await pause(LOOKED_AT_MS);
    for (const [name, text] of Object.entries(PERSON)) {
      await tap(page, `[name=${name}]`);
      await page.keyboard.type(text);
    }
    const toPayment = await tapToFrame(page, 'main form [type=submit]', '[name=cardNumber]');
    await pause(LOOKED_AT_MS);
    await tap(page, 'main form button:not([type=submit])');
    const toConfirmation = await tapToFrame(page, 'main form [type=submit]', 'main [class~=on-ink] button');
    const beyond = toConfirmation - SPECIFIED_MS;
    await pause(LOOKED_AT_MS);
    return {
      home,
      'home → package': toPackage,
      'package → checkout': toCheckout,
      'details → payment': toPayment,
      'payment → confirmation, beyond its second': beyond,
      'waiting in all': home + toPackage + toCheckout + toPayment + beyond,
      requests: counter.requests(),
      KB: counter.bytes() / 1024,
    };
  } finally {
    await browser.close();
    await counter.stop();
  }
}

async function tap(page: Page, selector: string) {
  const element = await page.waitForSelector(selector, { visible: true });
  await element?.scrollIntoView();
  await element?.tap();
}

/** Milliseconds from the tap to the frame that shows `answer`. */
async function tapToFrame(page: Page, selector: string, answer: string): Promise<number> {
  const shown = page.evaluate(
    (expected) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (!document.querySelector(expected)?.checkVisibility()) requestAnimationFrame(look);
              // A separate task runs after the frame has painted.
              else setTimeout(() => resolve(performance.now() - timeStamp));
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    answer,
  );
  await tap(page, selector);
  return shown;
}

/** A counting proxy, because a browser reports no requests of a prerendered page. */
async function countRequests(origin: string) {
  let requests = 0;
  let bytes = 0;
  const proxy = await startHttpProxy(
    () => origin,
    (answer, to) => {
      requests += 1;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      relayAsIs(answer, to);
    },
  );
  return { ...proxy, requests: () => requests, bytes: () => bytes };
}
