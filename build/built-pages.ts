import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every page of a build: its path and its text. */
export async function builtPages(folder: string): Promise<{ name: string; html: string }[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  return Promise.all(names.map(async (name) => ({ name, html: await readFile(join(folder, name), 'utf8') })));
}
