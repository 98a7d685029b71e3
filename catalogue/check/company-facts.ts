import { company, companySchema, legalFacts, legalFactsSchema } from '../../content/company.ts';
import type { ContentList } from './validate.ts';

/** The facts of the company with their shapes: what other content is made of. */
export const companyFacts: readonly ContentList[] = [
  { file: 'content/company.ts', schema: companySchema, entries: [company] },
  { file: 'content/company.ts', schema: legalFactsSchema, entries: [legalFacts] },
];
