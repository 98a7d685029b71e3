import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from './program.ts';
import { TOOLS } from './tools.ts';

export type DenoFunction = Awaited<ReturnType<typeof serveWithDeno>>;

/** Before the function: `Deno.serve` takes a free port instead of 8000. */
const ON_FREE_PORT = `const { serve } = Deno;
Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: 0 }, handler);`;
// What a hosted function may do: network and settings. No files, no programs.
const RIGHTS = ['--allow-net', '--allow-env'];
const PACKAGES = ['--config', 'supabase/functions/deno.json', '--node-modules-dir=manual', '--no-lock'];

// The command is a wrapper that downloads the program on first use; killing it would leave the program running.
const COMMAND = join(TOOLS, '.bin/deno');
const PROGRAM = join(TOOLS, 'deno/deno');

/** Serves a hosted function on a free port in Deno 2.1, which the platform runs, with the packages of `npm ci`. */
export async function serveWithDeno(name: string, settings: Record<string, string>) {
  execFileSync(COMMAND, ['--version']);
  const args = ['run', '--no-prompt', ...PACKAGES, ...RIGHTS, '-'];
  const { child, exited, output, said } = runCommand(PROGRAM, args, {
    env: { HOME: process.env['HOME'], PATH: process.env['PATH'], ...settings },
  });
  child.stdin.end(`${ON_FREE_PORT}\nawait import('${pathToFileURL(`supabase/functions/${name}/index.ts`)}');\n`);
  const url = await said(/Listening on (http:\/\/127\.0\.0\.1:\d+)\//);
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url, output, stop };
}
