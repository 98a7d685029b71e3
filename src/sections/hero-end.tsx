/** The id of {@link HeroEnd}, for the `paintedFrom` of a page. */
export const HERO_END = 'hero-end';

/**
 * Stands behind a first screen whose parts stand side by side: half of it would be painted, and move when the rest comes.
 * A browser takes an element for there when it has begun, so this one is not around the first screen.
 */
export function HeroEnd() {
  return <span id={HERO_END} />;
}
