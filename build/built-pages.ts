import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanPath } from '../domain/find-page.ts';
import { LANGUAGE_PATH } from '../domain/language.ts';

/** `path` has no slash at its end. */
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

/** Decodes HTML entities: decimal ones, and those of the characters that HTML reserves. */
export function decodeEntities(html: string): string {
  return html
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

export function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
