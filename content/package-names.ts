/**
 * What is sold, by name. A text that names a package takes its name from here, so that a package that is renamed is so
 * everywhere. A package of your own has an entry here too, or its name in its own file.
 */
export const names = {
  kickoff: 'Kickoff',
  getStarted: 'Get Started',
  getMomentum: 'Get Momentum',
  getScale: 'Get Scale',
  teams: 'Dedicated Tech Teams',
  /** One of them. */
  team: 'Dedicated Tech Team',
} as const;
