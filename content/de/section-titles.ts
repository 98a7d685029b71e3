import type { sectionTitles as english } from '../en/section-titles.ts';

export const sectionTitles: typeof english = {
  idea: 'Idee',
  coaching: 'Coaching und Verbindlichkeit',
  product: 'Produkt und Technik',
  fundraising: 'Finanzierung',
  traction: 'Traction',
  office: 'Büro',
  team: 'Team',
  retro: 'Rückblick und Feedback',
};
