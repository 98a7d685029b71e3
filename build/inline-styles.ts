import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Features, type Selector, transform } from 'lightningcss';
import { builtPages, decodeEntities } from './built-pages.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;
// A data block, such as `application/ld+json`, needs no permission.
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
// Scripts of islands, and those loaded at the first interaction.
const PAGE_SCRIPT = /(?:component-url|renderer-url|data-instrument|data-first-move)="([^"]+)"/g;
// The scripts of an island at the top of its page; see `client:near-viewport`.
const PRELOADED = /component-url="([^"]+)"[^>]* renderer-url="([^"]+)"[^>]*&quot;preload&quot;/;
const STATIC_IMPORT = /\b(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g;
const IMPORT = /["'`]\.\/([\w.-]+\.js)["'`]/g;
// Derived from the project's path and never read; without it, builds in two folders are identical.
const ISLAND_UID = /(<astro-island) uid="[^"]*"/g;

// Leaves each page its used styles, in one element, and its own inline scripts in its policy. Lists an island's scripts at
// the top, so that none waits for another; `laterScripts` are inline scripts added by scripts.
export function inlineStyles(laterScripts: readonly string[] = []): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const follow = scriptReader(folder);
        for (const { name, html } of await builtPages(folder)) {
          const scripts = await follow(
            Array.from(html.matchAll(PAGE_SCRIPT), ([, url = '']) => url),
            IMPORT,
          );
          const preloaded = await follow(PRELOADED.exec(html)?.slice(1) ?? [], STATIC_IMPORT);
          const links = [...preloaded.keys()].map((url) => `<link rel="modulepreload" href="${url}">`);
          const page = withUsedStyles(html.replace(ISLAND_UID, '$1'), [...scripts.values()]);
          await writeFile(
            join(folder, name),
            withOwnPolicy(page.replace('</head>', `${links.join('')}</head>`), laterScripts),
          );
        }
      },
    },
  };
}

/** Astro inlines the same styles into every page, and some in the body, where HTML allows none. */
function withUsedStyles(page: string, scripts: readonly string[]): string {
  const styles = Array.from(page.matchAll(STYLE), ([, text = '']) => text);
  const bare = page.replace(STYLE, '');
  const used = keepUsedStyles(styles.join(''), [bare, ...scripts]);
  const [first = '', ...others] = styles.map((text) => `'${policyHash(text)}'`);
  if (!bare.includes(first)) throw new Error("A page's content security policy does not allow its styles.");
  return others
    .reduce((html, hash) => html.replace(` ${hash}`, ''), bare)
    .replace(first, `'${policyHash(used)}'`)
    .replace('</head>', () => `<style>${used}</style></head>`);
}

/** Returns a function that reads scripts and what they import, each once, and resolves to the sources by path. */
function scriptReader(folder: string) {
  const texts = new Map<string, string>();
  return async (urls: Iterable<string>, imports: RegExp): Promise<Map<string, string>> => {
    const paths = new Set(urls);
    // The set grows during the loop, until it holds every transitive import.
    for (const path of paths) {
      const text = texts.get(path) ?? (await readFile(join(folder, path), 'utf8'));
      texts.set(path, text);
      for (const [, name = ''] of text.matchAll(imports)) paths.add(join(path, '..', name));
    }
    return new Map(Array.from(paths, (path) => [path, texts.get(path) ?? '']));
  };
}

/** The styles without rules for classes that occur in none of the texts (a page and its scripts). Minified. */
export function keepUsedStyles(styles: string, texts: readonly string[]): string {
  // Every token in HTML or code that may be a class.
  const words = new Set(texts.flatMap((text) => decodeEntities(text).split(/[\s"'`]+/)));
  const classes = classesOf(styles);
  const quoted = [...classes].find((name) => /["'`]/.test(name));
  if (quoted)
    throw new Error(`The class '${quoted}' has a quote, at which pages are split: write its rule in a stylesheet.`);
  const { code } = transform({
    filename: 'page.css',
    // The pruning does not look into `:is()`, which Tailwind puts around its `*:` variants.
    code: Buffer.from(styles.replace(/:is\((\.(?:[^\s\\(),]|\\.)+)\s*>\s*\*\)/g, '$1>*')),
    minify: true,
    // A page's own rules are nested; browsers before 2024 and the HTML checker do not support nesting.
    include: Features.Nesting,
    unusedSymbols: [...classes.difference(words)],
  });
  return code.toString();
}

// All pages of a build share their styles.
const known = new Map<string, Set<string>>();

/** The classes in selectors, outside of `:has(…)` and the like, where a missing class decides nothing. */
function classesOf(styles: string): Set<string> {
  const classes = known.get(styles) ?? new Set<string>();
  if (known.has(styles)) return classes;
  known.set(styles, classes);
  const Selector = (parts: Selector) => {
    for (const part of parts) if (part.type === 'class') classes.add(part.name);
  };
  transform({ filename: 'page.css', code: Buffer.from(styles), visitor: { Selector } });
  return classes;
}

/** The hash source of an inline script or style, without quotes. */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The page with a policy that allows only its own inline scripts, and those with a given text. */
export function withOwnPolicy(html: string, others: readonly string[]): string {
  const own = Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text);
  const allowed = new Set([...own, ...others].map((text) => `'${policyHash(text)}'`));
  return html.replace(POLICY, (meta) =>
    meta.replace(/script-src [^;"]*/, (scripts) => {
      const origins = scripts.split(' ').filter((value) => !value.startsWith("'sha256-"));
      return [...origins, ...allowed].join(' ');
    }),
  );
}
