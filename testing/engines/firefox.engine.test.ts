import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { confirmationPage } from '../../content/confirmation-page.ts';
import { contact } from '../../content/contact.ts';
import { listedPaths } from '../../content/paths.ts';
import { CONTACT_ANSWER_PATHS } from '../../domain/contact-function.ts';
import { links } from '../../domain/links.ts';
import { type Site, startSite } from '../story-site.ts';
import { startFirefox } from './firefox.ts';

// The stories that matter, in Firefox, on the built site and the real server. What they find is mended for every engine.

const MINUTE = 60_000;
let site: Site;
let browser: Browser;
const noise: string[] = [];
const pages: Page[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await startFirefox();
}, 3 * MINUTE);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
  expect(noise.splice(0)).toEqual([]);
});

async function open(path: string, width = 1280, from: Browser = browser): Promise<Page> {
  const page = await from.newPage();
  pages.push(page);
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.setDefaultTimeout(15_000);
  await page.setViewport({ width, height: 800 });
  await page.goto(site.url + path);
  return page;
}

const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;
const field = (name: string) => `::-p-aria([name="${name}"][role="textbox"])`;
const heading = (page: Page) => page.$eval('h1', (element) => element.textContent?.trim());

test.each([360, 1280])(
  'every page at %i px has its heading, its typefaces and no more than its width',
  { timeout: 2 * MINUTE },
  async (width) => {
    const page = await open('/', width);
    for (const path of [
      ...listedPaths,
      links.checkout('get-started'),
      CONTACT_ANSWER_PATHS.sent,
      links.offer('kickoff'),
    ]) {
      await page.goto(site.url + path);
      expect(await heading(page), path).toBeTruthy();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, path).toBe(0);
    }
  },
);

test('a typeface that comes after the first paint is shown all the same', { timeout: MINUTE }, async () => {
  const page = await open('/kickoff');
  // As wide as the headline is in the fallback, it is not in its own typeface.
  const width = (family: string) =>
    page.evaluate((face) => {
      const line = document.createElement('span');
      line.style.cssText = `position:absolute;white-space:nowrap;font:700 80px ${face}`;
      line.textContent = 'An honest answer';
      document.body.append(line);
      const { width: wide } = line.getBoundingClientRect();
      line.remove();
      return wide;
    }, family);
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);
  expect(await width('"Bricolage Grotesque", monospace')).not.toBe(await width('monospace'));
});

