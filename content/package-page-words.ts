/** Words that all package pages share. `{…}` is filled in. */
export const packagePageWords = {
  order: 'Order Now',
  workingTogether: 'Working Together',
  moreOfStep: 'More about this step',
  atAGlance: '{name} at a glance',
  alreadyIn: 'Already in {name}',
  notIncluded: 'Not included',
} as const;
export type PackagePageWords = typeof packagePageWords;
