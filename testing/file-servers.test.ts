import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHeaders } from '../backend/http/security-headers.ts';
import { decodeEntities } from '../build/entities.ts';
import { listedPaths, pagePaths } from '../catalogue/paths.ts';
import { notFound } from '../content/answer-pages.ts';
import { checkoutPage } from '../content/checkout-page.ts';
import { links } from '../domain/links.ts';
import { DETAILS_REDIRECTS } from '../domain/redirects.ts';
import { BROWSER_FLAGS, requireBrowser } from './browser.ts';
import { hasProxyPrograms } from './deploy/proxy-programs.ts';
import { type FileServer, hasPython, startNginxStatic, startPython } from './file-servers.ts';
import { buildCopy } from './project-copy.ts';
import { temporaryFolder } from './temporary-folder.ts';

// The build for hosts that serve folders, on servers of files without any rule or code of ours.

const MINUTES = 60_000;
const SITE = 'https://www.example.com';
const PERSON = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 1234567' };

/** An owner's redirects with what a host of files makes of them. */
const OWN = [
  { from: '/old/page.php', to: links.packages, leadsTo: '/#packages' },
  { from: '/about.html', to: links.imprint, leadsTo: '/imprint/' },
  { from: '/blog/*', to: `${links.privacy}#contact`, leadsTo: '/privacy/#contact' },
];
const REDIRECTED = [...DETAILS_REDIRECTS.map(({ from, to }) => ({ from, leadsTo: slashed(to) })), ...OWN].map(
  ({ from, leadsTo }) => ({ from: from.replace('/*', ''), leadsTo }),
);

/** A path as such a host has it. */
function slashed(path: string): string {
  return path.replace(/[^/]$/, '$&/');
}

const folder = await temporaryFolder();
let copy: Awaited<ReturnType<typeof buildCopy>>;
let browser: Browser;
beforeAll(async () => {
  const list = JSON.stringify(OWN.map(({ from, to }) => ({ from, to })));
  const settings = { PUBLIC_HOST_FORM: 'directory', PUBLIC_SITE_URL: SITE, PUBLIC_MESSAGES_URL: 'same-origin' };
  copy = await buildCopy(settings, (change) => change('content/redirects.ts', /(ownRedirects.*=) \[\]/, `$1 ${list}`));
  browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
}, 3 * MINUTES);
afterAll(async () => {
  await browser?.close();
  await copy?.remove();
});

