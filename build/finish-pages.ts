import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';
import { withCodeAhead } from './code-ahead.ts';
import { droppedStyle } from './dropped-styles.ts';
import { withoutHydrationMarks } from './hydration-marks.ts';
import { policyHash, withOwnPolicy } from './page-policy.ts';
import { shortClassNames, withShortClasses, withShortSelectors } from './short-classes.ts';
import { withSmallScripts } from './small-scripts.ts';
import { keepUsedStyles, wordsOf, wordsOfPage, wordsOfScripts } from './used-styles.ts';

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
// Of the islands, and those that a page fetches when it is first touched.
const PAGE_SCRIPT = /(?:component-url|renderer-url|data-instrument|data-first-move)="([^"]+)"/g;
const IMPORT = /["'`]\.\/([\w.-]+\.js)["'`]/g;
// Derived from the project's path and never read; without it, builds in two folders are the same bytes.
const ISLAND_UID = /(<astro-island) uid="[^"]*"/g;

/**
 * Removes from each built page what only hydration would read and the inlined styles that neither the page nor the code
 * of its islands uses, minifies the framework's scripts for the browsers of today, moves all styles into the head and puts their new hash into the page's policy, which allows no
 * inline script that is not in the page, but for `laterScripts`, the texts of those that its scripts write. A style that
 * browsers would drop stops the build.
 */
export function finishPages(laterScripts: readonly string[] = []): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const wordsOfIslands = islandWords(folder);
        const own = ownUtilities();
        for (const { name, html } of await builtPages(folder)) {
          const finished = withStylesInHead(withoutHydrationMarks(withSmallScripts(html.replace(ISLAND_UID, '$1'))));
          const page = withCodeAhead(finished, (path) => readFileSync(join(folder, path), 'utf8'));
          const inScripts = wordsOfScripts(page).union(await wordsOfIslands(page));
          const words = wordsOfPage(page.replace(STYLE, '')).union(inScripts);
          await writeFile(join(folder, name), withOwnPolicy(withUsedStyles(page, words, inScripts, own), laterScripts));
        }
      },
    },
  };
}

/** Astro writes a line of style in front of a page's first island, where HTML allows none. */
function withStylesInHead(page: string): string {
  const end = page.indexOf('</head>');
  const body = page.slice(end);
  const styles = [...body.matchAll(STYLE)].map(([element]) => element);
  return page.slice(0, end) + styles.join('') + body.replace(STYLE, '');
}

/** The page with the styles that it uses in one element, and short names for the classes that no script of it holds. */
function withUsedStyles(page: string, words: Set<string>, inScripts: Set<string>, own: Set<string>): string {
  const elements = [...page.matchAll(STYLE)].map(([element, start = '', styles = '', end = '']) => {
    if (!page.includes(policyHash(styles))) throw new Error('The policy of a page does not know the styles in it.');
    return { element, start, styles, end };
  });
  const used = elements.map(({ styles }) => keepUsedStyles(styles, words)).join('');
  const names = shortClassNames(page, used, own, inScripts);
  const short = withShortSelectors(used, names);
  const dropped = droppedStyle(short);
  if (dropped) throw new Error(`Browsers would drop a style of the page: ${dropped}.`);
  const [first] = elements;
  if (!first) return page;
  let html = withShortClasses(page, names).replace(first.element, () => first.start + short + first.end);
  html = html.replaceAll(policyHash(first.styles), policyHash(short));
  for (const { element, styles } of elements.slice(1)) {
    html = html.replace(element, '').replace(` '${policyHash(styles)}'`, '');
  }
  return html;
}

/** The utilities that our own styles add to Tailwind's. */
function ownUtilities(): Set<string> {
  const folder = new URL('../src/styles/', import.meta.url);
  const styles = readdirSync(folder).map((name) =>
    name.endsWith('.css') ? readFileSync(new URL(name, folder), 'utf8') : '',
  );
  return new Set(Array.from(styles.join('').matchAll(/@utility ([\w-]+)/g), ([, name = '']) => name));
}

/** Finds the words of every script that the islands of a page may load. Each script of the build is read once. */
function islandWords(folder: string): (html: string) => Promise<Set<string>> {
  const scripts = new Map<string, { words: Set<string>; imports: string[] }>();
  const read = async (path: string) => {
    const known = scripts.get(path);
    if (known) return known;
    const text = await readFile(join(folder, path), 'utf8');
    const imports = [...text.matchAll(IMPORT)].map(([, name = '']) => join(path, '..', name));
    const script = { words: wordsOf(text), imports };
    scripts.set(path, script);
    return script;
  };
  return async (html) => {
    const paths = new Set([...html.matchAll(PAGE_SCRIPT)].map(([, url = '']) => url));
    const words = new Set<string>();
    // The set grows by what its scripts import, and the loop goes on until it has read them too.
    for (const path of paths) {
      const script = await read(path);
      for (const word of script.words) words.add(word);
      for (const imported of script.imports) paths.add(imported);
    }
    return words;
  };
}
