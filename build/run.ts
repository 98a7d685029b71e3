// Node cannot start `npm` and other command files on Windows without a shell.
import spawn from 'cross-spawn';

/** The compiler of TypeScript 7, by its path: `astro check` still needs 6, whose command has the same name. */
export const TSC = 'node_modules/typescript-7/bin/tsc';

const PASSED_ON = ['SIGTERM', 'SIGINT'] as const;

/** Runs a program to its end in this terminal; resolves to its exit code. Forwards termination signals, then exits. */
export function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    let received: NodeJS.Signals | undefined;
    const pass = (signal: NodeJS.Signals) => {
      received = signal;
      child.kill(signal);
    };
    const stopPassing = () => {
      for (const signal of PASSED_ON) process.off(signal, pass);
    };
    for (const signal of PASSED_ON) process.on(signal, pass);
    child.once('error', (error) => {
      stopPassing();
      reject(error);
    });
    child.once('exit', (code) => {
      stopPassing();
      if (received) process.kill(process.pid, received);
      else resolve(code ?? 1);
    });
  });
}

/** Runs a program and exits with its exit code if it fails. */
export async function must(command: string, args: string[], environment?: Record<string, string>): Promise<void> {
  const code = await run(command, args, environment);
  if (code !== 0) process.exit(code);
}
