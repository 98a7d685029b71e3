const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/checkout/*/*' } }] },
      eagerness: 'moderate',
    },
    // A page prepared for a link that has left the view is given up again.
    { where: { selector_matches: '[data-in-view]' }, eagerness: 'immediate' },
  ],
};

/**
 * What a browser may prepare before a click, as the text of a script of the type `speculationrules`: any page of the
 * site, but never a later step of the checkout. The policy for scripts allows this text by its hash.
 */
export const speculationRules = JSON.stringify(rules);

/** The same rule, asked of a path of the site. */
export function mayBePrepared(path: string): boolean {
  return !/^\/checkout\/[^/]+\/./.test(path);
}
