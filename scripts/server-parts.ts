import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The server's own code. */
export const SERVER_FOLDERS = ['backend', 'catalogue', 'content', 'domain'] as const;

type Locked = { packages: Record<string, { dependencies?: Record<string, string> }> };

/** The folders, under `node_modules`, of every package that the server's code needs, by what it imports and the lock. */
export function serverPackages(project: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Locked;
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    // As Node looks for it: in the folder of whoever needs it, and then in those above.
    const inner = `${from}node_modules/${name}`;
    const path = inner in packages || from === '' ? inner : `node_modules/${name}`;
    const entry = packages[path];
    if (!entry || found.has(path)) return;
    found.add(path);
    for (const dependency of Object.keys(entry.dependencies ?? {})) add(dependency, `${path}/`);
  };
  for (const name of importedPackages(project, serverFiles(project))) add(name, '');
  return [...found].toSorted();
}

function serverFiles(project: string): string[] {
  const files = globSync(`{${SERVER_FOLDERS.join()}}/**/*.ts`, { cwd: project });
  return files.filter((path) => !path.endsWith('.test.ts'));
}

/** The names of the packages whose values these files of a project import. */
export function importedPackages(project: string, files: readonly string[]): string[] {
  const texts = files.map((path) => readFileSync(join(project, path), 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(IMPORT)]);
  return [...new Set(named.map(([, name]) => name as string))];
}

const IMPORT = /^(?:import|export) (?!type )(?:[^;']* from )?'((?:@[\w-]+\/)?[\w-]+)(?:\/[\w/.-]+)?';/gm;

/** The files of `scripts/` that these import, with themselves. */
export function scriptsFrom(project: string, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const text = readFileSync(join(project, path), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import) '(\.\.?\/[\w./-]+)'/g)) {
      const imported = join(dirname(path), name as string);
      if (imported.startsWith('scripts/')) add(imported);
    }
  };
  for (const entry of entries) add(entry);
  return [...found].toSorted();
}
