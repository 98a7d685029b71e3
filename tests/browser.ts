import { existsSync } from 'node:fs';
import { findOrInstall, installFromDebian, isRootOnDebian } from './debian.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium or Chrome: `CHROMIUM_PATH` if set, else a usual place; undefined if none. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] || PLACES.find((path) => existsSync(path));
}

export function requireBrowser(): string {
  const sentence = 'The browser tests need Chromium or Chrome: install one, or name its path in CHROMIUM_PATH.';
  return findOrInstall(findBrowser, 'Chromium', ['chromium'], sentence);
}

/** The fallback typeface of most Linux desktops, to which ours are fitted. */
const FALLBACK_FONTS = '/usr/share/fonts/truetype/liberation';

/** Debian's headless shell: the same engine without a window, twice as fast. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser for stories that need no full one: the headless shell, else Chromium. */
export function findStoryBrowser(): string | undefined {
  const browser = findBrowser();
  return browser === PLACES[0] && existsSync(SHELL) ? SHELL : browser;
}

/** Also the typeface that they fall back to. Exits with a sentence if there is no browser; without the shell they take longer. */
export function withBrowsers(): void {
  try {
    const browser = requireBrowser();
    process.env['CHROMIUM_PATH'] = browser;
    if (browser !== PLACES[0] || !isRootOnDebian()) return;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  const missing = [
    ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
    ...(existsSync(FALLBACK_FONTS) ? [] : ['fonts-liberation']),
  ];
  try {
    if (missing.length > 0) installFromDebian("Chromium's shell and fonts", missing);
  } catch {
    console.warn('The stories run in the whole browser, which takes longer.');
  }
}

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
