import { join, relative } from 'node:path';

/** The file of the program. */
export const FILE = import.meta.filename ?? '';

/** Whether this is the bundled program of a release, without the project's sources around it. */
export const isReleased = FILE.endsWith('going.cjs');

/** The project's folder; in a release, the program's. */
export const ROOT = join(FILE, isReleased ? '..' : '../..');

/** What an operator types to run a command here, before its options. */
export function commandStart(name: string): string {
  return isReleased ? `node ${relative('', FILE)} ${name}` : `npm run ${name} --`;
}

/** The same with options or a file, such as `npm run inbox -- --check`. */
export function commandLine(name: string, options = ''): string {
  const start = commandStart(name);
  // npm passes what is no option without being told to.
  return options.startsWith('-') ? `${start} ${options}` : `${start.replace(/ --$/, '')} ${options}`.trim();
}
