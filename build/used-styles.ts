import { Features, type Selector, transform } from 'lightningcss';
import { decodeEntities } from './entities.ts';

/** Everything in HTML or in code that may be a class. */
function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => decodeEntities(text).split(/[\s"'`]+/)));
}

/** The styles without the rules for classes that stand in none of the texts: a page and its scripts. Minified. */
export function keepUsedStyles(styles: string, texts: readonly string[]): string {
  const unused = classesOf(styles).difference(wordsOf(texts));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    // A page's own rules are nested; browsers before 2024 and the HTML checker know no nesting.
    include: Features.Nesting,
    unusedSymbols: [...unused],
  });
  return code.toString();
}

// Every page of a build has the same styles.
const known = new Map<string, Set<string>>();

/** The classes that selectors name outside of `:has(…)` and the like, where a class that is missing decides nothing. */
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
