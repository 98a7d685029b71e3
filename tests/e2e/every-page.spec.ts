import type { Page } from '@playwright/test';
import { listedPaths } from '../../catalogue/paths.ts';
import { UNKNOWN_PACKAGE } from '../../domain/checkout-steps.ts';
import { FIRST_LANGUAGE, LANGUAGE_CODE } from '../../domain/language.ts';
import { links, SITEMAP_PATH } from '../../domain/links.ts';
import { axeViolations, LEAST_SHIFT, layoutShift } from './measure.ts';
import {
  decode,
  headOf,
  inEveryLanguage,
  LEGAL,
  LOOKED_AT,
  NOT_FOUND,
  OLD_ADDRESSES,
  servedPages,
  TEXTS,
  wordsOf,
} from './routes.ts';
import { expect, STILL, test, untilReady } from './site.ts';

/** As a link from another page leads there: its typefaces are cached; `fonts.spec.ts` has their first coming. */
async function openWhole(page: Page, path: string, site: string) {
  await page.goto(path, { referer: `${site}/` });
  const form = page.locator('#contact-message');
  const hasForm = (await form.count()) > 0;
  if (hasForm) await form.scrollIntoViewIfNeeded();
  if (hasForm || path.includes('/checkout/')) await untilReady(page);
}

/** Text cut off at the side of the window, except in bands and slides that move past it. */
function textOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const outside: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!text.textContent?.trim() || element?.closest('[aria-hidden="true"], [inert], script, style')) continue;
      if (element && element.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOut = ({ left, right, width }: DOMRect) => width > 1 && (left < -1 || right > innerWidth + 1);
      if ([...range.getClientRects()].some(isOut)) outside.push(text.textContent.trim().slice(0, 60));
    }
    return outside;
  });
}

/** Words and prices with a line break inside, except at a soft hyphen and in what a browser with a dictionary hyphenates. */
function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element || element.closest('[inert], script, style, select') || element.clientWidth === 1) continue;
      // Letter by letter takes long, and what has one box has one line.
      const whole = document.createRange();
      whole.selectNodeContents(text);
      if (whole.getClientRects().length < 2) continue;
      const longest = getComputedStyle(element).hyphens === 'auto' ? 13 : Number.POSITIVE_INFINITY;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+|€?[\d.,]+(\u00a0?€)?(\/\p{L}+)?/gu)) {
        const lines = Array.from(word, (_, at) => {
          const range = document.createRange();
          range.setStart(text, index + at);
          range.setEnd(text, index + at + 1);
          return range.getBoundingClientRect().bottom;
        });
        const isTorn = lines.some((line, at) => line - (lines[at - 1] ?? line) > 5);
        if (isTorn && word.length <= longest) torn.push(word);
      }
    }
    return torn;
  });
}

/** Texts that are read as one word: the space in `<b class="block">May</b> <i>June</i>` is not rendered. */
function runTogether(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const isHidden = (element: Element) => getComputedStyle(element).position === 'absolute';
    const isRendered = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects().length > 0;
    };
    const displayOf = (element: Element): string => {
      const { display } = getComputedStyle(element);
      return display === 'contents' && element.parentElement ? displayOf(element.parentElement) : display;
    };
    // Items of a flex line or grid are read one by one, as blocks are.
    const blockOf = (element: Element): Element => {
      const { parentElement } = element;
      if (!parentElement || element.matches('a, button, dd, div, dt, label, li, p, td, th, h1, h2, h3')) return element;
      const isItem = !isHidden(element) && /flex|grid/.test(displayOf(parentElement));
      return isItem ? element : blockOf(parentElement);
    };
    const found: string[] = [];
    const LIVE = '[aria-live], [role=status], [role=alert]';
    for (const root of document.querySelectorAll(`${LIVE}, :has(> span[class*=sr-only])`)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let before: { words: string; block?: Element } = { words: '' };
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const { parentElement } = node;
        if (!parentElement || parentElement.closest('[aria-hidden=true], script, style, template')) continue;
        let words = [...(node.nodeValue ?? '')].filter((_, at) => isRendered(node, at)).join('');
        // Screen readers trim what they insert for a positioned element.
        if (isHidden(parentElement) && !node.previousSibling) words = words.trimStart();
        // A space before a positioned element is not rendered. An accessible name keeps it, a live region does not.
        if (!root.matches(LIVE) && /\s$/.test(node.nodeValue ?? '')) words = `${words.trimEnd()} `;
        if (!words) continue;
        const block = blockOf(parentElement);
        if (before.block === block && /[^\s(‘:,–]$/.test(before.words) && /^[^\s.,:;)’]/.test(words))
          found.push(`${before.words}|${words}`);
        before = { words, block };
      }
    }
    return found;
  });
}

/** Another language differs in the length of its words, which narrow windows show. */
const WIDTHS = LANGUAGE_CODE === FIRST_LANGUAGE ? [1600, 1280, 768, 390, 320] : [390, 320];

// Without animation, so that final colours are measured.
test.use(STILL);

