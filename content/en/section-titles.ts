import type { SectionId } from '../../domain/catalogue.ts';

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
