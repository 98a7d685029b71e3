// `npm run bench:lighthouse`: Lighthouse for a phone on every public page, medians of five runs. Its own simulated
// throttling is used: 150 ms round trips, 1.6 Mbit/s, processor four times slower.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { listedPaths } from '../catalogue/paths.ts';
import { must } from '../scripts/run.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { serveSite } from '../testing/site-server.ts';
import { publish } from './report.ts';
import { median, table } from './table.ts';

const RUNS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

await must('npm', ['run', '--silent', 'build']);
const site = await serveSite();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
});
const rows: string[][] = [];
let lighthouseVersion = '';
for (const path of listedPaths) {
  const scores: number[][] = [];
  const times: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(site.url + path, { port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
    lighthouseVersion = result.lhr.lighthouseVersion;
    scores.push(CATEGORIES.map((category) => (result.lhr.categories[category]?.score ?? 0) * 100));
    times.push(METRICS.map((metric) => result.lhr.audits[metric]?.numericValue ?? Number.NaN));
  }
  const medians = [...CATEGORIES.keys()].map((column) => median(scores.map((run) => run[column] ?? 0)).toFixed(0));
  const metrics = [...METRICS.keys()].map((column) => median(times.map((run) => run[column] ?? 0)).toFixed(0));
  rows.push([path, ...medians, ...metrics]);
}
const version = browser.version();
await browser.close();
await site.stop();

publish(
  'lighthouse',
  'Lighthouse, phone',
  `Chromium ${version}, Lighthouse ${lighthouseVersion}, simulated throttling (150 ms, 1.6 Mbit/s, processor slowed 4 times). Medians of ${RUNS} runs.

${table(['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms'], rows)}`,
);
