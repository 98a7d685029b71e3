import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { caseStudies } from '../content/stories.ts';
import { links } from '../domain/links.ts';
import { PACKAGE_IDS } from '../domain/package-ids.ts';
import { serveSite } from '../testing/site-server.ts';
import { test as base, expect } from './site.ts';

// Bytes as transferred, in brotli, with about 25 % of slack: they catch accidents, and no text breaks them. Never times: a
// slow machine must not fail a test.
const KB = 1024;
type Kind = 'HTML and CSS' | 'fonts' | 'pictures' | 'scripts' | 'scripts when idle' | 'inline scripts';
type File = { url: string; kind: Kind; bytes: number };

const CASE_STUDIES = caseStudies.slice(0, 1).map(({ caseStudy }) => links.caseStudy(caseStudy.id));
/** Pages of text. */
const TEXT_PAGES = [links.compare, links.privacy, ...CASE_STUDIES];
const CONTENT_PAGES = [links.home, ...PACKAGE_IDS.map(links.package), ...TEXT_PAGES, links.messageSent];
const CONTENT: Partial<Record<Kind, number>> = {
  'HTML and CSS': 25 * KB,
  fonts: 48 * KB,
  pictures: 40 * KB,
  scripts: 0,
  // The framework's loader of islands is 1.5 KB of it, on the page that has islands.
  'inline scripts': 2.8 * KB,
};

/** The home page shows all packages with all that is in them. */
const HOME: Partial<Record<Kind, number>> = { ...CONTENT, 'HTML and CSS': 33 * KB };

/** Case studies, the comparison and the legal pages are text, so they are smaller. */
const READ: Partial<Record<Kind, number>> = { ...CONTENT, 'HTML and CSS': 19 * KB };

/** A server whose files are all compressed, as they are a moment after its start. */
const test = base.extend<object, { compressedSite: { url: string } }>({
  compressedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await serveSite();
      await use({ url: server.url });
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ compressedSite }, use) => use(compressedSite.url),
});

const KINDS: Record<string, Kind> = {
  document: 'HTML and CSS',
  stylesheet: 'HTML and CSS',
  font: 'fonts',
  image: 'pictures',
  script: 'scripts',
};

// Nothing waits for it: it is fetched once a form answers and the browser has nothing else to do.
const WHEN_IDLE = /\/toast-view\./;
const TOAST = 12 * KB;

/** React, and what Astro brings to hydrate with it. */
const FRAMEWORK = /\/(client|react|react-dom|jsx-runtime|index)[.-]/;

/** Notes every file that the page loads from now on. */
function record(page: Page): Promise<File>[] {
  const files: Promise<File>[] = [];
  page.on('requestfinished', (request) => {
    const kind = WHEN_IDLE.test(request.url()) ? 'scripts when idle' : KINDS[request.resourceType()];
    if (!kind) return;
    const file = request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), kind, bytes }));
    // One that the page's end cuts off is nobody's; a test that waits for it still fails.
    file.catch(() => {});
    files.push(file);
  });
  return files;
}

/** A sentence for each budget that is broken: the page, the kind, the budget and the biggest file. */
function breaches(path: string, files: File[], budgets: Partial<Record<Kind, number>>): string[] {
  return Object.entries(budgets).flatMap(([kind, budget]) => {
    const ofKind = files.filter((file) => file.kind === kind).sort((a, b) => b.bytes - a.bytes);
    const total = ofKind.reduce((sum, file) => sum + file.bytes, 0);
    const [biggest] = ofKind;
    if (total <= budget || !biggest) return [];
    return [
      `${path}: ${total} bytes of ${kind}, budget ${budget}; the biggest is ${biggest.url} with ${biggest.bytes}`,
    ];
  });
}

for (const path of CONTENT_PAGES) {
  test(`${path} stays within its budgets before it is touched`, async ({ page }) => {
    const files = record(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const html = await (await page.request.get(path)).text();
    // By themselves: what they add to the page as it travels depends on all the rest of it.
    const inline = Array.from(
      html.matchAll(/<script(?! type="application)[^>]*>([\s\S]*?)<\/script>/g),
      ([, code]) => code,
    );
    const bytes = inline.length && brotliCompressSync(inline.join('\n')).length;
    expect(bytes, 'there are inline scripts to weigh').toBeGreaterThan(0);
    const all: File[] = [...(await Promise.all(files)), { url: path, kind: 'inline scripts', bytes }];
    expect(all.some((file) => file.kind === 'HTML and CSS')).toBe(true);
    const isRead = TEXT_PAGES.includes(path);
    expect(breaches(path, all, path === links.home ? HOME : isRead ? READ : CONTENT)).toEqual([]);
  });
}

test('all islands of the home page together stay within their budget', async ({ page }) => {
  const files = record(page);
  await page.goto(links.home, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Message' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel-ready')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(files);
  expect(all.filter((file) => file.kind === 'scripts').length).toBeGreaterThan(2);
  expect(breaches(links.home, all, { scripts: 125 * KB, 'scripts when idle': TOAST })).toEqual([]);
});

test('finder and checkout, which hydrate at once, stay within their budgets', async ({ page }) => {
  for (const { path, budgets } of [
    { path: links.find, budgets: { 'HTML and CSS': 19 * KB, pictures: 40 * KB } },
    { path: links.checkout('get-started', 'payment'), budgets: { 'HTML and CSS': 45 * KB, scripts: 120 * KB } },
  ]) {
    const files = record(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const all = await Promise.all(files);
    expect(breaches(path, all, { ...budgets, fonts: 48 * KB, 'scripts when idle': TOAST })).toEqual([]);
    if (path !== links.find) continue;
    const own = all.filter(({ kind, url }) => kind === 'scripts' && !FRAMEWORK.test(url));
    expect(own.length).toBeGreaterThan(0);
    expect(breaches(path, own, { scripts: 25 * KB })).toEqual([]);
  }
});
