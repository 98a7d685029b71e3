import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { caseStudies } from '../../content/stories.ts';
import { links } from '../../domain/links.ts';
import { PACKAGE_IDS } from '../../domain/package-ids.ts';
import { expect, test } from './site.ts';

// Transferred bytes in brotli, with about 25 % of slack. Never times: a slow machine must not fail a test.
const KB = 1024;
type Kind = 'HTML and CSS' | 'fonts' | 'pictures' | 'scripts' | 'scripts when idle' | 'inline scripts';
type File = { url: string; kind: Kind; bytes: number };

/** One of each kind. */
const CONTENT_PAGES = [
  links.home,
  links.package(PACKAGE_IDS[0]),
  links.package('long-term-teams'),
  links.compare,
  links.privacy,
  ...caseStudies.slice(0, 1).map(({ caseStudy }) => links.caseStudy(caseStudy.id)),
  links.messageSent,
];
const CONTENT: Partial<Record<Kind, number>> = {
  'HTML and CSS': 27 * KB,
  fonts: 54 * KB,
  pictures: 40 * KB,
  scripts: 0,
  'inline scripts': 3.75 * KB,
};

const KINDS: Record<string, Kind> = {
  document: 'HTML and CSS',
  stylesheet: 'HTML and CSS',
  font: 'fonts',
  image: 'pictures',
  script: 'scripts',
};

function record(page: Page): Promise<File>[] {
  const files: Promise<File>[] = [];
  page.on('requestfinished', (request) => {
    const kind = /\/toast-view\./.test(request.url()) ? 'scripts when idle' : KINDS[request.resourceType()];
    if (!kind) return;
    const file = request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), kind, bytes }));
    // A request aborted by the end of the page does not count; a test that waits for it still fails.
    file.catch(() => {});
    files.push(file);
  });
  return files;
}

function expectWithin(budgets: Partial<Record<Kind, number>>, files: readonly File[]) {
  for (const [kind, budget] of Object.entries(budgets)) {
    const ofKind = files.filter((file) => file.kind === kind);
    const total = ofKind.reduce((sum, { bytes }) => sum + bytes, 0);
    expect.soft(total, `bytes of ${kind}: ${JSON.stringify(ofKind)}`).toBeLessThanOrEqual(budget);
  }
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
    expectWithin(path === links.home ? { ...CONTENT, 'HTML and CSS': 37 * KB } : CONTENT, all);
  });
}

for (const [path, budgets] of [
  [`${links.home}#contact`, { scripts: 125 * KB }],
  [links.find, { ...CONTENT, scripts: 85 * KB }],
  [links.checkout('get-started', 'payment'), { ...CONTENT, scripts: 122 * KB }],
] as const) {
  test(`${path} stays within its budgets once its islands have hydrated`, async ({ page }) => {
    const files = record(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const island of await page.locator('astro-island').all()) {
      await island.locator('> *').first().scrollIntoViewIfNeeded();
      await expect(island).not.toHaveAttribute('ssr');
    }
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(files);
    expect(all.filter(({ kind }) => kind === 'scripts').length).toBeGreaterThan(2);
    expectWithin({ ...budgets, 'scripts when idle': 13.5 * KB }, all);
  });
}
