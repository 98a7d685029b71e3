import { existsSync } from 'node:fs';
import { installFromDebian, isRootOnDebian } from './debian.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium or Chrome: `CHROMIUM_PATH` if set, else a usual place; undefined if there is none. */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  return chosen ? chosen : PLACES.find((path) => existsSync(path));
}

/** Finds a browser, or installs Debian's package where this is root on Debian. Throws a sentence that says what to do. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (!isRootOnDebian()) {
    throw new Error('The browser tests need Chromium or Chrome: install one, or name its path in CHROMIUM_PATH.');
  }
  installFromDebian('Chromium', ['chromium']);
  const installed = findBrowser();
  if (!installed) throw new Error('Chromium was installed, but is not in its usual place: name it in CHROMIUM_PATH.');
  return installed;
}

/** Debian's Chromium without the parts of a window: the same engine, and a story takes half the time in it. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser of the stories that need no whole one: the shell beside Debian's Chromium, else the browser itself. */
export function findStoryBrowser(): string | undefined {
  const browser = findBrowser();
  return browser === PLACES[0] && existsSync(SHELL) ? SHELL : browser;
}

/** As `requireBrowser`, and sees to the shell as well, without which the stories only take longer. */
export function requireStoryBrowsers(): string {
  const browser = requireBrowser();
  if (browser === PLACES[0] && !existsSync(SHELL) && isRootOnDebian()) {
    try {
      installFromDebian("Chromium's shell", ['chromium-headless-shell']);
    } catch {
      console.warn('The stories run in the whole browser, which takes longer.');
    }
  }
  return browser;
}

/** Flags under which a headless Chromium runs as root, and asks nothing of the network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
