import { existsSync, globSync } from 'node:fs';
import { installFromDebian, isRootOnDebian } from '../debian.ts';

/** What is needed of WebKitGTK: its driver, the small browser that comes with the engine, and a screen for it. */
export type WebKitPrograms = { driver: string; browser: string; display: string };

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';
const REMEDY = 'install webkit2gtk-driver and xvfb, as Debian and Ubuntu name them';

/** The programs of WebKitGTK in Debian's places; undefined if one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return browser && existsSync(DRIVER) && existsSync(DISPLAY)
    ? { driver: DRIVER, browser, display: DISPLAY }
    : undefined;
}

/** Finds WebKitGTK, or installs Debian's packages where this is root on Debian. Throws a sentence that says what to do. */
export function requireWebKit(): WebKitPrograms {
  const found = findWebKit();
  if (found) return found;
  if (!isRootOnDebian()) throw new Error(`The stories in WebKitGTK need its driver and a screen: ${REMEDY}.`);
  installFromDebian('WebKitGTK', ['webkit2gtk-driver', 'xvfb']);
  const installed = findWebKit();
  if (!installed) throw new Error('WebKitGTK was installed, but is not in its usual places.');
  return installed;
}
