import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'data', '.git', '.astro', 'test-results', 'playwright-report']);

/** Builds a copy of the project in a folder of its own, with settings of the build. `remove` takes it away. */
export async function buildCopy(
  settings: Record<string, string> = {},
): Promise<{ folder: string; dist: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'going-build-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp('.', folder, { recursive: true, filter: (path) => !NOT_SOURCE.has(basename(path)) });
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
    // The test runner's own environment would make it a build for development.
    const env = { ...process.env, NODE_ENV: 'production', ...settings };
    await promisify(execFile)(process.execPath, [astro, 'build', '--silent'], { cwd: folder, env });
    return { folder, dist: join(folder, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
