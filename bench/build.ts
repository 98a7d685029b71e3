// `npm run bench:build`: times a build with nothing cached, and `npm run dev` from its start to the first page. Writes
// medians to bench/results.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../build/run.ts';
import { freePort } from '../testing/listen.ts';
import { draw } from './chart.ts';
import { publish } from './report.ts';
import { median, table } from './table.ts';

const RUNS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const CACHES = ['dist', '.astro', 'node_modules/.vite', 'node_modules/.astro'];

function forgetCaches() {
  for (const path of CACHES) rmSync(path, { recursive: true, force: true });
}

async function timeBuild(): Promise<number> {
  const start = performance.now();
  await must('npm', ['run', '--silent', 'build']);
  return performance.now() - start;
}

/** From the start of the development server to the home page's last byte. */
async function timeDevStart(): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const dev = spawn('npm', ['run', '--silent', 'dev'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (;;) {
      const page = await fetch(`http://localhost:${port}/`).catch(() => null);
      if (page?.ok) {
        await page.text();
        return performance.now() - start;
      }
      await pause(20);
    }
  } finally {
    // Kill the whole group: site and function.
    if (dev.pid) process.kill(-dev.pid, 'SIGTERM');
    await once(dev, 'exit');
  }
}

const times: Record<string, number[]> = {
  'build, nothing cached': [],
  'build, again': [],
  'dev, nothing cached': [],
  'dev, again': [],
};
for (let run = 0; run < RUNS; run += 1) {
  console.error(`Run ${run + 1} of ${RUNS}`);
  forgetCaches();
  times['build, nothing cached']?.push(await timeBuild());
  times['build, again']?.push(await timeBuild());
  forgetCaches();
  times['dev, nothing cached']?.push(await timeDevStart());
  times['dev, again']?.push(await timeDevStart());
}
await must('npm', ['run', '--silent', 'build']);

const rows = Object.entries(times).map(([what, values]) => [
  what,
  (median(values) / 1000).toFixed(1),
  `${(Math.min(...values) / 1000).toFixed(1)}–${(Math.max(...values) / 1000).toFixed(1)}`,
]);
const head = ['What', 'Seconds', 'From – to'];
publish(
  'build',
  'Build and start of development',
  `Medians of ${RUNS} runs; 'dev' is from \`npm run dev\` to the home page's last byte.

${draw('build', 'Build and start of development', head, rows, 'Seconds')}

${table(head, rows)}`,
);