test('a typeface that is kept is there from the first paint on, and does not flicker', {
  timeout: MINUTE,
}, async () => {
  const page = await open('/kickoff');
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2);
  await page.evaluateOnNewDocument(() => {
    const widths: number[] = [];
    Object.assign(window, { widths });
    const look = () => {
      const headline = document.querySelector('h1');
      if (headline && performance.getEntriesByName('first-contentful-paint').length > 0) {
        const range = document.createRange();
        range.selectNodeContents(headline);
        widths.push(Array.from(range.getClientRects()).reduce((sum, { width }) => sum + width, 0));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${site.url}/get-started`);
  await page.waitForFunction(() => (window as unknown as { widths: number[] }).widths.length > 60);
  const widths = await page.evaluate(() => (window as unknown as { widths: number[] }).widths);
  expect([...new Set(widths)]).toHaveLength(1);
});

test('the menu of a phone opens, leads to a package and is closed by Escape', { timeout: MINUTE }, async () => {
  const page = await open('/', 390);
  await page.locator(button('Open menu')).click();
  await page.waitForSelector('#mobile-menu:popover-open');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('#mobile-menu:popover-open'));
  await page.locator(button('Open menu')).click();
  await page.waitForSelector('#mobile-menu:popover-open');
  await Promise.all([page.waitForNavigation(), page.click(`#mobile-menu a[href="${links.package('get-started')}"]`)]);
  expect(new URL(page.url()).pathname).toBe(links.package('get-started'));
});

test('the panel of the packages opens by a click and moves by keys', { timeout: MINUTE }, async () => {
  const page = await open('/');
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 300);
  await page.locator('[popovertarget=packages-panel]').click();
  await page.waitForSelector('#packages-panel:popover-open');
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.closest('#packages-panel'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('#packages-panel:popover-open'));
});

test('a stage that is chosen by keyboard is answered, and stands in the address', { timeout: MINUTE }, async () => {
  const page = await open('/');
  await page.focus('[data-instrument] input[type=radio]');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.search.includes('stage='));
  expect(
    await page.$eval('[data-instrument] input:checked', (radio) => (radio as HTMLInputElement).value),
  ).toBeTruthy();
});

test('a message arrives in the mailbox', { timeout: MINUTE }, async () => {
  const page = await open(links.contact);
  await page.locator(field('Email')).fill('firefox@example.com');
  await page.locator(field('Message')).fill('Grüße 🚀 from Firefox');
  // Whoever sends a message faster than people write is taken for a robot.
  await page.waitForFunction(() => performance.now() > 2_500);
  await page.locator(button('Send Message')).click();
  await page.waitForFunction((words) => document.body.textContent?.includes(words), {}, contact.toasts.sent.title);
  await expect.poll(() => site.inbox(), { timeout: 10_000 }).toContain('Grüße 🚀 from Firefox');
});

test('a package is ordered, and the order is sent', { timeout: MINUTE }, async () => {
  const page = await open(links.checkout('get-started'));
  const person = {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada-firefox@example.com',
    Phone: '+49 30 1234567',
  };
  await page.keyboard.press('Shift');
  for (const [name, value] of Object.entries(person)) await page.locator(field(name)).fill(value);
  await page.locator(button('Continue to Payment')).click();
  await page.waitForFunction(() => location.pathname.endsWith('/payment'));
  await page.locator(button('Fill in a test card')).click();
  await page.locator(button('Complete Order')).click();
  await page.waitForFunction(() => location.pathname.endsWith('/confirmation'));
  expect(await heading(page)).toBe('Order Confirmed!');
  await page.locator(button(confirmationPage.send.submit)).click();
  await page.waitForFunction((words) => document.body.textContent?.includes(words), {}, confirmationPage.send.sent);
  await expect.poll(() => site.inbox(), { timeout: 10_000 }).toContain('ada-firefox@example.com');
});

test('the stories go on to the next one', { timeout: MINUTE }, async () => {
  const page = await open('/#case-studies');
  await page.locator(button('Next slide')).click();
  await page.waitForFunction(() => document.querySelector('#case-studies')?.textContent?.includes('2 / '));
});

test('five questions lead to one package', { timeout: MINUTE }, async () => {
  const page = await open(links.find);
  for (let question = 0; question < 5; question += 1) {
    const radio = await page.waitForSelector('::-p-xpath(//fieldset[not(@hidden)]//input[@type="radio"])', {
      visible: false,
    });
    await radio?.evaluate((element) => {
      const all = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const shown = all.find((one) => one.checkVisibility());
      (shown ?? (element as HTMLInputElement)).click();
    });
    const next = await page.$(`${button('Next')}, ${button('Show the answer')}`);
    await next?.click();
  }
  await page.waitForFunction(() => location.search.length > 1 || location.pathname !== '/find');
});

test('without JavaScript the page comes whole', { timeout: 2 * MINUTE }, async () => {
  const bare = await startFirefox({ 'javascript.enabled': false });
  try {
    const page = await open('/', 1280, bare);
    expect(await page.title()).toBeTruthy();
    expect(await page.content()).toContain('</footer>');
  } finally {
    pages.length = 0;
    await bare.close();
  }
});

test('whoever wants less motion sees nothing move by itself', { timeout: 2 * MINUTE }, async () => {
  const still = await startFirefox({ 'ui.prefersReducedMotion': 1 });
  try {
    const page = await open('/', 1280, still);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  } finally {
    pages.length = 0;
    await still.close();
  }
});
