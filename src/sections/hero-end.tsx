/** The id of {@link HeroEnd}, for a page's `paintedFrom`. */
export const HERO_END = 'hero-end';

/**
 * Marks the end of a first screen with parts side by side, so that the browser does not paint half of it and shift it later.
 * Browsers consider an element parsed at its start tag, so this is a sibling, not a wrapper.
 */
export function HeroEnd() {
  return <span id={HERO_END} />;
}
