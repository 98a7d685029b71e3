import { spawn } from 'node:child_process';

/** Runs a program to its end with this terminal; resolves to its exit code. */
export function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program and ends this one with its exit code if it fails. */
export async function must(command: string, args: string[], environment?: Record<string, string>): Promise<void> {
  const code = await run(command, args, environment);
  if (code !== 0) process.exit(code);
}
