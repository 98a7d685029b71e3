// `npm run bench -- page [name=folder …]`: what pages cost a phone, beside the same pages without scripts and web fonts, and
// beside other built sites: an earlier build of ours, or a peer's, built from its public repository. Rounds are interleaved,
// so that a slow phase of the machine affects all.

import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { startProgress } from '../../backend/command-line.ts';
import { brotli, readSiteFiles } from '../../backend/http/site-files.ts';
import { links } from '../../domain/links.ts';
import { BROWSER_FLAGS, requireBrowser } from '../browser.ts';
import { close, listen } from '../listen.ts';
import { measureLoad, measurePaint, measureUse, PHONE, SLOW_PHONE } from './measure-page.ts';
import { median, publish, ROUNDS, table } from './report.ts';

const PATHS = [links.home, links.package('kickoff'), links.package('get-started'), links.compare];
/** A usual phone, and one three times slower. */
const SLOWDOWNS = [SLOW_PHONE.cpuRate, 3 * SLOW_PHONE.cpuRate];

const folders = [['this build', 'dist'], ...process.argv.slice(3).map((named) => named.split('='))];
const servers = await Promise.all(folders.map(([, folder = '']) => serveFolder(folder)));
const pages = folders.flatMap(([site = ''], index) => {
  const server = servers[index];
  const paths = PATHS.filter((path) => path === links.home || server?.has(`${path.slice(1)}.html`));
  return paths.map((path) => ({ site, path, url: `${server?.url}${path}`, rounds: [] as Round[] }));
});
// Pictures that a peer takes from other hosts fail at once: where there is no internet, `load` would wait for each.
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const launch = () => chromium.launch({ executablePath: requireBrowser(), args: [...BROWSER_FLAGS, OFFLINE] });
let browser = await launch();

type Round = Awaited<ReturnType<typeof measure>>;

async function measure(url: string) {
  const load = await measureLoad(browser, url, measureUse);
  const bare = await measureLoad(browser, `${url}?bare`, async () => ({}));
  const round: Record<string, number> = { ...load, bare: bare.main };
  for (const rate of SLOWDOWNS) round[`paint${rate}`] = await measurePaint(browser, url, rate);
  return round;
}

const progress = startProgress('Measuring pages', { total: ROUNDS * pages.length, unit: 'pages' });
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, { url, rounds }] of pages.entries()) {
    // A page that fails once is left out of this round; a browser that ended, as under load, would fail all that follow.
    if (!browser.isConnected()) browser = await launch();
    await measure(url).then((round) => rounds.push(round), console.error);
    progress.update(round * pages.length + index + 1);
  }
}
progress.end();
const version = browser.version();
await browser.close();
await Promise.all(servers.map(({ stop }) => stop()));

const rows = pages.map(({ site, path, rounds }) => {
  const of = (name: string, digits = 0) => median(rounds.map((round) => round[name] ?? Number.NaN)).toFixed(digits);
  return {
    Page: `${site} ${path}`,
    'Main ms': of('main'),
    'bare twin': of('bare'),
    Style: of('style'),
    Layout: of('layout'),
    Script: of('script'),
    Elements: of('elements'),
    'HTML KB': (Number(of('html')) / 1024).toFixed(0),
    ...Object.fromEntries(SLOWDOWNS.map((rate) => [`Paint ÷ ${rate}`, of(`paint${rate}`)])),
    'Idle after': of('idle'),
    'At rest': of('atRest', 1),
    Scrolling: of('scroll', 1),
    'Memory MB': of('memory', 1),
  };
});
const [slow, slower] = SLOWDOWNS;
publish(
  'Pages on a phone',
  `Chromium ${version}, ${PHONE.viewport.width} × ${PHONE.viewport.height} px, medians of ${ROUNDS} interleaved rounds. Main thread, style, layout and script: processor time
in ms from navigation to 0.9 s after \`load\`, not slowed down. Bare twin: the same page without scripts and web fonts. Paint: ms to the
first contentful paint at ${SLOW_PHONE.latencyMs} ms a request and ${SLOW_PHONE.kilobytesPerSecond} KB/s, processor slowed ${slow} and ${slower} times. Idle after: ms in the
2.5 s after that. At rest: ms a second, the most of three places.
Scrolling: ms for 1,000 px. Memory: private, of the page's process after a collection.

${table(rows)}`,
);

/** Serves a built site, ours or a peer's, compressed. `?bare` asks for a page's {@link bareTwin}. */
async function serveFolder(folder: string) {
  const files = await readSiteFiles(folder);
  const bodies = new Map<string, Promise<Buffer>>();
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const path = decodeURIComponent(pathname.slice(1));
    const file = [path, `${path}.html`, `${path}index.html`].map((name) => files.get(name)).find((found) => found);
    if (!file) {
      answer.writeHead(404).end();
      return;
    }
    const text = search === '?bare' ? bareTwin(new TextDecoder().decode(file.body)) : file.body;
    const body = bodies.get(url) ?? brotli(Buffer.from(text));
    bodies.set(url, body);
    answer.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': 'max-age=600' });
    answer.end(await body);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, has: (name: string) => files.has(name), stop: () => close(server) };
}

/** A page without its policy, scripts, web fonts and whatever delays its first paint. */
function bareTwin(html: string): string {
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>|<link rel="(?:modulepreload|expect)"[^>]*>/gi, '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>|@font-face\s*\{[^}]*\burl\([^}]*\}/g, '');
}
