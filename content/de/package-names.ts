import type * as english from '../en/package-names.ts';
import type { Words } from '../with-words.ts';

export const names: Words<typeof english.names> = {
  kickoff: 'Kickoff',
  getStarted: 'Get Started',
  getMomentum: 'Get Momentum',
  getScale: 'Get Scale',
  teams: 'Dedicated Tech Teams',
  team: 'Dedicated Tech Team',
};

export const sectionTitles: typeof english.sectionTitles = {
  idea: 'Idee',
  coaching: 'Coaching und Verbindlichkeit',
  product: 'Produkt und Technik',
  fundraising: 'Finanzierung',
  traction: 'Traction',
  office: 'Büro',
  team: 'Team',
  retro: 'Rückblick und Feedback',
};
