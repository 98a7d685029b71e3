import { posix } from 'node:path';

const WAITS = ' client="when-reached"';
const ISLAND = /<astro-island(?= )/g;
const SCRIPTS = /(?:component-url|renderer-url)="([^"]+)"/g;
// What is imported when it is needed, by `import(…)`, is left for then, but for the toasts: they say what went wrong when
// the line was lost.
const IMPORT = /\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']|\bimport\(["'`]\.\/(toast-view\.[\w.-]+\.js)/g;

/**
 * Names in a page whose island waits to be reached (`src/islands/when-reached.ts`) every script that the island then needs,
 * so that they are fetched ahead, all at once and without being run. `read` returns the text of a script of the build.
 */
export function withCodeAhead(page: string, read: (path: string) => string): string {
  if (!page.includes(WAITS)) return page;
  const paths = new Set(Array.from(page.matchAll(SCRIPTS), ([, path = '']) => path));
  // The set grows by what its scripts import, and the loop goes on until it has read them too.
  for (const path of paths) {
    for (const [, name, toasts] of read(path).matchAll(IMPORT)) paths.add(posix.join(path, '..', name ?? toasts ?? ''));
  }
  return page.replace(ISLAND, `$& data-code="${[...paths].join(' ')}"`);
}
