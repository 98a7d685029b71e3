// `npm run bench -- server [name=folder …]`: start, memory and pages a second of the release, beside others, each a folder
// such as `release/`.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RELEASE } from '../../build/current-build.ts';
import { links } from '../../domain/links.ts';
import { freePort } from '../listen.ts';
import { startMailbox } from '../mailbox.ts';
import { NO_LIMITS, post } from '../program.ts';
import { median, publish, ROUNDS, table } from './report.ts';

const PATHS = [links.home, links.package('kickoff'), links.compare, links.privacy, links.messageSent];
const [PAGES, MESSAGES, CONNECTIONS, STARTS] = [10_000, 500, 64, 11];
const [SETTLED_MS, ASKED_MS] = [1_000, 3_000];
/** Checks each address that is asked for `/readyz` this often. */
const POLL_MS = 5;

const folder = await mkdtemp(join(tmpdir(), 'going-bench-'));
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

type Program = { name: string; folder: string; rounds: Record<string, number>[]; starts: number[] };
const programs = [...process.argv.slice(3), `this build=${RELEASE}`].map((named): Program => {
  const [name = '', folder = ''] = named.split('=');
  return { name, folder, rounds: [], starts: [] };
});

function ask(port: number, path: string, encoding = 'br', connection: Agent | false = agent): Promise<number> {
  return new Promise((resolve) => {
    const options = { agent: connection, port, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding } };
    get(options, (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0))).on('error', () =>
      resolve(0),
    );
  });
}

const inParallel = (count: number, goesOn: () => boolean, step: () => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      while (goesOn()) await step();
    }),
  );

async function pagesASecond(port: number): Promise<number> {
  let asked = 0;
  const end = performance.now() + ASKED_MS;
  await inParallel(
    CONNECTIONS,
    () => performance.now() < end,
    () => ask(port, links.home, 'gzip').then(() => (asked += 1)),
  );
  return asked / (ASKED_MS / 1_000);
}

/** Starts a program on empty data; `ms` is how long it took until the first 200 of `/readyz`. */
async function start(program: Program) {
  const mailbox = await startMailbox();
  const port = await freePort();
  const data = await mkdtemp(join(folder, 'data-'));
  const startedAt = performance.now();
  const server = spawn(process.execPath, [resolve(program.folder, 'going.cjs')], {
    cwd: program.folder,
    stdio: 'ignore',
    env: {
      ...{ PATH: process.env['PATH'], PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: data, ...NO_LIMITS },
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    },
  });
  while ((await ask(port, '/readyz', 'br', false)) !== 200) await pause(POLL_MS);
  const ms = performance.now() - startedAt;
  const memory = async () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  };
  const end = async () => {
    server.kill('SIGKILL');
    await mailbox.stop();
  };
  return { mailbox, port, ms, memory, [Symbol.asyncDispose]: end };
}

async function measure(program: Program) {
  await using running = await start(program);
  const { mailbox, port, memory } = running;
  await pause(SETTLED_MS);
  const atStart = await memory();
  let [asked, sent, stored] = [0, 0, 0];
  await inParallel(
    CONNECTIONS,
    () => asked < PAGES,
    () => ask(port, PATHS[asked++ % PATHS.length] ?? links.home),
  );
  const afterPages = await memory();
  await inParallel(
    8,
    () => sent < MESSAGES,
    async () => {
      const { status } = await post(`http://127.0.0.1:${port}`, `${sent++}`);
      stored += status === 200 ? 1 : 0;
    },
  );
  if (stored !== MESSAGES) throw new Error(`${MESSAGES - stored} of ${MESSAGES} messages were not accepted.`);
  await mailbox.received(MESSAGES);
  const afterMessages = await memory();
  return { atStart, afterPages, afterMessages, pages: await pagesASecond(port) };
}

try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const program of programs) program.rounds.push(await measure(program));
  // More often: nothing is disturbed more by other programs on the machine.
  for (let round = 0; round < STARTS; round += 1)
    for (const program of programs) {
      await using running = await start(program);
      program.starts.push(running.ms);
    }
} finally {
  agent.destroy();
  await rm(folder, { recursive: true, force: true });
}

const rows = programs.map(({ name, rounds, starts }) => {
  const of = (figure: string) => median(rounds.map((round) => round[figure] ?? Number.NaN)).toFixed(0);
  return {
    Program: name,
    'Start ms': median(starts).toFixed(0),
    'Memory MB': of('atStart'),
    'after pages': of('afterPages'),
    'after messages': of('afterMessages'),
    'Pages a second': of('pages'),
  };
});
publish(
  'The server',
  `Medians of ${ROUNDS} interleaved rounds, of ${STARTS} for the start. Start: from the program's start to the first 200 of \`/readyz\`, on empty data. Memory: resident, once
started, after ${PAGES.toLocaleString('en-GB')} pages in brotli, and after ${MESSAGES} messages, all of them mailed. Pages a second: the home page in gzip over ${CONNECTIONS} connections;
the program that asks runs on the same machine.

${table(rows)}`,
);
