import type { names as english } from '../en/package-names.ts';
import type { Words } from '../with-words.ts';

export const names: Words<typeof english> = {
  kickoff: 'Kickoff',
  getStarted: 'Get Started',
  getMomentum: 'Get Momentum',
  getScale: 'Get Scale',
  teams: 'Dedicated Tech Teams',
  team: 'Dedicated Tech Team',
};
