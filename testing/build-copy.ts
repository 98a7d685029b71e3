import { join } from 'node:path';
import { buildIn, copyProject } from './project-copy.ts';

export type Change = Awaited<ReturnType<typeof copyProject>>['change'];

/**
 * Builds a copy of the project in a folder of its own, with settings of the build, and after `edit` has changed the copy.
 * `remove` takes it away.
 */
export async function buildCopy(
  settings: Record<string, string> = {},
  edit: (change: Change, folder: string) => Promise<void> = async () => {},
) {
  const { folder, change, remove } = await copyProject();
  try {
    await edit(change, folder);
    const problem = await buildIn(folder, settings);
    if (problem !== '') throw new Error(problem);
    return { folder, dist: join(folder, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
