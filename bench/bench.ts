// `npm run bench`: builds, serves, and measures every page on a slow phone against the same page without scripts and web
// fonts. Rounds are interleaved, so that a slow phase of the machine affects both. Prints medians and writes them to
// bench/results. `npm run bench -- /kickoff /find` measures only these pages, which leaves time for many rounds
// (BENCH_ROUNDS). Without names it goes on with `npm run bench:journey`.

import { chromium } from '@playwright/test';
import { startProgress } from '../backend/progress.ts';
import { must } from '../build/run.ts';
import { listedPaths } from '../catalogue/paths.ts';
import { links } from '../domain/links.ts';
import { CHECKOUT_IDS, PACKAGE_IDS } from '../domain/package-ids.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';
import { serveSite } from '../testing/running-server.ts';
import { draw } from './chart.ts';
import { serveLimit } from './limit-page.ts';
import { measureFirstTap, type Tapped } from './measure-first-tap.ts';
import { type Interactions, measureInteractions } from './measure-interactions.ts';
import { measureNavigations, type Navigations } from './measure-navigation.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { SLOW_PHONE_TEXT } from './phone.ts';
import { publish } from './report.ts';
import { median, medians, ratioWithError, table } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const MENU: Tapped = { control: 'header button[aria-haspopup=dialog]', answer: '.mobile-menu:popover-open' };
const STAGE: Tapped = { control: '.stop', answer: '.stop :checked' };
const named = process.argv.slice(2);
// Results and offers are alike, so one of each is enough.
const allPaths = [
  ...listedPaths,
  links.findResult(PACKAGE_IDS[0]),
  links.offer(CHECKOUT_IDS[1]),
  links.checkout(CHECKOUT_IDS[1]),
  links.checkout(CHECKOUT_IDS[1], 'payment'),
  links.messageSent,
  links.messageNotSent,
];
const paths = named.length ? named : allPaths;

await must('npm', ['run', '--silent', 'build']);
const server = await serveSite();
const limitServer = await serveLimit(server.url);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });

const interactions: Interactions[] = [];
const navigations: Navigations[] = [];
const firstTaps: Record<'first tap, on the menu' | 'first tap, on a stage', number>[] = [];
const inRounds = startProgress('Measuring taps', { total: named.length ? 0 : ROUNDS, unit: 'rounds' });
for (let round = 0; round < ROUNDS && !named.length; round += 1) {
  interactions.push(await measureInteractions(browser, server.url));
  navigations.push(await measureNavigations(server.url));
  firstTaps.push({
    'first tap, on the menu': await measureFirstTap(browser, server.url, MENU),
    'first tap, on a stage': await measureFirstTap(browser, server.url, STAGE),
  });
  inRounds.update(round + 1);
}
inRounds.end();
const inPages = startProgress('Measuring pages', { total: ROUNDS * paths.length, unit: 'measurements' });
const measured = new Map<string, { page: PageFigures[]; limit: PageFigures[] }>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, path] of paths.entries()) {
    const figures = measured.get(path) ?? { page: [], limit: [] };
    measured.set(path, figures);
    // They take turns to go first, because the second finds the machine warmer.
    for (const limit of round % 2 ? [true, false] : [false, true]) {
      figures[limit ? 'limit' : 'page'].push(await measurePage(browser, { url: limitServer.url + path, limit }));
    }
    inPages.update(round * paths.length + index + 1);
  }
}
inPages.end();
const version = browser.version();
await browser.close();
await limitServer.stop();
await server.stop();

const rows = [...measured].map(([path, { page, limit }]) => {
  const of = (figures: PageFigures[], key: keyof PageFigures) => median(figures.map((figure) => figure[key]));
  const withLimit = (key: keyof PageFigures) => `${of(page, key).toFixed(0)} (${of(limit, key).toFixed(0)})`;
  const withRatio = (of: (figures: PageFigures) => number) =>
    `${median(page.map(of)).toFixed(0)} (${ratioWithError(page.map(of), limit.map(of))}×)`;
  const kilobytes = (key: keyof PageFigures) => (of(page, key) / 1024).toFixed(1);
  return {
    Page: path,
    'FCP ms': withRatio(({ fcp }) => fcp),
    'LCP ms': withRatio(({ lcp }) => lcp),
    'Fonts ms (limit)': withLimit('fcpWait'),
    'FCP without': withRatio(({ fcp, fcpWait }) => fcp - fcpWait),
    'LCP without': withRatio(({ lcp, lcpWait }) => lcp - lcpWait),
    'Style and layout ms': withRatio(({ rendering }) => rendering),
    'TBT ms (limit)': withLimit('tbt'),
    CLS: of(page, 'cls').toFixed(4),
    Requests: String(of(page, 'requests')),
    'HTML KB': kilobytes('htmlBytes'),
    'JS KB': kilobytes('scriptBytes'),
    'Fonts KB': kilobytes('fontBytes'),
    'Images KB': kilobytes('imageBytes'),
  };
});
const head = Object.keys(rows[0] ?? {});
const cells = rows.map((row) => Object.values(row));

const result = named.length ? 'pages-named' : 'pages';
const waits = [...medians(interactions), ...medians(firstTaps), ...medians(navigations, 'home → package page, ')];
const clicks = () => `

From a click or key to the next paint, and from the click on a package of the home page to the first paint of its page:

${draw('pages-waits', 'Waits on a slow phone', ['What', 'ms'], waits, 'ms')}

${table(['What', 'ms'], waits)}`;

publish(
  result,
  'Pages on a slow phone',
  `Chromium ${version}, ${SLOW_PHONE_TEXT}.
Medians of ${ROUNDS} interleaved rounds; in brackets the ratio to the same page without its scripts, its web fonts and what holds its first paint, and the standard error of that ratio.

'Fonts ms' is what Chromium on Linux waited before the first paint for its font service, which no phone has (\`bench/trace-page.ts\`); 'without' is the paint without that. 'Style and layout' is what those took before the first paint, without it too.

${draw(result, 'Pages on a slow phone', head, cells, 'FCP ms')}

${table(head, cells)}${named.length ? '' : clicks()}`,
);
if (!named.length) await must('npm', ['run', '--silent', 'bench:journey']);
