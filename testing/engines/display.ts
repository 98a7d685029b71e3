import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees. */
export type Display = {
  /** For the variable `DISPLAY`. */
  name: string;
  stop(): Promise<void>;
};

/** Starts an X server without hardware, on the first number that is free. Throws if it cannot be started. */
export async function startDisplay(program: string): Promise<Display> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const said = once(child.stdio[3] as NodeJS.ReadableStream, 'data').then(([number]) => `:${`${number}`.trim()}`);
  const name = await Promise.race([said, ended.then(() => Promise.reject(new Error(`${program} did not start.`)))]);
  return {
    name,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
