/**
 * Facts about the company that runs the site, for its owner to replace. `sampleFacts` names every fact that is still a
 * sample; take a name out once its fact is real. `npm run go-live` fails until the list is empty.
 */
export const company = {
  name: 'Going',
  tagline: 'Your Co-Founder to get things Going',
  /** The tagline as the hero breaks it on a wide screen. */
  taglineLines: ['Your Co-Founder', 'to get things', 'Going'],
  email: 'hello@going.example',
  phone: '+49 30 23125 100',
  address: { street: 'Musterstraße 1', postcode: '10115', city: 'Berlin', country: 'Germany' },
  /** The Corporate Innovation banner leads here. */
  partnerUrl: 'https://partner.example/',
  /** Where 'Schedule a Consultation' leads, with the teams package preselected. */
  consultationPath: '/?package=long-term-team#contact',
} as const;

export const sampleFacts: string[] = ['name', 'email', 'phone', 'address', 'partnerUrl', 'consultationPath'];
