import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Load = { perSecond: number; p99Ms: number };

/** Requests one address as fast as possible over that many open connections, and returns the rate. */
export async function measure(url: string, connections: number, seconds: number): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br, gzip', url];
  const { stdout } = await run('wrk', args);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} answered with errors: ${stdout}`);
  return { perSecond, p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN) };
}
