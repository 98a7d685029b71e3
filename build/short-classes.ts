import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { classesOf, decodeEntities, encodeEntities } from './used-styles.ts';

const CLASSES = /(\sclass=")([^"]*)(")/g;
const UTILITIES = '@layer utilities{';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Short names for the utility classes of a page, the most frequent the shortest: `mt-4` may be `c`. A class that a script
 * of the page may write keeps its name, and so do the
 * classes of components and our own utilities, by which people find their way in a page.
 *
 * @param html the page
 * @param styles its styles, minified
 * @param own the names of our own utilities
 * @param inScripts the words of its scripts, those of its islands included
 */
export function shortClassNames(
  html: string,
  styles: string,
  own: ReadonlySet<string>,
  inScripts: ReadonlySet<string>,
): Map<string, string> {
  const utilities = classesOf(layerOf(styles));
  // A script may hold a class as a word, or within a selector.
  const kept = new Set([...own, ...inScripts].flatMap((word) => [word, ...(word.match(/[\w-]+/g) ?? [])]));
  const counts = new Map<string, number>();
  for (const [, , value = ''] of html.matchAll(CLASSES)) {
    for (const name of decodeEntities(value).split(/\s+/)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const renamed = [...counts]
    .filter(([name]) => utilities.has(name) && !kept.has(name))
    .sort(([a, times], [b, more]) => more - times || (a < b ? -1 : 1));
  const names = freeNames(new Set([...counts.keys(), ...classesOf(styles)]));
  return new Map(renamed.map(([name]) => [name, names.next().value as string]));
}

/** A page whose elements have the short names. */
export function withShortClasses(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(CLASSES, (_, start, value, end) => {
    const short = decodeEntities(value)
      .split(/\s+/)
      .map((name) => names.get(name) ?? encodeEntities(name));
    return start + short.join(' ') + end;
  });
}

/** Styles for the short names. Minified. */
export function withShortSelectors(styles: string, names: ReadonlyMap<string, string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: { Selector: (parts) => withShortNames(parts, names) },
  });
  return code.toString();
}

// Selectors within others, as in `:has(…)`, are not visited by themselves.
function withShortNames(selector: Selector, names: ReadonlyMap<string, string>): Selector {
  return selector.map((part): SelectorComponent => {
    if (part.type === 'class') return { ...part, name: names.get(part.name) ?? part.name };
    if (!('selectors' in part) || !part.selectors) return part;
    const inner = part.selectors as Selector[];
    return { ...part, selectors: inner.map((one) => withShortNames(one, names)) } as SelectorComponent;
  });
}

/** The layer of the utilities; empty where there is none. */
function layerOf(styles: string): string {
  const start = styles.indexOf(UTILITIES);
  if (start < 0) return '';
  let depth = 0;
  for (let index = start; index < styles.length; index += 1) {
    if (styles[index] === '{') depth += 1;
    if (styles[index] === '}' && --depth === 0) return styles.slice(start, index + 1);
  }
  return '';
}

/** `a` to `z`, then `aa` and so on, without those that are taken. */
function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let number = 0; ; number += 1) {
    let name = '';
    for (let rest = number; rest >= 0; rest = Math.floor(rest / 26) - 1) name = LETTERS[rest % 26] + name;
    if (!taken.has(name)) yield name;
  }
}
