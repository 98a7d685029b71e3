/**
 * What a browser may prepare before a click: any page of the site that the pointer rests on, but never a later step of
 * the checkout. A browser that saves data, or does not know these rules, does nothing.
 */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/checkout/*/*' } }] },
      eagerness: 'moderate',
    },
  ],
};
