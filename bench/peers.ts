// `npm run bench:peers`: the home page beside the same content made in the usual ways, a page that React renders in the
// browser and one that is rendered at build and hydrated whole. All three come from the same server, in interleaved rounds.
// Builds into a temporary folder; prints medians and writes them to bench/results. `BENCH_ROUNDS=3` is a quick look.

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { must } from '../scripts/run.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';
import { serveSite } from '../testing/site-server.ts';
import { SLOW_PHONE } from '../testing/slow-phone.ts';
import { type FirstTap, measureFirstTap, type Tapped } from './measure-first-tap.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { assertSameContent } from './peers/assert-same-content.ts';
import { buildPeers, PEER_PATHS } from './peers/build-peers.ts';
import { PHONE } from './phone.ts';
import { publish } from './report.ts';
import { median, table } from './table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15);
const FORMS = [
  { name: 'this site', path: '/' },
  { name: 'client-rendered', path: PEER_PATHS.clientRendered },
  { name: 'prerendered and hydrated whole', path: PEER_PATHS.hydrated },
] as const;
const MENU: Tapped = { control: 'header button[aria-haspopup=dialog]', answer: '.mobile-menu:popover-open' };
const STAGE: Tapped = { control: '.stop', answer: '.stop :checked' };

type Figures = { page: PageFigures[]; menu: FirstTap[]; stage: FirstTap[] };

await must('npm', ['run', '--silent', 'build']);
const siteDir = await mkdtemp(join(tmpdir(), 'going-peers-'));
const measured = new Map<string, Figures>(FORMS.map(({ path }) => [path, { page: [], menu: [], stage: [] }]));
let version = '';
try {
  await cp('dist', siteDir, { recursive: true });
  await buildPeers(siteDir);
  const server = await serveSite(siteDir);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  version = browser.version();
  await assertSameContent(browser, server.url, [...measured.keys()]);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each takes its turn to be first: the others find the machine warmer.
    const turn = round % measured.size;
    for (const [path, { page, menu, stage }] of [...measured, ...measured].slice(turn, turn + measured.size)) {
      const url = server.url + path;
      page.push(await measurePage(browser, { url, limit: false }));
      menu.push(await measureFirstTap(browser, url, MENU));
      stage.push(await measureFirstTap(browser, url, STAGE));
    }
  }
  await browser.close();
  await server.stop();
} finally {
  await rm(siteDir, { recursive: true, force: true });
}

const BYTES = ['htmlBytes', 'styleBytes', 'scriptBytes', 'fontBytes'] as const;
const rows = FORMS.map(({ name, path }) => {
  const { page, menu, stage } = measured.get(path) as Figures;
  const of = (key: keyof PageFigures) => median(page.map((figures) => figures[key]));
  const answered = (taps: FirstTap[]) => {
    const times = median(taps.map((tap) => tap.taps));
    return `${median(taps.map(({ answeredMs }) => answeredMs)).toFixed(0)} (${times})`;
  };
  return [
    name,
    ...(['fcp', 'lcp', 'tbt'] as const).map((key) => of(key).toFixed(0)),
    of('cls').toFixed(4),
    answered(menu),
    answered(stage),
    ...BYTES.map((key) => (of(key) / 1024).toFixed(1)),
  ];
});
const HEAD = [
  'Home page',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'Menu open ms (taps)',
  'Stage answered ms (taps)',
  'HTML KB',
  'CSS KB',
  'JS KB',
  'Fonts KB',
];

publish(
  'peers',
  'Beside the usual ways',
  `Chromium ${version}, ${PHONE.viewport.width} × ${PHONE.viewport.height} px, ${SLOW_PHONE.latencyMs} ms a request, ${SLOW_PHONE.kilobytesPerSecond} KB/s, processor slowed ${SLOW_PHONE.cpuRate} times.
Medians of ${ROUNDS} interleaved rounds. What the peers are and are not is said in \`bench/peers/build-peers.ts\`. Our styles and
small scripts stand in the HTML. A tap comes 100 ms after the first paint, and again every 400 ms until it is answered.

${table(HEAD, rows)}`,
);
