// `npm run dev`: the site with hot reload on PORT, or the next free one, and the function beside it, restarted on each
// change.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import spawnTool from 'cross-spawn';
import { loadEnvFile } from '../backend/env-file.ts';
import { freePort } from '../tests/listen.ts';
import { checkContent, printProblems } from './content-problems.ts';

loadEnvFile();
const { problems, isLoaded } = await checkContent();
if (problems.length > 0) console.error(printProblems(problems));
// Otherwise each page shows the mistakes until they are fixed.
if (!isLoaded) process.exit(1);

const functionPort = String(await freePort());
const functions = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'backend/going.ts'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: functionPort,
    HOST: '127.0.0.1',
    SITE_DIR: 'none',
    SMTP_URL: process.env['SMTP_URL'] || 'files',
  },
});
createInterface({ input: functions.stdout }).on('line', (line) => {
  const said = readLine(line);
  // The function's own port is not for browsers; Astro prints the site's.
  if (said.event !== 'listening') console.log(said.text ?? line);
});
// Of one language: `SITE_LANGUAGE=de` for the German pages.
const config = process.env['SITE_LANGUAGE'] ? ['--config', 'build/language.config.mjs'] : [];
const site = spawnTool('astro', ['dev', ...config, '--port', process.env['PORT'] || '3000'], {
  stdio: 'inherit',
  // Where addresses end with a slash, only a build does.
  env: { ...process.env, PUBLIC_HOST_FORM: 'files', FUNCTION_ADDRESS: `http://127.0.0.1:${functionPort}` },
});

// When one ends, stop the other.
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

function readLine(line: string): { event?: string; text?: string } {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}
