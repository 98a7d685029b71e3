import { Features, type Selector, transform } from 'lightningcss';
import { decodeEntities } from './entities.ts';

/** Every token in HTML or code that may be a class. */
function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => decodeEntities(text).split(/[\s"'`]+/)));
}

/** The styles without rules for classes that occur in none of the texts (a page and its scripts). Minified. */
export function keepUsedStyles(styles: string, texts: readonly string[]): string {
  const unused = classesOf(styles).difference(wordsOf(texts));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    // A page's own rules are nested; browsers before 2024 and the HTML checker do not support nesting.
    include: Features.Nesting,
    unusedSymbols: [...unused],
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
