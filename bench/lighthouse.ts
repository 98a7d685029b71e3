// `npm run bench:lighthouse`: Lighthouse for a phone on every public page, medians of five runs. Its own simulated
// throttling is used: 150 ms round trips, 1.6 Mbit/s, processor four times slower.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { startProgress } from '../backend/progress.ts';
import { listedPaths } from '../catalogue/paths.ts';
import { must } from '../scripts/run.ts';
import { BROWSER_FLAGS, requireBrowser } from '../testing/browser.ts';
import { freePort } from '../testing/free-port.ts';
import { serveSite } from '../testing/site-server.ts';
import installTools, { TOOLS } from '../testing/tools.ts';
import { draw } from './chart.ts';
import { publish } from './report.ts';
import { median, table } from './table.ts';

const RUNS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

type Report = {
  lighthouseVersion: string;
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

async function inspect(url: string): Promise<Report> {
  const options = [url, `--port=${port}`, '--output=json', '--quiet'];
  const command = join(TOOLS, 'lighthouse/cli/index.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...options], { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}

installTools();
await must('npm', ['run', '--silent', 'build']);
const site = await serveSite();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
});
const progress = startProgress('Lighthouse', { total: listedPaths.length * RUNS, unit: 'runs' });
let done = 0;
const rows: string[][] = [];
let lighthouseVersion = '';
for (const path of listedPaths) {
  const scores: number[][] = [];
  const times: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const report = await inspect(site.url + path);
    lighthouseVersion = report.lighthouseVersion;
    scores.push(CATEGORIES.map((category) => (report.categories[category]?.score ?? 0) * 100));
    times.push(METRICS.map((metric) => report.audits[metric]?.numericValue ?? Number.NaN));
    done += 1;
    progress.update(done);
  }
  const medians = [...CATEGORIES.keys()].map((column) => median(scores.map((run) => run[column] ?? 0)).toFixed(0));
  const metrics = [...METRICS.keys()].map((column) => median(times.map((run) => run[column] ?? 0)).toFixed(0));
  rows.push([path, ...medians, ...metrics]);
}
progress.end();
const version = browser.version();
await browser.close();
await site.stop();

const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms'];
publish(
  'lighthouse',
  'Lighthouse, phone',
  `Chromium ${version}, Lighthouse ${lighthouseVersion}, simulated throttling (150 ms, 1.6 Mbit/s, processor slowed 4 times). Medians of ${RUNS} runs.

${draw('lighthouse', 'Lighthouse, phone', head, rows, 'LCP ms')}

${table(head, rows)}`,
);
