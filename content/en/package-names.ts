/**
 * The names of everything sold. Texts take names from here, so that a package is renamed in one place. Add your own packages
 * here, or name them in their own file.
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
