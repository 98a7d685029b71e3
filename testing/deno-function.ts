import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand } from './program.ts';
import { TOOLS } from './tools.ts';

export type DenoFunction = { url: string; output(): string; stop(): Promise<void> };

// What a hosted function may do: network and settings. No files, no programs.
const RIGHTS = ['--allow-net', '--allow-env'];
const PACKAGES = ['--config', 'supabase/functions/deno.json', '--node-modules-dir=manual', '--no-lock'];

// The command is a wrapper that downloads the program on first use; killing it would leave the program running.
const COMMAND = join(TOOLS, '.bin/deno');
const PROGRAM = join(TOOLS, 'deno/deno');

/** Serves a hosted function in the real Deno on a free port, with the packages of `npm ci`. */
export async function serveWithDeno(name: string, settings: Record<string, string>): Promise<DenoFunction> {
  const entry = join('supabase/functions', name, 'index.ts');
  execFileSync(COMMAND, ['--version']);
  const args = ['run', '--no-prompt', ...PACKAGES, ...RIGHTS, entry];
  const { child, exited, output, said } = runCommand(PROGRAM, args, {
    env: { HOME: process.env['HOME'], PATH: process.env['PATH'], DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...settings },
  });
  const url = await said(/Listening on (http:\/\/127\.0\.0\.1:\d+)\//);
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url, output, stop };
}
