const rules = {
  prerender: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/checkout/*/*' } }] }, eagerness: 'moderate' },
    // Cancels a page that was prepared for a link no longer in view.
    { where: { selector_matches: '[data-in-view]' }, eagerness: 'immediate' },
  ],
};

/**
 * Speculation rules as the text of their script element: any page of the site except later checkout steps. The content
 * security policy allows this text by its hash.
 */
export const speculationRules = JSON.stringify(rules);

/** The same rule as a predicate on a path. */
export function mayBePrepared(path: string): boolean {
  return !/^\/checkout\/[^/]+\/./.test(path);
}
