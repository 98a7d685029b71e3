import { join } from 'node:path';
import { buildIn, copyProject } from './project-copy.ts';

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
    const problem = await buildIn(folder, settings);
    if (problem !== '') throw new Error(problem);
    return { folder, dist: join(folder, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