describe.each([
  { name: "Python's server", start: () => startPython(copy.dist), has: hasPython(), hasRules: false },
  { name: 'nginx', start: () => startNginxStatic(copy.dist, folder), has: hasProxyPrograms(), hasRules: true },
])('on $name', ({ start, has, hasRules }) => {
  let server: FileServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());

  const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });

  test.skipIf(!has)(
    'answers every page at its canonical address, and leads there from the one without a slash',
    async () => {
      const wrong: unknown[] = [];
      for (const path of pagePaths) {
        const answer = await get(slashed(path));
        const html = await answer.text();
        const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
        const expected = listedPaths.includes(path) ? SITE + slashed(path) : undefined;
        const bare = path === links.home ? slashed(path) : (await get(path)).headers.get('location');
        if (answer.status !== 200 || canonical !== expected || !bare?.endsWith(slashed(path)))
          wrong.push([path, answer.status, canonical, bare]);
      }
      expect(wrong).toEqual([]);
      const sitemap = await (await get('/sitemap-0.xml')).text();
      expect(Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, address]) => address).sort()).toEqual(
        listedPaths.map((path) => SITE + slashed(path)).sort(),
      );
    },
  );

  test.skipIf(!has)('has a page and an anchor behind every link, and redirects none', async () => {
    const pages = new Map<string, string>();
    const dead: string[] = [];
    const open = async (path: string, from: string) => {
      if (pages.has(path)) return;
      const answer = await get(path);
      pages.set(path, await answer.text());
      if (answer.status !== 200) dead.push(`${path} (${answer.status}) on ${from}`);
    };
    const anchors: [string, string, string][] = [];
    for (const path of pagePaths.map(slashed)) {
      await open(path, 'the list');
      for (const [, link = ''] of pages.get(path)?.matchAll(/ (?:href|src|action)="([/#][^"]*)"/g) ?? []) {
        const { pathname, hash } = new URL(decodeEntities(link), server.url + path);
        if (!pathname.startsWith('/functions/')) await open(pathname, path);
        if (hash) anchors.push([pathname, hash.slice(1), path]);
      }
    }
    for (const [path, id, from] of anchors)
      if (!pages.get(path)?.includes(` id="${id}"`)) dead.push(`${path}#${id} on ${from}`);
    expect([pages.size > pagePaths.length, dead]).toEqual([true, []]);
  });

  test.skipIf(!has)('walks a visitor through packages and checkout, and a reload stays where it was', async () => {
    const { page, noise } = await visit();
    await page.goto(server.url);
    await page
      .locator(`main a:visible[href="${slashed(links.package('kickoff'))}"]`)
      .first()
      .click();
    await page.waitForURL(`${server.url}/kickoff/`);
    await page
      .locator(`main a:visible[href="${slashed(links.checkout('kickoff'))}"]`)
      .first()
      .click();
    await stays(page, 'personal');
    for (const [name, value] of Object.entries(PERSON)) await page.locator(`[name="${name}"]`).fill(value);
    await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
    await stays(page, 'payment');
    await page.getByRole('button', { name: checkoutPage.payment.back }).click();
    await stays(page, 'personal');
    await page.getByRole('button', { name: checkoutPage.personal.submit }).click();
    await stays(page, 'payment');
    await page.getByRole('button', { name: checkoutPage.payment.testCard }).click();
    await page.getByRole('button', { name: checkoutPage.payment.submit }).click();
    await stays(page, 'confirmation');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: checkoutPage.steps.payment }).waitFor();
    await page.getByText(`${checkoutPage.orderingAs} ${PERSON.firstName}`).waitFor();
    await page.goto(server.url + slashed(links.privacy));
    await page.locator(`footer a[href="${links.whatWeDo}"]`).click();
    await page.waitForURL(server.url + links.whatWeDo);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(noise).toEqual([]);
    await page.context().close();
  });

  test.skipIf(!has)('leads from every old address to its page', async () => {
    const { page, noise } = await visit();
    for (const { from, leadsTo } of REDIRECTED) {
      await page.goto(server.url + from);
      await page.waitForURL(server.url + leadsTo);
    }
    expect(noise).toEqual([]);
    await page.context().close();
  });

  test.skipIf(!has || !hasRules)(
    'sends our headers, our page for what is not there, and Kickoff for unknown packages',
    async () => {
      const { headers } = await get('/kickoff/');
      for (const [name, value] of Object.entries(pageHeaders())) expect(headers.get(name), name).toBe(value);
      const lost = await get('/no-such-page');
      expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining(notFound.title)]);
      for (const path of ['/checkout/no-such-package/', '/checkout/Get-Scale/payment/'])
        expect((await get(path)).status, path).toBe(404);
      const later = await get('/checkout/no-such-package/payment/');
      expect(decodeEntities(await later.text()).replaceAll('&#x27;', "'")).toContain(checkoutPage.unknownPackage);
    },
  );

  /** A page, and what its console should not say. */
  async function visit() {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const noise: string[] = [];
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) noise.push(message.text());
    });
    context.on('weberror', (error) => noise.push(error.error().message));
    return { page, noise };
  }

  async function stays(page: Page, step: keyof typeof checkoutPage.steps) {
    const address = server.url + slashed(links.checkout('kickoff', step));
    const title = page.getByRole('heading', {
      level: 1,
      name: step === 'confirmation' ? checkoutPage.confirmation.title : checkoutPage.steps[step],
    });
    await page.waitForURL(address);
    await title.waitFor();
    await page.reload();
    await title.waitFor();
    expect(page.url()).toBe(address);
  }
});
