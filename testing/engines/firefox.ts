import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { installFromDebian, isRootOnDebian } from '../debian.ts';

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

/** Starts a Firefox without a window, by WebDriver BiDi, with preferences such as `javascript.enabled`. */
export function startFirefox(preferences: Record<string, boolean | number> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: requireFirefox(),
    headless: true,
    extraPrefsFirefox: preferences,
  });
}
