import { existsSync } from 'node:fs';
import puppeteer, { type Page } from 'puppeteer-core';
import { installFromDebian, isRootOnDebian } from '../debian.ts';
import type { Engine, EngineBrowser, Visitor } from './engine.ts';
import { firefoxPage } from './firefox-page.ts';

const PLACES = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The path of an installed Firefox: `FIREFOX_PATH` if set, else a usual place; undefined if there is none. */
export function findFirefox(): string | undefined {
  const chosen = process.env['FIREFOX_PATH'];
  return chosen ? chosen : PLACES.find((path) => existsSync(path));
}

/** Finds Firefox, or installs Debian's package where this is root on Debian. Throws a sentence that says what to do. */
export function requireFirefox(): string {
  const found = findFirefox();
  if (found) return found;
  if (!isRootOnDebian()) throw new Error('Install Firefox, or name its path in FIREFOX_PATH.');
  installFromDebian('Firefox', ['firefox-esr']);
  const installed = findFirefox();
  if (!installed) throw new Error('Firefox was installed, but is not in its usual place: name it in FIREFOX_PATH.');
  return installed;
}

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  start: startFirefox,
};

async function startFirefox({ javaScript = true, lessMotion = false }: Visitor = {}): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireFirefox(),
    headless: true,
    extraPrefsFirefox: { 'javascript.enabled': javaScript, 'ui.prefersReducedMotion': lessMotion ? 1 : 0 },
  });
  const pages: Page[] = [];
  const noise: string[] = [];
  return {
    async open(url, width) {
      // A context of its own keeps nothing of what was stored before.
      const page = await (await browser.createBrowserContext()).newPage();
      pages.push(page);
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      page.setDefaultTimeout(15_000);
      const opened = firefoxPage(page, javaScript);
      await opened.resize(width);
      await opened.goto(url);
      return opened;
    },
    async closePages() {
      for (const page of pages.splice(0)) await page.browserContext().close();
    },
    noise: async () => noise.splice(0),
    close: () => browser.close(),
  };
}
