// `npm run bench -- server`: pages a second of the real server in a process of its own, the wait for each, and its memory.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { links } from '../../domain/links.ts';
import { freePort } from '../listen.ts';
import { percentiles, publish, table } from './report.ts';

const PATHS = [links.home, links.package('kickoff'), links.messageSent];
const CONNECTIONS = 64;
const SECONDS = 5;
/** Files are compressed in the background after the start. */
const COMPRESSED_AFTER_MS = 15_000;

const folder = await mkdtemp(join(tmpdir(), 'going-bench-'));
const port = await freePort();
const server = spawn(process.execPath, ['backend/going.ts'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, SMTP_URL: 'files' },
  stdio: 'ignore',
});
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function fetchPage(path: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'br' } };
    const request = get(options, (answer) => answer.resume().on('end', () => resolve(performance.now() - start)));
    request.on('error', reject);
  });
}

async function memory(): Promise<string> {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) / 1024).toFixed(0);
}

try {
  await pause(COMPRESSED_AFTER_MS);
  const atRest = await memory();
  const rows: Record<string, string>[] = [];
  for (const path of PATHS) {
    const waits: number[] = [];
    const end = performance.now() + SECONDS * 1_000;
    const one = async () => {
      while (performance.now() < end) waits.push(await fetchPage(path));
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, one));
    rows.push({
      Page: path,
      'Pages a second': (waits.length / SECONDS).toFixed(0),
      'Wait ms, p50 / p99': percentiles(waits),
      'Memory MB': await memory(),
    });
  }
  publish(
    'The server',
    `${CONNECTIONS} connections, brotli, ${SECONDS} s a page; the program that asks runs on the same machine. Memory before the first request: ${atRest} MB.

${table(rows)}`,
  );
} finally {
  agent.destroy();
  server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
