import { BROWSER_FLAGS, findStoryBrowser } from '../browser.ts';
import { LOOKED_AT } from './routes.ts';
import { expect, test } from './site.ts';

// A phone set to twice the text size: a browser setting, not a zoomed page.
const executablePath = findStoryBrowser();
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...BROWSER_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

const stacked = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => top));
    if (lines.size > 2 * text.split(/\s+/).length) found.push(text);
  }
  return found;
};

test('fits every page into a phone at twice the text size', async ({ page, expectConsole }) => {
  test.slow();
  expectConsole(/404/);
  for (const path of LOOKED_AT) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond, path).toBe(0);
    expect(await page.evaluate(stacked), path).toEqual([]);
  }
});
