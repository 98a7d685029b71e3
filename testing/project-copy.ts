import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'data', '.git', '.astro', 'test-results', 'playwright-report']);

/** A copy of the project in a folder of its own, with the same packages, to be changed and run; `remove` takes it away. */
export async function copyProject(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'going-copy-'));
  await cp('.', folder, { recursive: true, filter: (path) => !NOT_SOURCE.has(basename(path)) });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Replaces a text of a file; rejects if the file does not hold it. */
export async function changeFile(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const changed = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
  if (changed === text) throw new Error(`${path} does not hold ${from}.`);
  await writeFile(path, changed);
}
