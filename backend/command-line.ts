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
