import type { Browser } from '@playwright/test';

/**
 * Opens pages of a site in a browser and compares them with the first: the words of header, main part and footer, and how
 * much there is to click, fill in and look at. Rejects with a sentence where one differs or logs an error.
 */
export async function assertSameContent(browser: Browser, url: string, paths: readonly string[]): Promise<void> {
  const [first = '', ...others] = await Promise.all(paths.map((path) => contentOf(browser, url + path)));
  for (const [index, content] of others.entries()) {
    if (content === first) continue;
    const at = [...content].findIndex((character, place) => character !== first[place]);
    const from = (text: string) => text.slice(Math.max(0, at - 20), at + 40);
    throw new Error(`${paths[index + 1]} has '${from(content)}' where ${paths[0]} has '${from(first)}'.`);
  }
}

/** The words of a page without the spaces between them, and how many controls and pictures it has of each kind. */
async function contentOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  // React does its work in tasks of its own, after the page has loaded.
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  if (errors.length > 0) throw new Error(`${url} is broken: ${errors.join(' ')}`);
  const content = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('header, main, footer')].map((landmark) => {
      const copy = landmark.cloneNode(true) as Element;
      for (const script of copy.querySelectorAll('script, style')) script.remove();
      const kinds = ['a', 'button', 'input', 'select', 'textarea', 'details', 'img', 'svg'];
      const counts = kinds.map((kind) => `[${copy.querySelectorAll(kind).length}×${kind}]`);
      return (copy.textContent ?? '') + counts.join('');
    });
    return parts.join('').replace(/\s+/g, '');
  });
  await page.close();
  return content;
}
