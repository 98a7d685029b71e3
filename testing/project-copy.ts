import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
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
