import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanPath } from '../domain/find-page.ts';
import { LANGUAGE_PATH } from '../domain/language.ts';

/** Every page of a build: its file, its path without a slash at its end, and its text. */
export async function builtPages(folder: string): Promise<{ name: string; path: string; html: string }[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.map(async (name) => ({
      name,
      path: cleanPath(`${LANGUAGE_PATH}/${name}`),
      html: await readFile(join(folder, name), 'utf8'),
    })),
  );
}
