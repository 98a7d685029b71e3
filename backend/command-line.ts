import { join, relative } from 'node:path';
import { formatNumber } from '../domain/price.ts';

export const FILE = import.meta.filename ?? '';

export const isReleased = FILE.endsWith('going.cjs');

export const ROOT = join(FILE, isReleased ? '..' : '../..');

export function commandStart(name: string): string {
  if (!isReleased) return `npm run ${name} --`;
  // Set by systemd and by that script, which alone knows where settings and messages are.
  if (name === 'inbox' && process.env['STATE_DIRECTORY']) return join(ROOT, 'deploy/going-inbox');
  return `node ${relative('', FILE)} ${name}`;
}

/** The same with options or a file, such as `npm run inbox -- --check`. */
export function commandLine(name: string, options = ''): string {
  const start = commandStart(name);
  // npm passes what is no option without being told to.
  return options.startsWith('-') ? `${start} ${options}` : `${start.replace(/ --$/, '')} ${options}`.trim();
}

/** '1 message', '1,000 messages'. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${formatNumber(number)} ${number === 1 ? one : many}`;
}

export type Progress = {
  update(done: number): void;
  end(): void;
};

const SHOWN_AFTER_MS = 2_000;
const START_OF_LINE = '\r\x1b[K';

/** On stderr, after two seconds: on a terminal one line that is redrawn, elsewhere a line every ten seconds. */
export function startProgress(what: string, extent?: { total: number; unit: string }): Progress {
  const { isTTY } = process.stderr;
  const startedAt = performance.now();
  let dueAt = startedAt + SHOWN_AFTER_MS;
  let done = 0;
  const show = () => {
    const now = performance.now();
    if (now < dueAt) return;
    dueAt = now + (isTTY ? 200 : 10_000);
    const seconds = `${Math.round((now - startedAt) / 1_000)} s`;
    const counted = extent && `${formatNumber(done)} of ${formatNumber(extent.total)} ${extent.unit}, `;
    process.stderr.write(`${isTTY ? START_OF_LINE : ''}${what}: ${counted ?? ''}${seconds}${isTTY ? '' : '\n'}`);
  };
  const timer = setInterval(show, 200).unref();
  return {
    update(now) {
      done = now;
      show();
    },
    end() {
      clearInterval(timer);
      if (isTTY && dueAt > startedAt + SHOWN_AFTER_MS) process.stderr.write(START_OF_LINE);
    },
  };
}
