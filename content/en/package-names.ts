/** The names of everything sold, which texts take from here. Your own packages may be named in their own file. */
export const names = {
  kickoff: 'Kickoff',
  getStarted: 'Get Started',
  getMomentum: 'Get Momentum',
  getScale: 'Get Scale',
  teams: 'Dedicated Tech Teams',
  team: 'Dedicated Tech Team',
} as const;
