/** Claims that the hero makes. Source: the specification's section 1. */
export const claims = [
  { figure: '100+', label: 'founders started' },
  { figure: '50+', label: 'founders succeeded' },
] as const;

/** The stats band. Source: the specification's section 1. */
export const stats = [
  { figure: '20,000+', label: 'ideas screened' },
  { figure: '500+', label: 'concepts validated' },
  { figure: '30+', label: 'startups launched' },
  { figure: '400M+', label: 'euro fundraised' },
] as const;
export type Stat = (typeof stats)[number];
