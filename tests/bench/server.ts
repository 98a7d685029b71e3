// `npm run bench -- server [name=folder …]`: start and memory of the release, beside others, each a folder
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
const [PAGES, MESSAGES, CONNECTIONS] = [10_000, 500, 64];
const SETTLED_MS = 1_000;
/** Checks each address that is asked for `/readyz` this often. */
const POLL_MS = 5;

const folder = await mkdtemp(join(tmpdir(), 'going-bench-'));
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

type Program = { name: string; folder: string; rounds: Record<string, number>[] };
const programs = [...process.argv.slice(3), `this build=${RELEASE}`].map((named): Program => {
  const [name = '', folder = ''] = named.split('=');
  return { name, folder, rounds: [] };
});

function ask(port: number, path: string, connection: Agent | false = agent): Promise<number> {
  return new Promise((resolve) => {
    const options = { agent: connection, port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'br' } };
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
  while ((await ask(port, '/readyz', false)) !== 200) await pause(POLL_MS);
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
  const { mailbox, port, ms, memory } = running;
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
  return { ms, atStart, afterPages, afterMessages };
}

try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const program of programs) program.rounds.push(await measure(program));
} finally {
  agent.destroy();
  await rm(folder, { recursive: true, force: true });
}

const rows = programs.map(({ name, rounds }) => {
  const of = (figure: string) => median(rounds.map((round) => round[figure] ?? Number.NaN)).toFixed(0);
  return {
    Program: name,
    'Start ms': of('ms'),
    'Memory MB': of('atStart'),
    'after pages': of('afterPages'),
    'after messages': of('afterMessages'),
  };
});
publish(
  'The server',
  `Medians of ${ROUNDS} interleaved rounds. Start: from the program's start to the first 200 of \`/readyz\`, on empty data. Memory: resident, once
started, after ${PAGES.toLocaleString('en-GB')} pages in brotli, and after ${MESSAGES} messages, all of them mailed.

${table(rows)}`,
);
