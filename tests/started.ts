import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Waits until a program answers, and resolves with what ends it by a signal; rejects if it ends before. */
export async function started(child: ChildProcess, answers: () => Promise<unknown>) {
  const ended = once(child, 'exit');
  while (!(await answers().catch(() => false))) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnfile} ended with code ${child.exitCode} instead of starting.`);
    await setTimeout(20);
  }
  return async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
}

/** Rejects unless a program listens on a port of this machine. */
export async function isOpen(port: number): Promise<true> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end();
  return true;
}
