/**
 * Styles that browsers would drop, in words; null if none. A minifier that knows scroll-driven animations folds the timeline
 * into the `animation` shorthand, which cannot hold one.
 */
export function droppedStyle(styles: string): string | null {
  for (const [, value = ''] of styles.matchAll(/[{;]\s*animation:([^;}]*)/g)) {
    if (/\b(?:scroll|view)\(|(?:^|[\s,])--/.test(value.replaceAll(/var\([^)]*\)/g, ''))) {
      return `the shorthand 'animation:${value}' holds a timeline`;
    }
  }
  return null;
}
