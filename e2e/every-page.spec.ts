import type { APIRequestContext, Page } from '@playwright/test';
import { SITEMAP_PATH } from '../domain/links.ts';
import { axeViolations } from './accessibility.ts';
import { ANSWERS, REDIRECTS, ROUTES } from './routes.ts';
import { expect, test, untilReady } from './site.ts';

const NOT_FOUND = '/no-such-page';
const PATHS = [
  ...[...ROUTES, ...ANSWERS].map(({ path }) => path),
  '/checkout/no-such-package/payment',
  '/checkout/no-such-package/confirmation',
  NOT_FOUND,
];
/** Pages that are kept out of search results: they say for one visitor what other pages say for all. */
const UNLISTED = /^\/(checkout|offers|find)\//;
const WIDTHS = [1280, 360, 320];
/** Opens a page and hydrates all of its islands, as scrolling down does. */
async function openWhole(page: Page, path: string) {
  await page.goto(path);
  if (path === '/') await page.getByRole('textbox', { name: 'Message' }).scrollIntoViewIfNeeded();
  if (path === '/' || path.startsWith('/checkout')) await untilReady(page);
}

/** Words that are cut off at the side of the window; bands and slides that move past it on purpose do not count. */
function textOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const outside: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!text.textContent?.trim() || element?.closest('[aria-hidden="true"], [inert], script, style')) continue;
      // For screen readers only.
      if (element && element.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOut = ({ left, right, width }: DOMRect) => width > 1 && (left < -1 || right > innerWidth + 1);
      if ([...range.getClientRects()].some(isOut)) outside.push(text.textContent.trim().slice(0, 60));
    }
    return outside;
  });
}

test.describe('in a browser', () => {
  // Without animation, so that final colours are measured.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of PATHS) {
    test(`${path} is quiet, fits its window and has no accessibility violation`, async ({ page, expectConsole }) => {
      if (path === NOT_FOUND) expectConsole(/status of 404/, /\/no-such-page/);
      await openWhole(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `no sideways scrolling at ${width} px`).toBe(0);
        expect.soft(await textOutside(page), `no text beyond the window at ${width} px`).toEqual([]);
        expect.soft(await axeViolations(page), `no violation at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('as it is served', () => {
  test('the pages link to nothing that is not there', async ({ request }) => {
    const pages = new Map<string, { status: number; ids: Set<string> }>();
    const dead: string[] = [];
    for (const path of PATHS) {
      const html = await (await request.get(path)).text();
      for (const address of addressesIn(html)) {
        const problem = await problemOf(address, path, request, pages);
        if (problem) dead.push(`${path}: ${address} ${problem}`);
      }
    }
    expect(dead).toEqual([]);
  });

  test('no link but View Package Details leads through a redirect', async ({ request }) => {
    const short = new Set(Object.keys(REDIRECTS));
    for (const path of PATHS) {
      const html = await (await request.get(path)).text();
      const through = addressesIn(html).filter((address) => short.has(address));
      expect(through).toHaveLength(path.endsWith('/confirmation') && through.length > 0 ? 1 : 0);
    }
  });

  test('the sitemap names every page that is for search engines, and nothing else', async ({ request }) => {
    const placesIn = async (path: string) => {
      const text = await (await request.get(path)).text();
      return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    };
    const maps = await placesIn(SITEMAP_PATH);
    const listed = (await Promise.all(maps.map(placesIn))).flat();
    expect(await (await request.get('/robots.txt')).text()).toContain(SITEMAP_PATH);
    // A new page that is missing here would be missing in every check of this file.
    expect(listed.toSorted()).toEqual(
      ROUTES.map(({ path }) => path)
        .filter((path) => !UNLISTED.test(path))
        .toSorted(),
    );
    for (const path of PATHS) {
      const html = await (await request.get(path)).text();
      expect(html.includes('<meta name="robots" content="noindex"'), path).toBe(!listed.includes(path));
    }
  });

  test('every page has a title and a description of its own, and exactly one main heading', async ({ request }) => {
    const titles = new Map<string, string>();
    for (const { path } of [...ROUTES, ...ANSWERS]) {
      const html = await (await request.get(path)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      expect(titles.get(title), `${path} and another page are both titled '${title}'`).toBeUndefined();
      titles.set(title, path);
      expect(html).toMatch(/<html lang="en[^"]*"/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    }
  });
});

/** The addresses that a page names: links, pictures, scripts, styles. */
function addressesIn(html: string): string[] {
  const addresses = [...html.matchAll(/\s(?:href|src|action|component-url|renderer-url)="([^"]*)"/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
  return [...new Set(addresses)];
}

/** What is wrong with an address on a page, if anything. */
async function problemOf(
  address: string,
  from: string,
  request: APIRequestContext,
  pages: Map<string, { status: number; ids: Set<string> }>,
): Promise<string | undefined> {
  // '#' is the link of a story that has none, and the function is not a page.
  if (address === '#' || address.startsWith('/functions/')) return undefined;
  if (/^(mailto:\S+@\S+|tel:\+\d+|https:\/\/\S+)$/.test(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, `http://site${from}`);
  // The address of the page itself, for search engines.
  if (/^http:/.test(address) && origin === 'http://localhost:3000') return undefined;
  if (origin !== 'http://site') return 'is no address that a page may name';
  let target = pages.get(pathname + search);
  if (!target) {
    const response = await request.get(pathname + search);
    const text = await response.text();
    target = {
      status: response.status(),
      ids: new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)),
    };
    pages.set(pathname + search, target);
  }
  if (target.status !== 200 && pathname !== from) return `answers with ${target.status}`;
  if (hash && !target.ids.has(decodeURIComponent(hash.slice(1)))) return 'names a part that is not there';
  return undefined;
}
