import { type ChildProcess, type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CONTACT_FUNCTION_PATH } from '../domain/contact-function.ts';
import { SAMPLE } from './outbox.ts';

/** Where Node keeps what it has compiled: a program starts in half the time. */
export const COMPILED = fileURLToPath(new URL('../.astro/compiled', import.meta.url));

export type Program = ReturnType<typeof runCommand>;

export function runProgram(
  command: 'serve' | 'desk' | 'inbox' | 'backup' | 'restore',
  folder: string,
  variables: Record<string, string>,
  options: readonly string[] = [],
) {
  const path = fileURLToPath(new URL('../backend/going.ts', import.meta.url));
  return runCommand(process.execPath, [path, command, ...options], {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...variables },
  });
}

export function runCommand(command: string, args: readonly string[], options: SpawnOptionsWithoutStdio) {
  const child = spawn(command, args, options);
  let output = '';
  const listen = (chunk: Buffer) => {
    output += chunk;
    child.emit('output');
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const exited = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  /** Resolves with the pattern's first group once the output matches; rejects if the program ends before. */
  const said = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match[1] ?? '';
      await Promise.race([once(child, 'output'), exited.then(() => Promise.reject(new Error(`It ended: ${output}`)))]);
    }
  };
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { child, exited, output: () => output, said, end };
}

/** The settings of a server that takes any number of messages. */
export const NO_LIMITS = { CONTACT_RATE_LIMIT: '0', CONTACT_HOURLY_LIMIT: '0' };

export async function runServer(folder: string, variables: Record<string, string>) {
  const program = runProgram('serve', folder, { PORT: '0', HOST: '127.0.0.1', SITE_DIR: 'none', ...variables });
  return { url: await program.said(/Going is at (http:\/\/[\d.]+:\d+)["\n]/), end: program.end };
}

/** Posts one message as the form does, with a key. A failed connection is status 0. */
export async function post(url: string, key: string): Promise<{ status: number; id: string | null }> {
  try {
    const response = await fetch(url + CONTACT_FUNCTION_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...SAMPLE, message: key }),
    });
    const body = (await response.json()) as { id?: string };
    return { status: response.status, id: body.id ?? null };
  } catch {
    return { status: 0, id: null };
  }
}

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
