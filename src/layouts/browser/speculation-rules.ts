/** The text of a script element, which the content security policy allows by its hash. */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/checkout/*/*' } }] }, eagerness: 'moderate' },
    // Cancels a page that was prepared for a link no longer in view.
    { where: { selector_matches: '[data-in-view]' }, eagerness: 'immediate' },
  ],
});

/** The same rule as a predicate on a path. */
export function mayBePrepared(path: string): boolean {
  return !/^\/checkout\/[^/]+\/./.test(path);
}
