import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
  const child = spawn(PROGRAM, ['run', '--no-prompt', ...PACKAGES, ...RIGHTS, entry], {
    env: { HOME: process.env['HOME'], PATH: process.env['PATH'], DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...settings },
  });
  const exited = once(child, 'exit');
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk;
    child.emit('output');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const failed = exited.then(() => Promise.reject(new Error(`Deno ended: ${output}`)));
  failed.catch(() => {});
  for (;;) {
    const [, url] = /Listening on (http:\/\/127\.0\.0\.1:\d+)\//.exec(output) ?? [];
    if (url) {
      const stop = async () => {
        child.kill('SIGKILL');
        await exited;
      };
      return { url, output: () => output, stop };
    }
    await Promise.race([once(child, 'output'), failed]);
  }
}