for (const path of LOOKED_AT) {
  test(`${path} logs nothing, fits its window, stands still and is accessible`, async ({
    page,
    site,
    expectConsole,
  }) => {
    if (path === NOT_FOUND) expectConsole(/status of 404/, /\/no-such-page/);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await openWhole(page, path, site.url);
      expect.soft(await layoutShift(page), `nothing moves at ${width} px`).toBeLessThan(LEAST_SHIFT);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `no sideways scrolling at ${width} px`).toBe(0);
      expect.soft(await textOutside(page), `no text beyond the window at ${width} px`).toEqual([]);
      expect.soft(await tornWords(page), `no word is torn at ${width} px`).toEqual([]);
      if (width !== 1280 && width !== 390) continue;
      expect.soft(await axeViolations(page), `no violation at ${width} px`).toEqual([]);
      const stages = path === links.home ? await page.getByRole('radio').all() : [];
      for (const stage of [null, ...stages]) {
        await stage?.check({ force: true });
        expect.soft(await runTogether(page), `no words read as one at ${width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets = [spacing];
    });
    expect.soft(await textOutside(page), "no text beyond the window with a reader's own spacing").toEqual([]);
  });
}

test('every page has its full text, one main heading, and its own title and description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const [path, html] of await servedPages(request)) {
    const words = wordsOf(html);
    for (const text of TEXTS[path] ?? []) expect(words, path).toContain(decode(text));
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    // The unknown package's page repeats another one.
    if (path.includes(`/${UNKNOWN_PACKAGE}/`)) continue;
    const { title, meta } = headOf(html);
    expect(meta('description').length, path).toBeGreaterThanOrEqual(20);
    for (const own of [title, meta('description')]) {
      expect(seen.get(own), `${path} and another page are both called '${own}'`).toBeUndefined();
      seen.set(own, path);
    }
  }
});

test('each price is read aloud as one phrase with its period, without unread signs', async ({ page, request }) => {
  const unsaid = (pages: [string, string][]) =>
    pages.flatMap(([path, html]) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      for (const unread of body.querySelectorAll('[aria-hidden=true], script, style, option')) unread.remove();
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) found.push(texts.currentNode.nodeValue ?? '');
      return found.filter((text) => /(^\s*|€)\/\p{L}|[<>]/u.test(text)).map((text) => `${path}: ${text}`);
    });
  // An offer is printed to a PDF, which keeps the price only as one text.
  const pages = [...(await servedPages(request))].filter(([path]) => !path.includes('/offers/'));
  expect(await page.evaluate(unsaid, pages)).toEqual([]);
});

test('every page links to the legal pages and a next step, without dead links', async ({ request }) => {
  const pages = await servedPages(request);
  const problems: string[] = [];
  for (const [path, html] of pages) {
    const footer = html.slice(html.lastIndexOf('<footer'));
    for (const { id } of LEGAL) expect(footer, `${path} leads to ${id}`).toContain(`href="${links[id]}"`);
    if (!hasNextStep(html, path)) problems.push(`${path} ends without a next step`);
    const addresses = addressesIn(html);
    const through = addresses.filter((address) => OLD_ADDRESSES.includes(address));
    expect(through.length, `${path} leads through ${through}`).toBeLessThanOrEqual(
      path.endsWith('/confirmation') ? 1 : 0,
    );
    for (const address of addresses) {
      const { origin, pathname, hash, search } = new URL(address, `http://site${path}`);
      // '#' is the link of a story without one, and the function is not a page. A page may name its own full address.
      if (address === '#' || pathname.startsWith('/functions/') || origin === 'http://localhost:3000') continue;
      if (/^(mailto:\S+@\S+|tel:\+\d+|https:\/\/\S+)$/.test(address)) continue;
      const target = pages.get(pathname) ?? (await request.get(pathname + search).then((answer) => answer.ok() && ''));
      const isThere = typeof target === 'string' && (!hash || target.includes(` id="${hash.slice(1)}"`));
      if (origin !== 'http://site' || !isThere) problems.push(`${path}: ${address}`);
    }
  }
  expect(problems).toEqual([]);
});

test('the sitemap lists exactly the pages for search engines', async ({ request }) => {
  const placesIn = async (path: string) => {
    const text = await (await request.get(path)).text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const listed = (await Promise.all((await placesIn(SITEMAP_PATH)).map(placesIn))).flat();
  expect(await (await request.get('/robots.txt')).text()).toContain(SITEMAP_PATH);
  expect(listed.toSorted()).toEqual(inEveryLanguage(listedPaths).toSorted());
  for (const [path, html] of await servedPages(request))
    expect(headOf(html).isListed, path).toBe(listed.includes(path));
});

function hasNextStep(html: string, path: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const end = main.slice(Math.max(main.lastIndexOf('<h2'), main.lastIndexOf('<h1')));
  const addresses = Array.from(end.matchAll(/<a\b[^>]*\shref="([^"]+)"/g), ([, address = '']) => address);
  return /<button\b/.test(end) || addresses.some((to) => !to.startsWith('#') && to.split('#')[0] !== path);
}

function addressesIn(html: string): string[] {
  const addresses = html.matchAll(/\s(?:href|src|action|component-url|renderer-url)="([^"]*)"/g);
  return [...new Set(Array.from(addresses, ([, address = '']) => address.replaceAll('&amp;', '&')))];
}
