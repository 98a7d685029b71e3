import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { caseStudies } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { PACKAGE_IDS } from '../../domain/package-ids.ts';
import { serveSite } from '../running-server.ts';
import { test as base, expect } from './site.ts';

// Transferred bytes in brotli, with about 25 % of slack. Never times: a slow machine must not fail a test.
const KB = 1024;
type Kind = 'HTML and CSS' | 'fonts' | 'pictures' | 'scripts' | 'scripts when idle' | 'inline scripts';
type File = { url: string; kind: Kind; bytes: number };

const CASE_STUDIES = caseStudies.slice(0, 1).map(({ caseStudy }) => links.caseStudy(caseStudy.id));
const CONTENT_PAGES = [
  links.home,
  ...PACKAGE_IDS.map(links.package),
  links.compare,
  links.privacy,
  ...CASE_STUDIES,
  links.messageSent,
];
const PAGE: Partial<Record<Kind, number>> = { 'HTML and CSS': 27 * KB, fonts: 54 * KB, pictures: 40 * KB };
const CONTENT: Partial<Record<Kind, number>> = {
  ...PAGE,
  scripts: 0,
  'inline scripts': 3.75 * KB,
};

const HOME: Partial<Record<Kind, number>> = { ...CONTENT, 'HTML and CSS': 37 * KB };

/** A server with all files compressed, as shortly after its start. */
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

const WHEN_IDLE = /\/toast-view\./;
const TOAST = 13.5 * KB;

function record(page: Page): Promise<File>[] {
  const files: Promise<File>[] = [];
  page.on('requestfinished', (request) => {
    const kind = WHEN_IDLE.test(request.url()) ? 'scripts when idle' : KINDS[request.resourceType()];
    if (!kind) return;
    const file = request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), kind, bytes }));
    // A request aborted by the end of the page does not count; a test that waits for it still fails.
    file.catch(() => {});
    files.push(file);
  });
  return files;
}

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
    const inline = Array.from(
      html.matchAll(/<script(?! type="application)[^>]*>([\s\S]*?)<\/script>/g),
      ([, code]) => code,
    );
    const bytes = inline.length && brotliCompressSync(inline.join('\n')).length;
    expect(bytes, 'there are inline scripts to weigh').toBeGreaterThan(0);
    const all: File[] = [...(await Promise.all(files)), { url: path, kind: 'inline scripts', bytes }];
    expect(all.some((file) => file.kind === 'HTML and CSS')).toBe(true);
    expect(breaches(path, all, path === links.home ? HOME : CONTENT)).toEqual([]);
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

for (const [path, scripts] of [
  [links.find, 85 * KB],
  [links.checkout('get-started', 'payment'), 122 * KB],
] as const) {
  test(`${path}, which hydrates at once, stays within its budgets`, async ({ page }) => {
    const files = record(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const all = await Promise.all(files);
    expect(all.filter(({ kind }) => kind === 'scripts').length).toBeGreaterThan(2);
    expect(breaches(path, all, { ...PAGE, scripts, 'scripts when idle': TOAST })).toEqual([]);
  });
}
