/** The company's own words. Its facts are in `content/company.ts`. */
export const companyWords: { taglineLines: [string, string, string]; country: string; representative: string } = {
  taglineLines: ['Your Co-Founder', 'to get things', 'Going'],
  country: 'Germany',
  /** The role of `representedBy`. */
  representative: 'Managing director',
};
