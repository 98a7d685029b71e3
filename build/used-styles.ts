import { transform } from 'lightningcss';

/** The words of a page, or of code that writes into it: among them is every class that it uses. */
export function wordsOf(text: string): Set<string> {
  return new Set(decode(text).split(/[\s"'`]+/));
}

/**
 * The styles without rules for classes that are not among the words, and then without the custom properties and
 * keyframes that nothing left refers to. Minified.
 */
export function keepUsedStyles(styles: string, words: Set<string>): string {
  let left = without(styles, classesOf(styles).difference(words));
  // What is taken out may have been the last to refer to something else.
  for (let before = ''; before !== left; ) {
    before = left;
    left = without(left, unreferred(left));
  }
  return left;
}

function without(styles: string, unusedSymbols: Set<string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols: [...unusedSymbols],
  });
  return code.toString();
}

// Every page of a build has the same styles.
const classesOfStyles = new Map<string, Set<string>>();

function classesOf(styles: string): Set<string> {
  const known = classesOfStyles.get(styles);
  if (known) return known;
  const classes = new Set<string>();
  classesOfStyles.set(styles, classes);
  transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    visitor: {
      Selector: (parts) => {
        for (const part of parts) if (part.type === 'class') classes.add(part.name);
      },
    },
  });
  return classes;
}

/** The custom properties and keyframes whose names appear only where they are declared. */
function unreferred(styles: string): Set<string> {
  const found = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, text = '']) => text);
  const properties = new Set(found(/(--[\w-]+):/g)).difference(new Set(found(/\b(?:var|style)\((--[\w-]+)/g)));
  const animated = new Set(found(/[{;]animation(?:-name)?:([^;}]*)/g).flatMap((value) => value.split(/[\s,]+/)));
  return properties.union(new Set(found(/@keyframes ([\w-]+)/g)).difference(animated));
}

function decode(html: string): string {
  return html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
