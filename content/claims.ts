import type { Figure } from './shapes.ts';

/** What the hero claims. */
export const claims: readonly Figure[] = [
  { figure: '100+', label: 'founders started' },
  { figure: '50+', label: 'founders succeeded' },
];

/** The stats band. */
export const stats: readonly Figure[] = [
  { figure: '20,000+', label: 'ideas screened' },
  { figure: '500+', label: 'concepts validated' },
  { figure: '30+', label: 'startups launched' },
  { figure: '400M+', label: 'euro fundraised' },
];
