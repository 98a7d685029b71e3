// `npm run dev`: the site with hot reload on PORT, or the next free one, and beside it the function, restarted on each change.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { loadEnvFile } from '../backend/load-env-file.ts';
import { checkContent, printProblems } from '../build/content-problems.ts';
import { freePort } from '../testing/free-port.ts';

for (const oddity of loadEnvFile()) console.error(oddity);
const { problems, isLoaded } = await checkContent();
if (problems.length > 0) console.error(printProblems(problems));
// Otherwise each page says it, until it is put right.
if (!isLoaded) process.exit(1);

const functionPort = String(await freePort());
const functions = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'backend/server.ts'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, PORT: functionPort, HOST: '127.0.0.1', SITE_DIR: 'none' },
});
createInterface({ input: functions.stdout }).on('line', (line) => {
  const said = readLine(line);
  // Where the function listens is no address for a browser: Astro names that one.
  if (said.event !== 'listening') console.log(said.text ?? line);
});
const site = spawn('astro', ['dev', '--port', process.env['PORT'] || '3000'], {
  stdio: 'inherit',
  env: { ...process.env, FUNCTION_ADDRESS: `http://127.0.0.1:${functionPort}` },
});

// When one ends, the other is stopped.
const children = [functions, site];
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

/** A line of the function's log; without fields where it is none. */
function readLine(line: string): { event?: string; text?: string } {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}
