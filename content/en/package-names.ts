import type { SectionId } from '../../domain/catalogue.ts';

/** The names of everything sold, which texts take from here. Your own packages may be named in their own file. */
export const names = {
  kickoff: 'Kickoff',
  getStarted: 'Get Started',
  getMomentum: 'Get Momentum',
  getScale: 'Get Scale',
  teams: 'Dedicated Tech Teams',
  team: 'Dedicated Tech Team',
} as const;

export const sectionTitles: Record<SectionId, string> = {
  idea: 'Idea',
  coaching: 'Coaching and Accountability',
  product: 'Product and Tech',
  fundraising: 'Fundraising',
  traction: 'Traction',
  office: 'Office',
  team: 'Team',
  retro: 'Retro and Feedback',
};
