import { existsSync } from 'node:fs';
import puppeteer, { type EvaluateFunc, type KeyInput } from 'puppeteer-core';
import { onTestFinished, vi } from 'vitest';
import { installFromDebian, isRootOnDebian } from '../debian.ts';
import type { Engine } from './page.ts';

const PLACES = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const findFirefox = () => process.env['FIREFOX_PATH'] || PLACES.find((path) => existsSync(path));

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  isHere: () => findFirefox() !== undefined,
  require() {
    if (!findFirefox() && isRootOnDebian()) installFromDebian('Firefox', ['firefox-esr']);
    if (!findFirefox()) throw new Error('Install Firefox, or name its path in FIREFOX_PATH.');
  },
  async open({ javaScript = true }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      extraPrefsFirefox: { 'javascript.enabled': javaScript },
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    const noise: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(String(error)));
    return {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      reload: async () => void (await page.reload()),
      async resize(width) {
        // Puppeteer also sets the screen's orientation, which Firefox ESR 140 does not know.
        await page.setViewport({ width, height: 800 }).catch((error: Error) => {
          if (!error.message.includes('setScreenOrientationOverride')) throw error;
        });
        await vi.waitUntil(async () => (await page.evaluate(() => window.innerWidth)) === width, { timeout: 15_000 });
      },
      clickAt: (x, y) => page.mouse.click(x, y),
      async press(...keys) {
        for (const key of keys) await page.keyboard.press((key === '\n' ? 'Enter' : key) as KeyInput);
      },
      evaluate: async (read, ...given) => (await page.evaluate(read as EvaluateFunc<unknown[]>, ...given)) as never,
      // Firefox aborts what a page is still loading when it is left: its typefaces, or the code of its toasts.
      noise: async () => noise.filter((text) => !/status=2152398850|Toasts did not load/.test(text)),
    };
  },
};
