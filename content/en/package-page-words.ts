export const packagePageWords = {
  order: 'Order Now',
  workingTogether: 'Working Together',
  moreOfStep: 'More about this step',
  atAGlance: '{name} at a glance',
  alreadyIn: 'Already in {name}',
  notIncluded: 'Not included',
  bar: { label: 'Order {name}' },
  decision: {
    title: 'Ready when you are',
    ask: 'Ask first',
    askAbout: 'about {name}',
    other: 'Or one size up or down',
    otherWhenFirst: 'Or one size up',
    down: 'One step down',
    up: 'One step up',
    /** From the highest package to the teams, which are not more of the same. */
    beside: 'Another way',
    adds: 'Adds',
    leavesOut: 'Leaves out',
    unlisted: 'and {count} more',
    more: '{difference} more a month',
    less: '{difference} less a month',
    instead: '{price} instead of {current}',
    see: 'See {name}',
    compare: 'Compare all packages line by line',
  },
} as const;
export type PackagePageWords = typeof packagePageWords;
