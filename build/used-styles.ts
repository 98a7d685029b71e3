import { type Selector, type SelectorComponent, transform } from 'lightningcss';

const CLASSES = /\sclass="([^"]*)"/g;
const SCRIPTS = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The words of a page by which styles are used: those of its classes and inline scripts, its elements and fields. */
export function wordsOfPage(html: string): Set<string> {
  const parts = [CLASSES, SCRIPTS].flatMap((pattern) => Array.from(html.matchAll(pattern), ([, text = '']) => text));
  return wordsOf(parts.join(' ')).union(elementsOf(html));
}

/** The words of a page's inline scripts. */
export function wordsOfScripts(html: string): Set<string> {
  return wordsOf(Array.from(html.matchAll(SCRIPTS), ([, text = '']) => text).join(' '));
}

/** Every element (`<table`), as a page or as code that makes it names it, and every type of a field (`type=date`). */
function elementsOf(text: string): Set<string> {
  const elements = Array.from(
    text.matchAll(/<([a-z][\w-]*)|(?:jsxs?|createElement)\)?\((["'`])([a-z][\w-]*)\2/g),
    ([, a, , b]) => `<${a ?? b}`,
  );
  const types = Array.from(text.matchAll(/\btype\s*[=:]\s*["'`]([\w-]+)/g), ([, type]) => `type=${type}`);
  return new Set([...elements, ...types]);
}

/** The words of code that writes into a page: among them is every class, element and type of a field that it uses. */
export function wordsOf(text: string): Set<string> {
  return new Set(decodeEntities(text).split(/[\s"'`]+/)).union(elementsOf(text));
}

/**
 * The styles without rules for classes, elements and parts of fields that are not among the words, and then without the
 * custom properties and keyframes that nothing left refers to. Minified.
 */
export function keepUsedStyles(styles: string, words: Set<string>): string {
  // Classes first: the pass over elements looks at each rule by itself, and few rules are left then.
  let left = withoutUnset(withoutUnmet(without(styles, classesOf(styles).difference(words)), words));
  // What is taken out may have been the last to refer to something else.
  for (let before = ''; before !== left; ) {
    before = left;
    left = without(left, unreferred(left));
  }
  // What nothing reads need not be registered, and what the root has needs no other value to fall back to.
  const [, theme = ''] = THEME.exec(left) ?? [];
  const ofRoot = new Set(Array.from(theme.matchAll(DECLARED), ([, name]) => name));
  return left
    .replace(REGISTERED, (rule, name) => (left.includes(`var(${name}`) ? rule : ''))
    .replace(WITH_FALLBACK, (value, name) => (ofRoot.has(name) ? `var(${name})` : value));
}

const THEME = /:root,:host\{([^}]*)\}/;
const DECLARED = /(?:^|;)(--[\w-]+):/g;
const REGISTERED = /@property (--[\w-]+)\{[^}]*\}/g;
const WITH_FALLBACK = /var\((--[\w-]+),[^()]*\)/g;

const INITIAL = /@property (--[\w-]+)\{[^}]*initial-value:([^;}]*)/g;
const TAILWINDS_OWN = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/** What Tailwind's classes hand to one another, and none of this page sets, is written out as its first value. */
function withoutUnset(styles: string): string {
  const set = declared(styles);
  const initial = new Map(Array.from(styles.matchAll(INITIAL), ([, name, value]) => [name, value]));
  return styles.replace(TAILWINDS_OWN, (value, name, fallback) =>
    set.has(name) ? value : (initial.get(name) ?? fallback ?? value),
  );
}

// Parts of fields that only some types of a field have.
const PARTS: [part: RegExp, types: string[]][] = [
  [/^-webkit-(date|calendar)/, ['date', 'time', 'month', 'week', 'datetime-local']],
  [/^-webkit-search/, ['search']],
  [/spin-button$/, ['number']],
  [/^file-selector-button$/, ['file']],
];

/** Whether a part of a selector is met by one of a list, as `:is(a, b)` is. */
function isList(part: SelectorComponent) {
  return part.type === 'pseudo-class' && (part.kind === 'has' || part.kind === 'is' || part.kind === 'where');
}

function isUsed(selector: Selector, words: Set<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'type') return words.has(`<${part.name}`);
    if (part.type === 'class') return words.has(part.name);
    if (isList(part)) return part.selectors.some((inner) => isUsed(inner, words));
    if (part.type !== 'pseudo-element') return true;
    const name = 'name' in part ? part.name : part.kind;
    const types = PARTS.find(([pattern]) => pattern.test(name))?.[1];
    return !types || types.some((type) => words.has(`type=${type}`));
  });
}

/** Reset styles are for every element there is; few of them stand on a page. */
function withoutUnmet(styles: string, words: Set<string>): string {
  /** Without what of its lists, as in `:is(a, b)`, is not there. */
  const pruned = (selector: Selector): Selector =>
    selector.map((part) =>
      isList(part) ? { ...part, selectors: part.selectors.filter((inner) => isUsed(inner, words)).map(pruned) } : part,
    );
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Rule: {
        // Nothing returned: the rule stays as it is.
        style: ({ value }) => (value.selectors.some((selector) => isUsed(selector, words)) ? undefined : []),
        // Tailwind's colour of placeholders, asked for in a roundabout way: the fields of the site have one of their own.
        supports: ({ value }) => (JSON.stringify(value.condition).includes('-apple-pay-button') ? [] : undefined),
        // Tailwind's stand-in for `@property`, which is in every browser that the site is made for.
        'layer-block': ({ value }) => (value.name?.join('.') === 'properties' ? [] : undefined),
      },
      Selector: (selector) => (isUsed(selector, words) ? pruned(selector) : []),
    },
  });
  return code.toString();
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

/** The classes that the selectors of styles name; those within `:has(…)` and the like are not among them. */
export function classesOf(styles: string): Set<string> {
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

/** The custom properties that any rule sets. */
function declared(styles: string): Set<string> {
  return new Set(Array.from(styles.matchAll(/(--[\w-]+):/g), ([, name = '']) => name));
}

/** The custom properties and keyframes whose names appear only where they are declared. */
function unreferred(styles: string): Set<string> {
  const found = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, text = '']) => text);
  const properties = declared(styles).difference(new Set(found(/\b(?:var|style)\((--[\w-]+)/g)));
  const animated = new Set(found(/[{;]animation(?:-name)?:([^;}]*)/g).flatMap((value) => value.split(/[\s,]+/)));
  return properties.union(new Set(found(/@keyframes ([\w-]+)/g)).difference(animated));
}

/** Text of an attribute as it was meant. */
export function decodeEntities(html: string): string {
  return html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Text as it stands in HTML. */
export function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
