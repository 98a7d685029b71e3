import type { Role } from './engine.ts';

/** What can have a role, as a CSS selector. */
export const CAN_BE: Record<Role, string> = {
  button: 'button, summary',
  link: 'a[href]',
  textbox: 'input, textarea',
};

/**
 * Runs in the page: the elements of a selector that are shown and have these words about them, in their order. Which of
 * them has a name, an engine is asked one by one: to ask it of a whole page takes seconds.
 */
export function findCandidates(selector: string, words: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].filter((element) => {
    const about = [
      element.ariaLabel,
      element.textContent,
      ...[...(element.labels ?? [])].map((label) => label.textContent),
    ];
    const isNamed = about.some((text) => text?.replace(/\s+/g, ' ').includes(words));
    return isNamed && element.checkVisibility({ visibilityProperty: true });
  });
}
