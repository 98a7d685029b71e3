import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from './project-copy.ts';

/**
 * Builds a copy of the project in a folder of its own, with settings of the build, and after `change` has edited the copy.
 * `remove` takes it away.
 */
export async function buildCopy(
  settings: Record<string, string> = {},
  change: (folder: string) => Promise<void> = async () => {},
): Promise<{ folder: string; dist: string; remove(): Promise<void> }> {
  const { folder, remove } = await copyProject();
  try {
    await change(folder);
    const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
    // With the test runner's NODE_ENV the build would be one for development.
    const env = { ...process.env, NODE_ENV: 'production', ...settings };
    await promisify(execFile)(process.execPath, [astro, 'build', '--silent'], { cwd: folder, env });
    return { folder, dist: join(folder, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
