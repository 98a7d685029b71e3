// `npm run generate -- screens`: builds, serves, and takes the pictures of docs/screens with the installed Chromium.

import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startProgress } from '../../backend/command-line.ts';
import { BROWSER_FLAGS, requireBrowser } from '../../tests/browser.ts';
import { startSite } from '../../tests/story-site.ts';
import { must } from '../run.ts';

const PAGES = {
  home: '/',
  'get-momentum': '/get-momentum',
  teams: '/long-term-teams',
  checkout: '/checkout/get-started',
  'not-found': '/this-page-is-not-there',
};
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

await must('npm', ['run', '--silent', 'build']);
mkdirSync('docs/screens', { recursive: true });
const server = await startSite();
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
const total = SIZES.length * Object.keys(PAGES).length;
const progress = startProgress('Taking pictures', { total, unit: 'pictures' });
let taken = 0;
for (const viewport of SIZES) {
  // Reduced motion makes the pictures reproducible.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `docs/screens/${name}-${viewport.width}.jpg`, type: 'jpeg', quality: 80 });
    progress.update(++taken);
  }
  await context.close();
}
progress.end();
await browser.close();
await server.stop();
