import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page of the build: its path in the build's folder, and its text. */
export type BuiltPage = { name: string; html: string };

/** Every page in the folder of a build. */
export async function builtPages(folder: string): Promise<BuiltPage[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  return Promise.all(names.map(async (name) => ({ name, html: await readFile(join(folder, name), 'utf8') })));
}
