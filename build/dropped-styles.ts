/**
 * What browsers would drop of a page's styles, in words; null if nothing. A minifier that knows scroll-driven
 * animations folds their timeline into the shorthand `animation`, which cannot hold one.
 */
export function droppedStyle(styles: string): string | null {
  for (const [, value = ''] of styles.matchAll(/[{;]\s*animation:([^;}]*)/g)) {
    if (/\b(?:scroll|view)\(|(?:^|[\s,])--/.test(value.replaceAll(/var\([^)]*\)/g, ''))) {
      return `the shorthand 'animation:${value}' holds a timeline`;
    }
  }
  return null;
}
