import type { companyWords as english } from '../en/company.ts';

export const companyWords: typeof english = {
  taglineLines: ['Dein Co-Founder,', 'mit dem es', 'losgeht'],
  country: 'Deutschland',
  representative: 'Geschäftsführerin',
};
