import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIn, copyProject } from './project-copy.ts';

type BuiltCopy = { folder: string; dist: string; remove(): Promise<void> };

/**
 * Builds a copy of the project in a folder of its own, with settings of the build, and after `change` has edited the copy.
 * `remove` takes it away.
 */
export async function buildCopy(
  settings: Record<string, string> = {},
  change: (folder: string) => Promise<void> = async () => {},
): Promise<BuiltCopy> {
  const { folder, remove } = await copyProject();
  try {
    await change(folder);
    const problem = await buildIn(folder, settings);
    if (problem !== '') throw new Error(problem);
    return { folder, dist: join(folder, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A copy of the project with the site of `dist/`. */
export async function copyBuiltSite(): Promise<BuiltCopy> {
  const { folder, remove } = await copyProject();
  const dist = join(folder, 'dist');
  await cp('dist', dist, { recursive: true });
  return { folder, dist, remove };
}
