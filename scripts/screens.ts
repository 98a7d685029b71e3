// `npm run screens`: builds, serves, and takes the pictures and film strips of docs/screens with the installed Chromium.

import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { startProgress } from '../backend/progress.ts';
import { checkoutPage } from '../content/checkout-page.ts';
import { interfaceWords } from '../content/interface.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';
import { serveSite } from '../testing/site-server.ts';
import { film } from './film.ts';
import { must } from './run.ts';

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
const server = await serveSite();
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
const FILMS = 3;
const total = SIZES.length * Object.keys(PAGES).length + FILMS;
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

const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
// Without the pointer's way to it.
const press = (name: string) => page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
await film(page, 'docs/screens/film-hero.jpg', [900, 1_200, 1_500, 1_800, 2_300], () => page.goto(server.url));
progress.update(++taken);
await page.locator('#case-studies').scrollIntoViewIfNeeded();
// Scrolling is smooth.
await setTimeout(2_000);
await film(page, 'docs/screens/film-carousel.jpg', [0, 150, 300, 450, 700], () => press(interfaceWords.carousel.next));
progress.update(++taken);
await page.goto(`${server.url}/checkout/get-started`, { waitUntil: 'networkidle' });
const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+49 30 123456' };
for (const [name, value] of Object.entries(person)) await page.locator(`[name=${name}]`).fill(value);
await film(page, 'docs/screens/film-checkout.jpg', [0, 100, 200, 350, 600], () => press(checkoutPage.personal.submit));
progress.update(++taken);
progress.end();
await browser.close();
await server.stop();
