export const companyWords: { taglineLines: [string, string, string]; country: string; representative: string } = {
  taglineLines: ['Your Co-Founder', 'to get things', 'Going'],
  country: 'Germany',
  representative: 'Managing director',
};
