import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, until } from 'selenium-webdriver';
import { vi } from 'vitest';
import { installFromDebian, isRootOnDebian } from '../debian.ts';
import { freePort } from '../listen.ts';

const WAIT_MS = 15_000;

export type Visit = {
  open(url: string): Promise<void>;
  click(words: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  sees(words: string): Promise<void>;
  isAt(path: string): Promise<void>;
  close(): Promise<void>;
};

export type Engine = { name: string; isHere: () => boolean; packages: string[]; visit: () => Promise<Visit> };

const quoted = (words: string) =>
  `concat('', ${words
    .split("'")
    .map((part) => `'${part}'`)
    .join(', "\'", ')})`;
const controlWith = (words: string) =>
  `//*[self::a or self::button or self::label][ancestor::main or ancestor::header][starts-with(normalize-space(), ${quoted(words)})]`;
const fieldWith = (label: string) =>
  `//*[@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for][self::input or self::textarea]`;
const sees = (words: string) => document.body.innerText.replace(/\s+/g, ' ').includes(words);

const FIREFOX = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const findFirefox = () => process.env['FIREFOX_PATH'] ?? FIREFOX.find((path) => existsSync(path));

/** Firefox, by WebDriver BiDi: Debian has no driver for the older protocol. */
const firefox: Engine = {
  name: 'Firefox',
  isHere: () => findFirefox() !== undefined,
  packages: ['firefox-esr'],
  async visit() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(WAIT_MS);
    const find = (path: string) => page.locator(`xpath/${path}`).setEnsureElementIsInTheViewport(true);
    return {
      open: async (url) => void (await page.goto(url)),
      click: (words) => find(controlWith(words)).click(),
      fill: (label, text) => find(fieldWith(label)).fill(text),
      sees: async (words) => void (await page.waitForFunction(sees, {}, words.replace(/\s+/g, ' '))),
      isAt: async (path) => void (await page.waitForFunction((wanted) => location.pathname === wanted, {}, path)),
      close: () => browser.close(),
    };
  },
};

const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

const webkit: Engine = {
  name: 'WebKitGTK',
  isHere: () => WEBKIT.every((path) => existsSync(path)) && findMiniBrowser() !== undefined,
  packages: ['webkit2gtk-driver', 'xvfb'],
  async visit() {
    const port = await freePort();
    const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
    const env = { ...process.env, DISPLAY: `:${`${display}`.trim()}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
    const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: WAIT_MS });
    const options = { binary: findMiniBrowser(), args: ['--automation'] };
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
    const browser = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    const find = async (path: string) => {
      const element = await browser.wait(until.elementLocated(By.xpath(path)), WAIT_MS, path);
      await browser.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
      return browser.wait(until.elementIsVisible(element), WAIT_MS, path);
    };
    return {
      open: (url) => browser.get(url),
      async click(words) {
        const control = await find(controlWith(words));
        // A click sooner after the last one, at the same place, would be the second of a double click.
        await browser.sleep(600);
        await control.click();
      },
      async fill(label, text) {
        const field = await find(fieldWith(label));
        await field.clear();
        await field.sendKeys(text);
      },
      sees: async (words) =>
        void (await browser.wait(() => browser.executeScript(`return (${sees})(arguments[0])`, words), WAIT_MS, words)),
      isAt: async (path) =>
        void (await browser.wait(async () => new URL(await browser.getCurrentUrl()).pathname === path, WAIT_MS, path)),
      async close() {
        await browser.quit().finally(() => {
          for (const program of [driver, screen]) program.kill();
        });
      },
    };
  },
};

export const ENGINES = [firefox, webkit];

export default function installEngines(): void {
  for (const { name, isHere, packages } of ENGINES)
    if (!isHere() && isRootOnDebian()) installFromDebian(name, packages);
}
