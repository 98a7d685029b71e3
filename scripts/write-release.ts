import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVER_FOLDERS, scriptsFrom, serverPackages } from './server-parts.ts';

/**
 * Puts what a server needs into a new folder: the built site, its own code, the packages that this imports, and Node where
 * the project brings it. Nothing of it depends on where the folder is. Rejects if the folder is there already.
 */
export async function writeRelease(project: string, dist: string, folder: string): Promise<void> {
  await mkdir(folder);
  await cp(dist, join(folder, 'dist'), { recursive: true });
  for (const name of SERVER_FOLDERS) {
    await cp(join(project, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  }
  // What the machine itself needs to run it.
  await cp(join(project, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const files = ['package.json', '.env.example', 'LICENSE', ...scriptsFrom(project, ['scripts/start.ts'])];
  for (const name of files) await cp(join(project, name), join(folder, name));
  for (const path of serverPackages(project)) {
    await cp(join(project, path), join(folder, path), { recursive: true, dereference: true });
  }
  await bringNode(project, folder);
}

/** Node is a package of its own for each kind of machine; of the one that is installed, the program alone comes along. */
async function bringNode(project: string, folder: string): Promise<void> {
  const { optionalDependencies } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  for (const name of Object.keys(optionalDependencies)) {
    const program = join(project, 'node_modules', name, 'bin/node');
    if (!existsSync(program)) continue;
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
    await cp(program, join(folder, 'node_modules', name, 'bin/node'), { recursive: true });
    await symlink(join('..', name, 'bin/node'), join(folder, 'node_modules/.bin/node'));
  }
}
