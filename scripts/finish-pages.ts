import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { keepUsedStyles } from './used-styles.ts';

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
const ISLAND_SCRIPT = /(?:component|renderer)-url="([^"]+)"/g;
const IMPORT = /["'`]\.\/([\w.-]+\.js)["'`]/g;
// Made from the path of the project, and read by nobody: it alone kept builds in two places from being the same bytes.
const ISLAND_UID = /(<astro-island) uid="[^"]*"/g;

/**
 * Takes out of each built page what it does not need: of its inlined styles, what neither the page nor the code of its
 * islands uses. The new hash of the styles goes into the page's policy in place of the old one.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
        for (const name of pages) {
          const file = join(folder, name);
          const html = (await readFile(file, 'utf8')).replace(ISLAND_UID, '$1');
          await writeFile(file, withUsedStyles(html, await islandCode(folder, html)));
        }
      },
    },
  };
}

function withUsedStyles(page: string, code: string): string {
  const words = page.replace(STYLE, '') + code;
  let html = page;
  for (const [element, start, styles = '', end] of page.matchAll(STYLE)) {
    const used = keepUsedStyles(styles, words);
    if (!html.includes(hashOf(styles))) throw new Error('The policy of a page does not know the styles in it.');
    html = html.replaceAll(hashOf(styles), hashOf(used)).replace(element, () => start + used + end);
  }
  return html;
}

function hashOf(styles: string): string {
  return `sha256-${createHash('sha256').update(styles).digest('base64')}`;
}

/** The text of every script that the islands of a page may load. */
async function islandCode(folder: string, html: string): Promise<string> {
  const texts = new Map<string, string>();
  const add = async (path: string): Promise<void> => {
    if (texts.has(path)) return;
    texts.set(path, '');
    const text = await readFile(join(folder, path), 'utf8');
    texts.set(path, text);
    for (const [, name = ''] of text.matchAll(IMPORT)) await add(join(path, '..', name));
  };
  for (const [, url = ''] of html.matchAll(ISLAND_SCRIPT)) await add(url);
  return [...texts.values()].join('\n');
}
