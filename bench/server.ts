// `npm run bench:server`: how many pages a second our server and nginx give out of the same build, on this machine, in
// turns. Needs nginx with its brotli module and wrk; installs Debian's packages where this is root on Debian.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CONTACT_ANSWER_PATHS } from '../domain/contact-function.ts';
import { must } from '../scripts/run.ts';
import { installFromDebian, isRootOnDebian } from '../testing/debian.ts';
import { measure } from './server/load.ts';
import { startNginx } from './server/nginx.ts';
import { median } from './table.ts';

const PORTS = { nginx: 4731, ours: 4732 };
const PAGES = ['/', '/kickoff', CONTACT_ANSWER_PATHS.sent];
const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const CONNECTIONS = 64;
const LEAST_RATIO = 0.35;

if (!existsSync('/usr/sbin/nginx') || !existsSync('/usr/bin/wrk')) {
  if (!isRootOnDebian()) throw new Error('This needs nginx with its brotli module, and wrk: install both.');
  installFromDebian('nginx and wrk', ['nginx-light', 'libnginx-mod-http-brotli-static', 'wrk']);
}
if (!existsSync('dist/index.html')) await must('npm', ['run', '--silent', 'build']);

const folder = await mkdtemp(join(tmpdir(), 'going-bench-'));
const nginx = await startNginx('dist', folder, PORTS.nginx);
const ours = spawn(process.execPath, ['backend/server.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(PORTS.ours), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), LOG: 'warn' },
});
try {
  for (const port of Object.values(PORTS)) await compressed(`http://127.0.0.1:${port}/`);
  console.log('page                nginx/s     ours/s   ratio   p99 nginx    p99 ours   (brotli, median of rounds)');
  const ratios: number[] = [];
  for (const page of PAGES) {
    const rounds = {
      nginx: [] as Awaited<ReturnType<typeof measure>>[],
      ours: [] as Awaited<ReturnType<typeof measure>>[],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const who of ['nginx', 'ours'] as const) {
        rounds[who].push(await measure(`http://127.0.0.1:${PORTS[who]}${page}`, CONNECTIONS, SECONDS));
      }
    }
    const middle = (who: 'nginx' | 'ours', what: 'perSecond' | 'p99Ms') =>
      median(rounds[who].map((load) => load[what]));
    const ratio = middle('ours', 'perSecond') / middle('nginx', 'perSecond');
    ratios.push(ratio);
    const cells = [middle('nginx', 'perSecond').toFixed(0), middle('ours', 'perSecond').toFixed(0)];
    const waits = (['nginx', 'ours'] as const).map((who) => `${middle(who, 'p99Ms').toFixed(1)} ms`);
    console.log(
      `${page.padEnd(16)}${cells.map((cell) => cell.padStart(11)).join('')}${ratio.toFixed(2).padStart(8)}${waits.map((cell) => cell.padStart(12)).join('')}`,
    );
  }
  const least = Math.min(...ratios);
  console.log(`least ratio ${least.toFixed(2)}, wanted at least ${LEAST_RATIO}`);
  process.exitCode = least >= LEAST_RATIO ? 0 : 1;
} finally {
  nginx.kill();
  ours.kill();
  await rm(folder, { recursive: true, force: true });
}

/** Waits until the page comes compressed, which our server does in the background after its start. */
async function compressed(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } }).catch(() => null);
    if (answer?.headers.get('content-encoding') === 'br') return;
    await pause(100);
  }
}
